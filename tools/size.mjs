// What a visitor downloads up to the first step, in exact bytes after brotli, in each language; fails above a limit.
// The bold glyphs of other languages come after that (web/shell.js) and are listed apart.
//   node tools/size.mjs DIST

import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";

const limits = { en: 330_000, "zh-Hans": 450_000, "zh-Hant": 450_000 };

const [dist] = process.argv.slice(2);
const page = readFileSync(join(dist, "index.html"), "utf8");
const assets = JSON.parse(/<script type="application\/json" id="assets">([^<]*)<\/script>/.exec(page)[1]);
const fontsOf = (script) => Object.entries(assets.fonts).filter(([name]) => name.startsWith(`${script}-`)).map(([, ref]) => ref);
const linked = [...page.matchAll(/<(?:link|script)\b[^>]*\b(?:href|src)="([^"]+)"/g)].map(([, ref]) => ref);
const size = (file) => statSync(join(dist, `${file}.br`)).size;
const sum = (files) => files.reduce((total, file) => total + size(file), 0);

const shared = ["index.html", ...linked, assets.wasm, ...fontsOf("latin")];
for (const file of shared) console.log(`${String(size(file)).padStart(9)}  ${file}`);
let bad = false;
for (const [tag, limit] of Object.entries(limits)) {
  const own = tag === "en" ? [] : [assets.texts[tag], assets.fonts[`${tag}-regular`]];
  for (const file of own) console.log(`${String(size(file)).padStart(9)}  ${file}`);
  const later = assets.fonts[`${tag}-bold`];
  if (later) console.log(`${String(size(later)).padStart(9)}  ${later}, later`);
  const total = sum(shared) + sum(own);
  console.log(`${String(total).padStart(9)}  ${tag}, of ${limit} bytes (brotli), ${limit - total} to spare`);
  if (total > limit) {
    console.error(`size: ${tag}: ${total - limit} bytes too many`);
    bad = true;
  }
}
process.exit(bad ? 1 : 0);
