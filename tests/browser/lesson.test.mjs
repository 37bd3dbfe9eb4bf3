// A lesson taken with real keys and a real mouse.
import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { launch, open, picture, pictureNow, rest, state, timeline, until } from "./browser.mjs";

let session;
before(async () => { session = await launch(); });
after(async () => { await session.close(); });

describe("stepping", () => {
  it("goes on and back with keys, also in the middle of a motion", async () => {
    const { page, complaints } = await open(session);
    assert.equal((await state(page)).step, 1);
    const first = await picture(page);
    for (const key of ["ArrowRight", " ", "PageDown"]) await page.keyboard.press(key);
    await until(page, (s) => s.step === 4, "step 4");
    for (const key of ["ArrowLeft", "PageUp", "ArrowLeft"]) await page.keyboard.press(key);
    await until(page, (s) => s.step === 1, "step 1");
    assert.deepEqual(await picture(page), first, "the first picture is back, pixel for pixel");
    await page.keyboard.press("End");
    assert.equal((await state(page)).step, (await state(page)).steps);
    await page.keyboard.press("Home");
    assert.equal((await state(page)).step, 1);
    assert.deepEqual(await picture(page), first);
    assert.deepEqual(complaints, []);
    await page.context().close();
  });

  it("moves: between two steps the picture is another than before and after", async () => {
    const { page } = await open(session, { hash: "#step=4" });
    const before = await picture(page);
    await page.keyboard.press("ArrowRight");
    await page.waitForTimeout(350);
    const during = await pictureNow(page);
    const after = await picture(page);
    assert.notDeepEqual(before, during);
    assert.notDeepEqual(during, after);
    assert.deepEqual(await picture(page), after);
    await page.context().close();
  });

  it("works with the mouse: back, next, play, dots, scrubbing, chapters", async () => {
    const { page, complaints } = await open(session);
    const { steps } = await state(page);
    await page.mouse.click(timeline.next, timeline.y);
    await until(page, (s) => s.step === 2 && !s.moving, "step 2");
    await page.mouse.click(timeline.prev, timeline.y);
    await until(page, (s) => s.step === 1 && !s.moving, "step 1");
    await page.mouse.click(timeline.step(7, steps), timeline.y);
    await until(page, (s) => s.step === 7, "the seventh dot");

    await page.mouse.move(timeline.step(7, steps), timeline.y);
    await page.mouse.down();
    for (const number of [8, 9.5, 11, 12.6]) await page.mouse.move(timeline.step(number, steps), timeline.y, { steps: 4 });
    await rest(page);
    await page.mouse.up();
    await until(page, (s) => s.step === 13, "scrubbed to step 13");

    await page.mouse.click(timeline.step(1, steps), timeline.y + 29);
    await until(page, (s) => s.step === 1, "the first chapter's name");
    await page.mouse.click(timeline.play, timeline.y);
    await until(page, (s) => s.playing && s.step >= 2, "playing");
    await page.mouse.click(timeline.play, timeline.y);
    await until(page, (s) => !s.playing, "paused");
    assert.deepEqual(complaints, []);
    await page.context().close();
  });

  it("answers a question where it is clicked", async () => {
    const { page } = await open(session, { hash: "#step=5" });
    const before = await picture(page);
    await page.mouse.click(792, 519);
    assert.notDeepEqual(await picture(page), before, "the answer is shown");
    assert.equal((await state(page)).step, 5);
    await page.context().close();
  });
});

describe("heaps", () => {
  it("are typed into a real field", async () => {
    const { page, complaints } = await open(session);
    const field = page.locator("#heaps");
    await field.click();
    await field.fill("");
    await page.keyboard.type("3 5 6");
    await page.keyboard.press("Enter");
    await until(page, (s) => s.heaps.join() === "3,5,6", "3, 5, 6");
    const at = await state(page);
    assert.equal(at.verdict, "P");
    assert.equal(at.nimSum, 0);
    assert.equal(at.step, 1);
    // While typing, keys are letters and nothing else.
    await page.keyboard.type(" p t b");
    assert.equal((await state(page)).theme, "board");
    await page.keyboard.press("Escape");
    await page.keyboard.press("ArrowRight");
    await until(page, (s) => s.step === 2, "the key steps once the field is left");
    assert.deepEqual(complaints, []);
    await page.context().close();
  });

  it("count after a pause, and a fault keeps the text and says what is wrong", async () => {
    const { page } = await open(session);
    const field = page.locator("#heaps");
    await field.click();
    await field.fill("7, 7");
    await until(page, (s) => s.heaps.join() === "7,7", "typed and left alone");
    await field.fill("7, 3.5");
    await page.keyboard.press("Enter");
    assert.equal(await field.inputValue(), "7, 3.5");
    assert.equal(await field.getAttribute("aria-invalid"), "true");
    assert.match(await page.locator("#heaps-fault").innerText(), /3\.5/);
    assert.deepEqual((await state(page)).heaps, [7, 7]);
    await field.fill("18446744073709551615 1");
    await page.keyboard.press("Enter");
    await until(page, (s) => s.heaps[0] === "18446744073709551615", "2^64 - 1");
    assert.equal(await page.locator("#heaps-fault").isVisible(), false);
    await page.context().close();
  });

  it("can be fewer, more, random and taken back", async () => {
    const { page } = await open(session);
    const box = await page.locator("#heaps").boundingBox();
    const y = box.y + box.height / 2;
    await page.mouse.click(box.x + box.width + 25, y);
    await until(page, (s) => s.heaps.length === 3, "one heap fewer");
    await page.mouse.click(box.x + box.width + 62, y);
    await until(page, (s) => s.heaps.length === 4, "one heap more");
    await page.mouse.click(840, y);
    await until(page, (s) => s.verdict === "P" && s.heaps.join() !== "10,12,15,4", "a random P-position");
    await page.keyboard.press("Control+z");
    await page.keyboard.press("Control+z");
    await page.keyboard.press("Control+z");
    await until(page, (s) => s.heaps.join() === "10,12,15,4", "undone");
    await page.waitForFunction(() => document.getElementById("heaps").value === "10, 12, 15, 4");
    await page.context().close();
  });
});

describe("keys that the app does not use", () => {
  it("reach the browser", async () => {
    const { page } = await open(session);
    await page.evaluate(() => {
      window.left = [];
      addEventListener("keydown", (event) => window.left.push([event.key, event.defaultPrevented]));
    });
    for (const key of ["F5", "F11", "Control+l", "Tab", "q", "Control+t"]) {
      await page.evaluate((name) => {
        const parts = name.split("+");
        document.body.dispatchEvent(new KeyboardEvent("keydown",
          { key: parts[parts.length - 1], ctrlKey: parts.length > 1, bubbles: true, cancelable: true }));
      }, key);
    }
    const left = await page.evaluate(() => window.left);
    assert.equal(left.length, 6);
    for (const [key, prevented] of left) assert.equal(prevented, false, key);
    await page.context().close();
  });

  it("let Tab go from the canvas to the field and on", async () => {
    const { page } = await open(session);
    await page.locator("#canvas").focus();
    await page.keyboard.press("Tab");
    assert.equal(await page.evaluate(() => document.activeElement.id), "heaps");
    await page.keyboard.press("Tab");
    assert.notEqual(await page.evaluate(() => document.activeElement.id), "heaps");
    await page.context().close();
  });
});
