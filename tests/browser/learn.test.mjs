// A learner at work: questions answered right, wrong and not at all, hints, hands counted in class, challenges, and what
// the device keeps of it.
import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { launch, open, picture, rest, state, until } from "./browser.mjs";

let session;
before(async () => { session = await launch(); });
after(async () => { await session.close(); });

const press = async (page, ...keys) => { for (const key of keys) await page.keyboard.press(key); };
const heapsNow = [10, 12, 15, 4];

/** The right answer's number to "is column 8 odd or even?": odd comes first. */
function parityAnswer(question, heaps) {
  const power = Number(/\d+/.exec(question.text)[0]);
  return heaps.filter((heap) => heap & power).length % 2 === 1 ? 0 : 1;
}
const choose = (page, index) => press(page, ...Array(index + 1).fill("ArrowDown"), "Enter");

/** A winning move of Nim: {heap, to}. */
function winning(heaps) {
  const k = heaps.reduce((a, b) => a ^ b, 0);
  const heap = heaps.findIndex((size) => (size ^ k) < size);
  return { heap, to: heaps[heap] ^ k };
}

describe("questions", () => {
  it("of a whole lesson are answered right, wrong and not at all, and never block", async () => {
    const { page, complaints } = await open(session, { hash: "#still=1" });
    const { steps } = await state(page);
    const done = { right: 0, wrong: 0, skipped: 0 };
    let turn = 0;
    for (let step = 1; step < steps; ++step) {
      const now = await state(page);
      assert.equal(now.step, step);
      if (now.question) {
        const right = parityAnswer(now.question, heapsNow);
        const what = ["right", "wrong", "skipped"][turn++ % 3];
        done[what] += 1;
        if (what !== "skipped") {
          await choose(page, what === "right" ? right : 1 - right);
          const after = (await state(page)).question;
          assert.equal(after.verdict, what);
          assert.match(after.reason, /has bit|have bit/);
          // The page's text has the reason from the next frame on, and it is announced.
          await page.waitForFunction((reason) => document.getElementById("mirror-question").innerText.includes(reason), after.reason);
          await page.waitForFunction((reason) => document.getElementById("mirror-live").textContent.includes(reason), after.reason);
        }
      }
      await press(page, "ArrowRight");
    }
    assert.ok(done.right > 0 && done.wrong > 0 && done.skipped > 0, JSON.stringify(done));
    assert.equal((await state(page)).step, steps);
    assert.equal((await state(page)).progress,
      `reduce right=${done.right} wrong=${done.wrong} skipped=${done.skipped}`);
    assert.deepEqual(complaints, []);
    await page.context().close();
  });

  it("keep their answers on the way back, in another language, and lose them with the position", async () => {
    const { page, complaints } = await open(session, { hash: "#still=1&step=4" });
    const { question } = await state(page);
    assert.ok(question, "step 4 asks");
    await choose(page, 1);
    await press(page, "ArrowRight", "ArrowRight", "ArrowLeft", "ArrowLeft");
    assert.equal((await state(page)).question.answer, 1);
    await press(page, "l");
    await until(page, (s) => s.lang === "zh-Hans", "Chinese");
    await until(page, (s) => s.question.text !== question.text, "the words of the language");
    const there = await state(page);
    assert.equal(there.step, 4);
    assert.equal(there.question.answer, 1);
    assert.notEqual(there.question.text, question.text);
    await page.waitForFunction(() => /[一-鿿]/.test(document.getElementById("mirror-question").innerText));
    await press(page, "ArrowRight", "ArrowRight");
    const place = (await state(page)).step;
    await page.locator("#heaps").fill("7 6 5");
    await page.keyboard.press("Enter");
    await until(page, (s) => s.heaps.join() === "7,6,5", "other heaps");
    assert.equal((await state(page)).step, 1);
    await page.keyboard.press("Escape");
    await press(page, "ArrowRight", "ArrowRight", "ArrowRight");
    assert.equal((await state(page)).question.answer, null);
    await press(page, "Control+z");
    await until(page, (s) => s.heaps.join() === "10,12,15,4" && s.step === place, "undone, where it was left");
    assert.deepEqual(complaints, []);
    await page.context().close();
  });

  it("give hints one by one, then the answer", async () => {
    const { page } = await open(session, { hash: "#still=1&step=4" });
    const plain = await picture(page);
    let shown = 0;
    while ((await state(page)).question.answer === null) {
      const before = (await state(page)).question.hints.length;
      assert.equal(before, shown);
      await press(page, "h");
      if ((await state(page)).question.answer !== null) break;
      shown += 1;
      const { hints } = (await state(page)).question;
      assert.equal(hints.length, shown);
      await page.waitForFunction((hint) => document.getElementById("mirror-question").innerText.includes(hint), hints[shown - 1]);
      assert.ok(shown < 5);
    }
    assert.ok(shown >= 1);
    const { question } = await state(page);
    assert.equal(question.verdict, "right");
    assert.notEqual(await picture(page), plain);
    await press(page, "Enter");
    assert.equal((await state(page)).question.answer, null);
    await page.context().close();
  });

  it("count hands in class, by key, by click on the page's text, and not as the learner's own", async () => {
    const { page, complaints } = await open(session, { hash: "#still=1&step=4" });
    await press(page, "v", "ArrowDown", "u", "u", "u", "d", "ArrowDown", "u");
    assert.deepEqual((await state(page)).question.hands, [2, 1]);
    const again = page.locator("#mirror-question li").nth(1).locator("button").nth(1);
    await again.evaluate((button) => button.click());
    assert.deepEqual((await state(page)).question.hands, [2, 2]);
    await press(page, "Enter");
    assert.notEqual((await state(page)).question.answer, null);
    assert.deepEqual((await state(page)).question.hands, [2, 2]);
    await press(page, "ArrowRight", "ArrowLeft");
    assert.deepEqual((await state(page)).question.hands, [2, 2]);
    await press(page, "r");
    assert.deepEqual((await state(page)).question.hands, [0, 0]);
    assert.equal((await state(page)).progress, "");
    await press(page, "v");
    assert.equal((await state(page)).question.hands, null);
    assert.deepEqual(complaints, []);
    await page.context().close();
  });
});

