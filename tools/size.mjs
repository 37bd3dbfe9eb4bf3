// What a visitor downloads up to the first step in English, in exact bytes after brotli; fails above the limit.
//   node tools/size.mjs DIST [LIMIT-IN-BYTES]

import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";

const [dist, limitText = "330000"] = process.argv.slice(2);
const limit = Number(limitText);
const page = readFileSync(join(dist, "index.html"), "utf8");

const assets = JSON.parse(/<script type="application\/json" id="assets">([^<]*)<\/script>/.exec(page)[1]);
const latin = Object.entries(assets.fonts).filter(([name]) => name.startsWith("latin-")).map(([, ref]) => ref);
const linked = [...page.matchAll(/<(?:link|script)\b[^>]*\b(?:href|src)="([^"]+)"/g)].map(([, ref]) => ref);
const files = ["index.html", ...linked, assets.wasm, ...latin];

let total = 0;
for (const file of files) {
  const size = statSync(join(dist, `${file}.br`)).size;
  total += size;
  console.log(`${String(size).padStart(9)}  ${file}`);
}
console.log(`${String(total).padStart(9)}  of ${limit} bytes (brotli), ${limit - total} to spare`);
if (total > limit) {
  console.error(`size: ${total - limit} bytes too many`);
  process.exit(1);
}
