// The judge's panel with a real mouse and keyboard: paste, drop, type; the fault at its place; a case goes on stage.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { launch, open, rest, state, until } from "./browser.mjs";

let session;
before(async () => { session = await launch(); });
after(() => session.close());

const field = (page) => page.locator("#judge-text");
const twoCases = "2\n4\n10 12 15 4\n2\n1 1\n";

// Where the rows of the panel lie in a window of 1280 × 720: src/ui/judge_panel.cpp at unit 0.8.
const row = (number) => ({ x: 850, y: 166 + 42 * (number - 0.5) });

async function openPanel(page) {
  await page.mouse.click(979, 32);
  await until(page, (now) => now.panel === "judge", "the panel opens");
  await rest(page);
}

const drop = (page, text) => page.evaluate((dropped) => {
  const data = new DataTransfer();
  data.setData("text/plain", dropped);
  dispatchEvent(new DragEvent("drop", { dataTransfer: data, cancelable: true }));
}, text);

test("a typed input is answered, and a click on a row steps that case", async () => {
  const { page, complaints } = await open(session, { hash: "#heaps=1,2&step=3" });
  await openPanel(page);
  await field(page).click();
  await page.keyboard.type(twoCases.replaceAll("\n", " "));
  await page.waitForTimeout(500);
  await rest(page);
  const { x, y } = row(1);
  await page.mouse.click(x, y);
  await until(page, (now) => now.panel === "none" && now.heaps.join() === "10,12,15,4" && now.step === 1, "case 1 is on stage");
  await page.locator("#canvas").focus();
  await page.keyboard.press("Control+z");
  await until(page, (now) => now.heaps.join() === "1,2" && now.step === 3, "undo brings the heaps and the step back");
  await openPanel(page);
  assert.equal(await field(page).inputValue(), twoCases.replaceAll("\n", " "), "the text is still there");
  assert.deepEqual(complaints, []);
});

test("what is wrong is marked at its place, and the text is kept", async () => {
  const { page } = await open(session);
  const text = "2\r\n2\r\n1 1\r\n3\r\n7 -5 9";
  await drop(page, text);
  await until(page, (now) => now.panel === "judge", "the panel opens");
  await rest(page);
  assert.equal(await field(page).inputValue(), text.replaceAll("\r\n", "\n"));
  assert.equal(await field(page).getAttribute("aria-invalid"), "true");
  const mark = await page.locator("#judge-mark div").boundingBox();
  const box = await field(page).boundingBox();
  const high = await field(page).evaluate((element) => parseFloat(getComputedStyle(element).lineHeight));
  const top = await field(page).evaluate((element) => parseFloat(getComputedStyle(element).paddingTop) + element.clientTop);
  assert.ok(Math.abs(mark.y - (box.y + top + 4 * high)) < 3, "on the fifth line");
  assert.ok(mark.width > 8 && mark.width < 40, "as wide as its two characters");

  // A click on the message selects the word.
  await page.mouse.click(box.x + 60, box.y + box.height + 30);
  await page.waitForTimeout(300);
  const selected = await field(page).evaluate((element) => element.value.slice(element.selectionStart, element.selectionEnd));
  assert.equal(selected, "-5");
  await page.keyboard.type("5");
  await page.waitForTimeout(500);
  assert.equal(await field(page).getAttribute("aria-invalid"), null);
  assert.equal(await page.locator("#judge-mark").isHidden(), true);
});

test("a pasted input opens the panel, also while it is faulty there", async () => {
  const { page } = await open(session);
  const paste = (text) => page.evaluate((pasted) => {
    const data = new DataTransfer();
    data.setData("text/plain", pasted);
    document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
  }, text);
  await paste(twoCases);
  await until(page, (now) => now.panel === "judge", "the panel opens");
  await rest(page);
  await paste("x\ny");
  assert.equal(await field(page).inputValue(), "x\ny");
  assert.equal((await state(page)).heaps.join(), "10,12,15,4", "the heaps are as they were");
});

test("Escape leaves the text, then the panel", async () => {
  const { page } = await open(session);
  await openPanel(page);
  await field(page).click();
  await page.waitForFunction(() => document.activeElement.id === "judge-text");
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => document.activeElement.id !== "judge-text");
  assert.equal((await state(page)).panel, "judge");
  await page.keyboard.press("Escape");
  await until(page, (now) => now.panel === "none", "the panel closes");
  await page.waitForFunction(() => document.getElementById("judge-text").hidden);  // told in the next frame
});

test("of two hundred thousand heaps the last case is reached with the wheel", async () => {
  const { page } = await open(session);
  const text = "20\n" + Array.from({ length: 20 }, (_, i) =>
    "10000\n" + Array.from({ length: 10000 }, (_, j) => (i * 7919 + j * 104729) % 16384).join(" ")).join("\n") + "\n";
  await drop(page, text);
  await until(page, (now) => now.panel === "judge", "the panel opens");
  await rest(page);
  await page.mouse.move(row(5).x, row(5).y);
  for (let turn = 0; turn < 12; ++turn) await page.mouse.wheel(0, 400);
  await rest(page);
  await page.mouse.click(row(5).x, 640);
  await until(page, (now) => now.panel === "none" && now.heaps.length === 10000, "a case is on stage");
  const heaps = (await state(page)).heaps;
  assert.equal(heaps[0], (19 * 7919) % 16384, "it is the last one");
});

test("an input of KAM is judged, and the keys walk its cases", async () => {
  const { page, complaints } = await open(session, { hash: "#game=kam&heaps=1,2,4" });
  await openPanel(page);
  await field(page).click();
  await page.keyboard.type("3 2 2 2 3 1 2 4 3 1 5 4");
  await page.waitForTimeout(500);
  assert.equal(await field(page).getAttribute("aria-invalid"), "true", "4 after 5");
  // As an input of Nim the same text has no fault, and the mark goes; as one of KAM it comes back.
  const { x, y, height } = await field(page).boundingBox();
  assert.ok(height > 100);
  await page.mouse.click(x + 40, y - 74);
  await page.waitForFunction(() => document.getElementById("judge-text").getAttribute("aria-invalid") === null);
  await page.mouse.click(x + 340, y - 74);
  await page.waitForFunction(() => document.getElementById("judge-text").getAttribute("aria-invalid") === "true");
  await page.locator("#canvas").focus();
  await page.keyboard.press("ArrowDown");
  await page.waitForFunction(() => document.getElementById("mirror-match").textContent.startsWith("1: NIE"));
  for (const key of ["ArrowDown", "Enter"]) await page.keyboard.press(key);
  await until(page, (now) => now.panel === "none" && now.game === "kam" && now.heaps.join() === "1,2,4", "case 2 is on stage");
  assert.deepEqual(complaints, []);
});
