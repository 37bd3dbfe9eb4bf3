// The listing beside the step: its key, its button, its font, the copy on the clipboard, the same in the page's text.
import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { launch, open, picture, rest, state, timeline, until } from "./browser.mjs";

let session;
before(async () => { session = await launch(); });
after(async () => { await session.close(); });

const topBar = Math.round(76 * 0.8);

/** Where a text of the picture stands in the window of 1280 × 720. */
async function placeOf(page, text) {
  const svg = await page.evaluate(() => window.nimboard.svg());
  const found = new RegExp(`<text x="([\\d.]+)" y="([\\d.]+)"[^>]*>${text}<`).exec(svg);
  assert.ok(found, `${text} is on the picture`);
  return [Number(found[1]) + 8, Number(found[2]) + topBar - 4];
}

describe("the code beside the picture", () => {
  it("comes and goes with K and with its button, and stays while stepping", async () => {
    const { page, complaints } = await open(session, { hash: "#step=5" });
    const without = await picture(page), drawn = () => page.evaluate(() => window.nimboard.svg());
    const plain = await drawn();
    assert.equal(await page.locator("#mirror pre").count(), 0);
    await page.keyboard.press("k");
    const shown = await picture(page);
    assert.notEqual(shown, without);
    assert.equal(await page.evaluate(() => performance.getEntriesByType("resource").filter((r) => r.name.includes("mono-regular")).length), 1);
    assert.match(await page.locator("#mirror code[aria-current]").innerText(), /k \^= a;/);
    assert.match(page.url(), /code=1/);
    await page.keyboard.press("ArrowRight");
    await until(page, (s) => s.step === 6 && !s.moving, "the next step");
    assert.equal(await page.locator("#mirror pre").count(), 1);
    await page.keyboard.press("ArrowLeft");
    await until(page, (s) => s.step === 5 && !s.moving, "back");
    await page.mouse.click(1280 - 67 * 0.8, timeline.y + 42 * 0.8);
    await rest(page);
    assert.equal(await drawn(), plain);
    assert.equal(await page.locator("#mirror pre").count(), 0);
    assert.deepEqual(complaints, []);
    await page.context().close();
  });

  it("copies the whole listing", async () => {
    const { page, context, complaints } = await open(session, { hash: "#step=5&code=1" });
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.mouse.click(...await placeOf(page, "Copy"));
    await rest(page);
    await page.waitForFunction(() => !document.getElementById("notice").hidden);
    const text = await page.evaluate(() => navigator.clipboard.readText());
    assert.ok(text.startsWith("#include <cstdint>\n"));
    assert.ok(text.endsWith("}\n"));
    assert.match(text, /k \^= a;/);
    assert.deepEqual(complaints, []);
    await page.context().close();
  });
});

describe("the tempting errors", () => {
  it("are a lesson of Nim, stepped from end to end", async () => {
    const { page, complaints } = await open(session, { hash: "#game=nim&heaps=3,5,6&lesson=errors&still=1" });
    const { steps, lesson } = await state(page);
    assert.equal(lesson, "errors");
    const titles = new Set();
    for (let step = 1; step < steps; ++step) {
      titles.add((await state(page)).title);
      await page.keyboard.press("ArrowRight");
    }
    assert.equal((await state(page)).step, steps);
    assert.ok(titles.has("Refuted by (1, 2)"));
    assert.ok(titles.has("Refuted by (4294967296)"));
    assert.deepEqual(complaints, []);
    await page.context().close();
  });
});
