// The canvas: sharp at any pixel ratio, still at rest, one draw call for all blocks, a lost context, no WebGL.
import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { launch, open, picture, rest, state, stats, timeline, until } from "./browser.mjs";

let session;
before(async () => { session = await launch(); });
after(async () => { await session.close(); });

const median = (numbers) => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

const shot = async (page) => {
  await page.mouse.move(0, 0);
  await rest(page);
  return (await page.screenshot({ animations: "disabled", caret: "hide" })).toString("base64");
};

/** How far two pictures are apart, of 255, where they are furthest. A glyph's edge depends by a step or two on where it lies in the atlas. */
const largestDifference = (page, one, two) => page.evaluate(async (shots) => {
  const [a, b] = await Promise.all(shots.map(async (base64) => {
    const image = await createImageBitmap(new Blob([Uint8Array.from(atob(base64), (c) => c.charCodeAt(0))], { type: "image/png" }));
    const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, image.width, image.height).data;
  }));
  if (a.length !== b.length) return 255;
  let most = 0;
  for (let i = 0; i < a.length; ++i) most = Math.max(most, Math.abs(a[i] - b[i]));
  return most;
}, [one, two]);

/** Frame times of a window of motion, in milliseconds of the program's own work. */
async function frameTimes(page) {
  const times = [];
  for (let turn = 0; turn < 24; ++turn) {
    await page.evaluate((step) => window.nimboard.goto(step), turn % 2 ? 4 : 3);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    times.push((await stats(page)).lastFrameMs);
  }
  return times;
}

describe("the canvas", () => {
  for (const ratio of [1, 1.5, 2]) {
    it(`has a pixel for each of the screen's at ratio ${ratio}, and the mouse hits what it points at`, async () => {
      const { page, complaints } = await open(session, { ratio });
      const size = await page.evaluate(() => {
        const canvas = document.getElementById("canvas");
        return [canvas.width, canvas.height, canvas.clientWidth, canvas.clientHeight, canvas.getAttribute("style")];
      });
      assert.deepEqual(size.slice(0, 4), [1280 * ratio, 720 * ratio, 1280, 720]);
      assert.ok(!/width|height/.test(size[4] || ""), "no inline size");
      const { steps } = await state(page);
      await page.mouse.click(timeline.step(9, steps), timeline.y);
      await until(page, (s) => s.step === 9, "the ninth dot");
      assert.deepEqual(complaints, []);
      await page.context().close();
    });
  }

  it("follows its window", async () => {
    const { page } = await open(session, { hash: "#step=6" });
    const before = await picture(page);
    await page.setViewportSize({ width: 900, height: 640 });
    await rest(page);
    assert.deepEqual(await page.evaluate(() => [canvas.width, canvas.height]), [900, 640]);
    await page.setViewportSize({ width: 1280, height: 720 });
    assert.deepEqual(await picture(page), before);
    await page.context().close();
  });

  it("draws nothing at rest, and all blocks in one call", async () => {
    const { page } = await open(session, { hash: "#step=5" });
    const still = await rest(page);
    await page.waitForTimeout(1500);
    const now = await stats(page);
    assert.equal(now.framesDrawn, still);
    assert.equal(now.blockDrawCalls, 1);
    assert.ok(now.blocks >= 9);
    await page.keyboard.press("ArrowRight");
    await page.waitForTimeout(200);
    const moving = await stats(page);
    assert.ok(moving.framesDrawn > still);
    assert.equal(moving.blockDrawCalls, 1);
    await page.context().close();
  });

  it("comes back after its context was lost, at rest and in mid-motion", async () => {
    const { page, complaints } = await open(session, { hash: "#step=4" });
    const lose = () => page.evaluate(() => {
      window.ender = document.getElementById("canvas").getContext("webgl2").getExtension("WEBGL_lose_context");
      window.ender.loseContext();
    });
    const restore = () => page.evaluate(() => window.ender.restoreContext());
    const before = await picture(page);
    await lose();
    await page.waitForTimeout(200);
    assert.ok(await page.locator("#trouble").isVisible(), "says so");
    await restore();
    await page.waitForTimeout(200);
    assert.equal(await page.locator("#trouble").isVisible(), false);
    assert.deepEqual(await picture(page), before);

    await page.keyboard.press("ArrowRight");
    await page.waitForTimeout(150);
    await lose();
    await page.waitForTimeout(200);
    await restore();
    await until(page, (s) => s.step === 5 && !s.moving, "the motion ends");
    const { page: other } = await open(session, { hash: "#step=5" });
    await rest(other);
    assert.ok(await largestDifference(page, await shot(page), await shot(other)) <= 4, String(await largestDifference(page, await shot(page), await shot(other))));
    assert.deepEqual(complaints.filter((text) => !/CONTEXT_LOST|context lost/i.test(text)), []);
    await page.context().close();
    await other.context().close();
  });

  it("takes about as long for 10,000 heaps as for 4", async () => {
    const { page } = await open(session, { hash: "#heaps=10,12,15,4" });
    const timeOf = async (heaps) => {
      await page.evaluate((h) => window.nimboard.load({ heaps: h }), heaps);
      await rest(page);
      return median(await frameTimes(page));
    };
    const many = Array.from({ length: 10000 }, (_, i) => (i * 7919 + 13) % 16384);
    // In turns, since other programs of the machine may fall into one of the two.
    const ratios = [];
    while (ratios.length < 3) {
      const few = await timeOf([10, 12, 15, 4]);
      ratios.push(await timeOf(many) / few);
    }
    assert.ok(median(ratios) <= 3, `times as long for 10,000 heaps as for 4: ${ratios.join(", ")}`);
    assert.equal((await stats(page)).blockDrawCalls, 1);
    await page.context().close();
  });
});