describe("challenges", () => {
  it("are solved by keys alone, wrong moves get their reason, and the position goes on stage", async () => {
    const { page, complaints } = await open(session, { hash: "#still=1" });
    await press(page, "c");
    await until(page, (s) => s.panel === "challenge", "the panel");
    let { heaps } = (await state(page)).challenge;
    let move = winning(heaps);
    const text = page.locator("#mirror-challenge");
    // A wrong move first: one stone too many or too few.
    await press(page, ...Array(move.heap).fill("ArrowDown"), ...String(move.to === 0 ? 1 : move.to - 1), "Enter");
    assert.match(await text.innerText(), /Your move leaves k = [1-9]/);
    await press(page, ...Array(8).fill("Backspace"), ...String(move.to), "Enter");
    assert.match(await text.innerText(), /= 0/);
    assert.equal((await state(page)).progress, "", "only the first answer scores");
    await press(page, "Enter");
    ({ heaps } = (await state(page)).challenge);
    move = winning(heaps);
    await press(page, ...Array(move.heap).fill("ArrowDown"), ...String(move.to), "Enter");
    assert.equal((await state(page)).progress, "solved=1 best=1");
    await press(page, "s");
    const now = await state(page);
    assert.equal(now.panel, "none");
    assert.deepEqual(now.heaps, heaps);
    assert.equal(now.lesson, "reduce");
    assert.deepEqual(complaints, []);
    await page.context().close();
  });

  it("ask for P or N in several games, at the chosen difficulty, in every size of window and language", async () => {
    for (const [width, height] of [[1280, 720], [390, 844], [844, 390]]) {
      const { page, complaints } = await open(session, { hash: "#still=1&theme=contrast", width, height });
      await press(page, "c", "m");
      const games = new Set();
      for (let turn = 0; turn < 6; ++turn) {
        const { challenge } = await state(page);
        assert.equal(challenge.task, "verdict");
        games.add(challenge.game);
        await press(page, "h", turn % 2 ? "p" : "n", "l");
        await rest(page);
        await press(page, "g");
      }
      assert.ok(games.size >= 5);
      await press(page, "m", "d", "x", "x");
      const { challenge } = await state(page);
      assert.equal(challenge.heaps.length, 4);
      assert.ok(Math.max(...challenge.heaps) >= 16 && Math.max(...challenge.heaps) < 32);
      await press(page, "Escape");
      assert.equal((await state(page)).panel, "none");
      assert.deepEqual(complaints, []);
      await page.context().close();
    }
  });

  it("can be done with the page's own buttons", async () => {
    const { page } = await open(session, { hash: "#still=1" });
    await press(page, "c", "m");
    const click = (name) => page.locator("#mirror-challenge button", { hasText: name }).first().evaluate((b) => b.click());
    await click("N:");
    await page.waitForFunction(() => /right|wrong/.test(document.getElementById("mirror-challenge").innerText));
    await page.waitForFunction(() => /right|wrong/.test(document.getElementById("mirror-live").textContent));
    await click("Close");
    await page.waitForFunction(() => document.getElementById("mirror-challenge").hidden);
    await page.context().close();
  });
});

