// Exhaustive search on the page: it goes on between frames, can be stopped, and says what it found.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { launch, open, state, stats } from "./browser.mjs";

let session;
before(async () => { session = await launch(); });
after(() => session.close());

const search = (page) => page.evaluate(() => window.nimboard.verifyState());

/** Waits until the search is as `check` wants it. */
async function searched(page, check, what) {
  for (let turn = 0; turn < 1200; ++turn) {
    const now = await search(page);
    if (now && check(now)) return now;
    await page.waitForTimeout(100);
  }
  throw new Error(`never: ${what}; the search is ${JSON.stringify(await search(page))}`);
}

test("a search runs in slices while the page stays live, is stopped, goes on and ends", async () => {
  const { page, context, complaints } = await open(session, { hash: "#game=nim&heaps=3,5,6" });
  await page.locator("#canvas").focus();
  await page.keyboard.press("x");
  assert.equal((await state(page)).panel, "verify");
  assert.equal(await search(page), null);
  const begun = (await stats(page)).framesDrawn;
  // The most that the page takes on, so that there is time to stop it.
  await page.evaluate(() => window.nimboard.verify(4, 89));
  const first = await searched(page, (now) => now.done > 10_000, "it begins");
  assert.equal(first.total, 90 ** 4);
  // The page answers in the middle of it.
  await page.keyboard.press("t");
  assert.equal((await state(page)).theme, "paper");
  await page.keyboard.press("Escape");
  const stopped = await searched(page, (now) => !now.running, "it stops with its panel");
  assert.ok(stopped.done < stopped.total, "65,610,000 positions take more than a few frames");
  await page.evaluate(() => window.nimboard.verify(4, 89));
  const on = await search(page);
  assert.ok(on.done >= stopped.done, "what was searched is kept");
  await page.evaluate(() => window.nimboard.verify(3, 127));
  const ended = await searched(page, (now) => !now.running, "it ends");
  assert.equal(ended.done, 128 ** 3);
  assert.equal(ended.pPositions, 128 ** 2);
  assert.equal(ended.counterexample, null);
  assert.ok((await stats(page)).framesDrawn - begun > 10, "frames went on");
  assert.deepEqual(complaints, []);
  await context.close();
});

test("the panel begins and stops with the mouse", async () => {
  const { page, context, complaints } = await open(session, { hash: "#game=bounded:3&heaps=7" });
  await page.locator("#canvas").focus();
  await page.keyboard.press("x");
  // The button under the range: src/ui/verify_panel.cpp at unit 0.8, in a panel of 656 × 448 in the middle.
  let clicked = false;
  for (let y = 320; y < 460 && !clicked; y += 14) {
    await page.mouse.click(400, y);
    await page.waitForTimeout(60);
    clicked = (await search(page)) !== null;
  }
  assert.ok(clicked, "a click begins the search");
  const ended = await searched(page, (now) => !now.running, "it ends");
  assert.equal(ended.game, "bounded:3");
  assert.equal(ended.done, 16 ** 3);
  assert.deepEqual(complaints, []);
  await context.close();
});
