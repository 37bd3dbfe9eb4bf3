// A judge's largest input, from the clipboard to a picture that a reload brings back.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { launch, open, picture, rest, stats, until } from "./browser.mjs";

let session;
before(async () => { session = await launch(); });
after(async () => { await session.close(); });

/** Ten cases: nine of 9,000 to 9,999 heaps, and the seventh of 10,000. */
function largestInput() {
  const cases = Array.from({ length: 10 }, (_, i) => (i === 6 ? 10000 : 9000 + 111 * i));
  return "10\n" + cases.map((count, i) =>
    count + "\n" + Array.from({ length: count }, (_, j) => (i * 7919 + j * 104729 + 5) % 16384).join(" ")).join("\n") + "\n";
}

test("ten cases of 10,000 heaps are pasted, the largest is opened, scrolled, and survives a reload", async () => {
  const { page, complaints } = await open(session, { permissions: ["clipboard-read", "clipboard-write"] });
  await page.evaluate((text) => navigator.clipboard.writeText(text), largestInput());
  await page.keyboard.press("Control+v");
  await until(page, (now) => now.panel === "judge", "the paste opens the judge's panel");
  await rest(page);
  const report = await page.evaluate(() => window.nimboard.judge(document.getElementById("judge-text").value, "nim"));
  assert.equal(report.error, null);
  assert.equal(report.cases.length, 10);

  await page.mouse.click(850, 166 + 42 * 6.5);  // the seventh row, as in judge.test.mjs
  await until(page, (now) => now.panel === "none" && now.heaps.length === 10000, "the largest case is on stage");
  await page.keyboard.press("End");
  await page.keyboard.press("ArrowLeft");
  const unscrolled = await picture(page);

  await page.mouse.move(400, 350);
  for (let turn = 0; turn < 5; ++turn) await page.mouse.wheel(0, 900);
  const scrolled = await picture(page);
  assert.notEqual(scrolled, unscrolled, "the wheel scrolls");
  assert.equal((await stats(page)).blockDrawCalls, 1);
  await page.mouse.move(400, 300);
  await page.mouse.down();
  await page.mouse.move(400, 420, { steps: 6 });
  await page.mouse.up();
  await page.evaluate(() => document.activeElement.blur());  // the ring of the focus is no part of the picture
  const dragged = await picture(page);
  assert.notEqual(dragged, scrolled, "dragging scrolls");

  await page.waitForTimeout(400);
  await page.reload();
  await page.evaluate(() => window.nimboard.ready);
  assert.equal(await picture(page), dragged, "the same address, the same picture");
  assert.deepEqual(complaints, []);
});