describe("the page", () => {
  it("shows the same picture at the same address", async () => {
    const { page } = await open(session);
    await page.keyboard.press("t");
    await page.keyboard.press("End");
    await page.keyboard.press("ArrowLeft");
    await rest(page);
    await page.waitForTimeout(400);
    const address = await page.evaluate(() => location.hash);
    assert.match(address, /^#game=nim&heaps=10,12,15,4&lesson=reduce&step=15&lang=en&theme=paper/);
    const drawn = () => page.evaluate(() => window.nimboard.svg());
    const before = await drawn();
    await page.reload();
    await page.evaluate(() => window.nimboard.ready);
    await rest(page);
    assert.equal(await drawn(), before);
    await page.evaluate(() => { location.hash = "#heaps=1,2,3&step=2"; });
    await until(page, (s) => s.heaps.join() === "1,2,3" && s.step === 2, "a typed address");
    await page.context().close();
  });

  it("has the step as text, and announces steps", async () => {
    const { page } = await open(session, { hash: "#step=5" });
    assert.match(await page.locator("#mirror h1").innerText(), /Column 4/);
    assert.equal(await page.locator("#mirror-live").textContent(), "");
    assert.ok(await page.locator("#mirror table tr").count() >= 5);
    await page.keyboard.press("ArrowRight");
    await until(page, (s) => s.step === 6, "step 6");
    await rest(page);
    assert.match(await page.locator("#mirror-live").textContent(), /Column 2/);
    await page.context().close();
  });

  it("can be driven by a script and over messages", async () => {
    const { page } = await open(session);
    const after = await page.evaluate(async () => {
      const n = window.nimboard;
      n.load({ game: "nim", heaps: [5, 9, 12], step: 3, theme: "paper" });
      n.next();
      n.goto(7);
      n.prev();
      return n.state();
    });
    assert.deepEqual(after.heaps, [5, 9, 12]);
    assert.equal(after.step, 6);
    assert.equal(after.theme, "paper");
    const report = await page.evaluate(() => window.nimboard.judge("2\n2\n1 1\n2\n1 0\n", "nim"));
    assert.deepEqual(report.cases.map((c) => c.answer), ["No", "Yes"]);
    assert.equal(report.error, null);
    const bad = await page.evaluate(() => window.nimboard.judge("1\n2\n1 -5\n"));
    assert.deepEqual([bad.error.line, bad.error.column], [3, 3]);
    assert.match(await page.evaluate(() => window.nimboard.svg()), /^<\?xml|^<svg/);

    await page.evaluate((address) => new Promise((done) => {
      const frame = document.createElement("iframe");
      frame.src = address;
      frame.onload = done;
      window.heard = [];
      addEventListener("message", (event) => window.heard.push(event.data));
      document.body.append(frame);
      window.inner = frame.contentWindow;
    }), session.url + "/?inner#heaps=3,4");
    await page.evaluate(() => { window.inner.postMessage({ nimboard: "goto", step: 2 }, "*"); window.inner.postMessage({ nimboard: "state", id: 7 }, "*"); });
    await page.waitForFunction(() => window.heard.some((m) => m.nimboard === "reply" && m.id === 7) && window.heard.some((m) => m.nimboard === "change"));
    const reply = await page.evaluate(() => window.heard.find((m) => m.id === 7));
    assert.equal(reply.value.step, 2);
    await page.context().close();
  });

  it("is a page of text without WebGL", async () => {
    const { page } = await open(session, {
      before: () => { HTMLCanvasElement.prototype.getContext = () => null; },
    });
    assert.ok(await page.locator("#trouble").isVisible());
    assert.ok(await page.locator("#mirror h1").isVisible());
    const first = await page.locator("#mirror h1").innerText();
    await page.keyboard.press("ArrowRight");
    await page.waitForFunction((text) => document.querySelector("#mirror h1").textContent !== text, first);
    await page.locator("#mirror-prev").click();
    await page.waitForFunction((text) => document.querySelector("#mirror h1").textContent === text, first);
    await page.context().close();
  });
});
