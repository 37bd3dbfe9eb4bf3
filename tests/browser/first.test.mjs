// The first step stands on screen before the rest of the program has come (tools/split.mjs).
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { launch, state, until } from "./browser.mjs";

let session;
before(async () => { session = await launch(); });
after(() => session.close());

for (const hash of ["", "#lang=zh-Hans&theme=paper"]) {
  test(`the first step needs no more than the first part: ${hash || "no address"}`, async () => {
    const context = await session.browser.newContext({ viewport: { width: 1280, height: 720 } });
    const page = await context.newPage();
    const complaints = [];
    page.on("console", (message) => { if (/missing|error/i.test(message.text())) complaints.push(message.text()); });
    page.on("pageerror", (error) => complaints.push(error.message));
    let arrive;
    const held = new Promise((resolve) => { arrive = resolve; });
    await page.route("**/rest.*.wasm", async (route) => { await held; await route.continue(); });
    await page.goto(`${session.url}/${hash}`);
    await page.waitForFunction(() => document.getElementById("mirror-text").innerText.length > 20);
    await page.waitForTimeout(800);
    assert.deepEqual(complaints, []);
    assert.equal(await page.evaluate(() => document.body.inert), true, "nothing else can be asked for yet");
    arrive();
    await page.evaluate(() => window.nimboard.ready);
    await page.evaluate(() => window.nimboard.load({ game: "subtract:1,3,4", heaps: [21, 10], lesson: "grundy", step: 3 }));
    await until(page, (s) => s.lesson === "grundy" && s.step === 3, "a lesson of the rest");
    assert.equal((await state(page)).game, "subtract:1,3,4");
    assert.deepEqual(complaints, []);
    await context.close();
  });
}
