// Serves the packed page and opens it in Chromium, for the tests of this folder.
//   NIMBOARD_DIST       the packed folder (default: dist)
//   NIMBOARD_CHROMIUM   the browser (default: chromium on the PATH)
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { serve } from "../../tools/serve.mjs";

const dist = process.env.NIMBOARD_DIST || fileURLToPath(new URL("../../dist", import.meta.url));
const executablePath = process.env.NIMBOARD_CHROMIUM ||
  execFileSync("sh", ["-c", "command -v chromium || command -v google-chrome"], { encoding: "utf8" }).trim();

// WebGL2 without a display or a graphics card; nothing that talks to the network by itself.
const flags = ["--no-sandbox", "--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--ignore-gpu-blocklist",
  "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"];

/** A server and a browser; `close` ends both. `more` are further flags of the browser. */
export async function launch(more = []) {
  const server = await serve(dist, 0);
  const browser = await chromium.launch({ executablePath, args: [...flags, ...more] });
  return {
    url: server.url.replace(/\/$/, ""),
    browser,
    async close() { await browser.close(); await server.close(); },
  };
}

/** A page that has started; `complaints` collects what the console and uncaught errors say. */
export async function open(session, { hash = "", width = 1280, height = 720, ratio = 1, before, ...more } = {}) {
  const context = await session.browser.newContext({ viewport: { width, height }, deviceScaleFactor: ratio, ...more });
  const page = await context.newPage();
  const complaints = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type()) && !/GPU stall|swiftshader/i.test(message.text())) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  if (before) await page.addInitScript(before);
  await page.goto(`${session.url}/${hash}`);
  await page.evaluate(() => window.nimboard.ready);
  await rest(page);
  return { page, context, complaints };
}

export const state = (page) => page.evaluate(() => window.nimboard.state());
export const stats = (page) => page.evaluate(() => window.nimboard.stats());

/** Waits until nothing has been drawn for a moment. */
export async function rest(page) {
  let before = -1;
  for (let turn = 0; turn < 200; ++turn) {
    const now = (await stats(page)).framesDrawn;
    if (now === before) return now;
    before = now;
    await page.waitForTimeout(120);
  }
  throw new Error("the page never came to rest");
}

/** Waits until `check` holds of the state. */
export async function until(page, check, what) {
  for (let turn = 0; turn < 100; ++turn) {
    if (check(await state(page))) return;
    await page.waitForTimeout(50);
  }
  throw new Error(`never: ${what}; the state is ${JSON.stringify(await state(page)).slice(0, 400)}`);
}

/** The picture of the canvas now, as a hash of its pixels. */
export async function pictureNow(page) {
  const bytes = await page.screenshot({ animations: "disabled", caret: "hide" });
  return createHash("sha256").update(bytes).digest("hex").slice(0, 16);
}

/** The picture once nothing moves and no button lies under the mouse. */
export async function picture(page) {
  await page.mouse.move(0, 0);
  await rest(page);
  return pictureNow(page);
}

/** Where the timeline's parts lie in a window of 1280 × 720: src/ui/timeline.cpp at unit 0.8. */
export const timeline = {
  y: 720 - 88 + 48 * 0.8,
  prev: 44 * 0.8, play: 102 * 0.8, next: 158 * 0.8, speed: 1280 - 67 * 0.8,
  step: (number, steps) => 210 * 0.8 + (1280 - 450 * 0.8) * (number - 1) / (steps - 1),
};