describe("progress", () => {
  /** Clicks down the games panel's right side until the button for the progress is hit; gives where it was. */
  async function clickClear(page) {
    for (let y = 600; y > 440; y -= 8) {
      await page.mouse.click(906, y);
      await page.waitForTimeout(120);
      if ((await state(page)).progress === "") return [906, y];
    }
    throw new Error("no button clears the progress");
  }

  it("is kept over a reload, cleared, and brought back", async () => {
    const { page, complaints } = await open(session, { hash: "#still=1&step=4" });
    await choose(page, parityAnswer((await state(page)).question, heapsNow));
    assert.equal((await state(page)).progress, "right=1");
    await rest(page);
    assert.equal(await page.evaluate(() => localStorage.getItem("nimboard")), "right=1");
    await page.reload();
    await page.evaluate(() => window.nimboard.ready);
    await rest(page);
    assert.equal((await state(page)).progress, "right=1");
    await page.mouse.click(...await gameButton(page));
    await until(page, (s) => s.panel === "games", "the games panel");
    const clear = await clickClear(page);
    await rest(page);
    assert.equal(await page.evaluate(() => localStorage.getItem("nimboard")), null);
    await page.mouse.click(...clear);
    await until(page, (s) => s.progress === "right=1", "brought back");
    assert.deepEqual(complaints, []);
    await page.context().close();
  });

  it("is not kept where storage is forbidden, and nobody is bothered", async () => {
    const { page, complaints } = await open(session, {
      hash: "#still=1&step=4",
      before: () => Object.defineProperty(window, "localStorage", { get() { throw new DOMException("no", "SecurityError"); } }),
    });
    await choose(page, 0);
    assert.match((await state(page)).progress, /^(right|wrong)=1$/);
    assert.deepEqual(complaints, []);
    await page.context().close();
  });

  it("takes any text that it finds for what it is worth", async () => {
    const { page, complaints } = await open(session, {
      before: () => localStorage.setItem("nimboard", "right=99999999999 <b> \u0000 wrong=2 reduce reduce=7 ="),
    });
    assert.equal((await state(page)).progress, "reduce wrong=2");
    assert.deepEqual(complaints, []);
    await page.context().close();
  });
});

/** The game's button stands right before the field of the heaps. */
async function gameButton(page) {
  const box = await page.locator("#heaps").boundingBox();
  return [box.x - 40, box.y + box.height / 2];
}
