// A phone: the page under fingers.
import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { launch, open, rest, state, until } from "./browser.mjs";

describe("a finger", () => {
  let session;
  before(async () => { session = await launch(); });
  after(async () => { await session.close(); });

  const phone = (hash) => open(session, { hash, width: 390, height: 844, ratio: 2, hasTouch: true, isMobile: true });

  async function drag(page, from, to) {
    const devtools = await page.context().newCDPSession(page);
    const touch = (type, points) => devtools.send("Input.dispatchTouchEvent", { type, touchPoints: points });
    await touch("touchStart", [from]);
    const moves = 8;
    for (let i = 1; i <= moves; ++i) {
      await touch("touchMove", [{ x: from.x + (to.x - from.x) * i / moves, y: from.y + (to.y - from.y) * i / moves }]);
      await page.waitForTimeout(16);
    }
    await touch("touchEnd", []);
    await rest(page);
  }

  it("swipes from step to step, and taps the arrow", async () => {
    const { page, complaints } = await phone("#heaps=10,12,15,4&lang=zh-Hans");
    const left = { x: 80, y: 300 };
    const right = { x: 320, y: 300 };
    await drag(page, right, left);
    await until(page, (s) => s.step === 2, "a swipe to the left");
    await drag(page, left, right);
    await until(page, (s) => s.step === 1, "a swipe to the right");
    await drag(page, { x: 200, y: 200 }, { x: 200, y: 340 });
    assert.equal((await state(page)).step, 1, "up and down is no step");
    await page.touchscreen.tap(249, 816);
    await until(page, (s) => s.step === 2, "a tap on the arrow");
    await drag(page, { x: 48, y: 757 }, { x: 366, y: 757 });
    await until(page, (s) => s.step === s.steps, "the timeline, dragged to its end");
    assert.deepEqual(complaints, []);
    await page.context().close();
  });

  it("finds play, challenges and the search behind the game button, for sums too", async () => {
    for (const hash of ["#heaps=3,4,5", "#game=nim+subtract:1,3,5&heaps=3,4;9"]) {
      const { page, complaints } = await phone(hash);
      await page.touchscreen.tap(80, 28);
      await until(page, (s) => s.panel === "games", "the games");
      await rest(page);
      await page.touchscreen.tap(115, 702);
      await until(page, (s) => s.panel === "play", `play of ${hash}`);
      assert.deepEqual(complaints, []);
      await page.context().close();
    }
  });
});
