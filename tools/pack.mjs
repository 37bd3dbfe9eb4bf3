// Puts dist/ together from web/, the linked wasm and js, and the fonts. The convention between web/ and this packer:
//
//   web/index.html names its parts by plain relative names, and only these attributes are rewritten:
//     <link rel="stylesheet" href="style.css">      any number; minified, hashed
//     <link rel="icon|manifest|…" href="icon.svg">  copied under their own names (the manifest names the icons too)
//     <script src="nimboard.js"></script>           emcc's output, defines createNimboard(options)
//     <script src="shell.js"></script>              ours; ES `import`s of files beside it are bundled in, so the result
//                                                   is one classic script. Scripts stand at the end of <body>, no
//                                                   type=module, no defer: the single file has them inline.
//     <script type="application/json" id="assets">{}</script>   must be there, before the scripts; filled with
//
//   { "wasm": REF,
//     "rest": REF,   the functions that the first step does not need, where tools/split.mjs has parted the program
//     "fonts": { "latin-regular": REF, "latin-bold": REF, "zh-Hans-regular": REF, … },   (zh-* only if a locale has them)
//     "texts": { "zh-Hans": REF, … },   a line for each message, of the languages that are not in the wasm
//     "licenses": REF }
//
//   In dist/index.html every REF is a relative address ("nimboard.3f9c2a71.wasm", "fonts/latin-regular.d01c….otf").
//   In dist/nimboard.html a REF is "#id" of a <script type="text/plain" id=…> in the page whose text is base64 of the
//   gzipped bytes. The shell reads both with one function:
//
//     async function bytesOf(ref) {
//       if (!ref.startsWith("#")) return new Uint8Array(await (await fetch(ref)).arrayBuffer());
//       const packed = Uint8Array.from(atob(document.getElementById(ref.slice(1)).textContent), (c) => c.charCodeAt(0));
//       const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
//       return new Uint8Array(await new Response(stream).arrayBuffer());
//     }
//
//   and hands the wasm over as createNimboard({ wasmBinary: await bytesOf(assets.wasm), … }).
//   Icons and the manifest are left out of the single file. What index.html does not name is not shipped.
//
// Usage: node tools/pack.mjs --web web --program BUILD/nimboard [--split BUILD/split] --fonts BUILD/fonts --texts BUILD/generated/i18n/texts --out dist LICENCE-FILE…
// Every text or program file gets a .br and a .gz beside it, for servers that send them as they are.

import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { buildSync, transformSync } from "esbuild";

// Browsers that have DecompressionStream and WebGL2 everywhere.
const target = ["chrome103", "firefox113", "safari16.4"];

function fail(message) {
  console.error(`pack: ${message}`);
  process.exit(1);
}

function need(path) {
  if (!existsSync(path)) fail(`${path} is missing`);
  return path;
}

/** "a/b.js" with 10 hex digits of its content before the ending: a changed file has a new name. */
function hashed(name, bytes) {
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 10);
  return name.replace(/(\.[a-z0-9]+)$/, `.${hash}$1`);
}

/** One classic script of a file and all it imports. */
function script(path, generated) {
  const options = { minify: true, target, charset: "utf8", legalComments: "none", logLevel: "warning" };
  if (generated) return transformSync(readFileSync(path, "utf8"), { ...options, loader: "js" }).code;
  const result = buildSync({ ...options, entryPoints: [path], bundle: true, format: "iife", write: false });
  return result.outputFiles[0].text;
}

function styles(path) {
  return transformSync(readFileSync(path, "utf8"), { loader: "css", minify: true, target, charset: "utf8" }).code;
}

const tags = {
  style: /<link\b[^>]*\brel="stylesheet"[^>]*>/g,
  other: /<link\b(?![^>]*\brel="stylesheet")[^>]*\bhref="[^"]*"[^>]*>\n?/g,
  script: /<script\b[^>]*\bsrc="([^"]*)"[^>]*><\/script>/g,
  assets: /(<script type="application\/json" id="assets">)[^<]*(<\/script>)/,
};
const href = (tag) => /\bhref="([^"]*)"/.exec(tag)[1];

/** JSON for a <script> element. */
const embedded = (value) => JSON.stringify(value).replaceAll("<", "\\u003c");

/** What both kinds of page are made of. */
function read({ web, program, split, fonts, texts, licences }) {
  const page = readFileSync(need(join(web, "index.html")), "utf8");
  if (!tags.assets.test(page)) fail(`${web}/index.html has no <script type="application/json" id="assets">`);
  const parts = { page, styles: new Map(), scripts: new Map(), others: new Map(), fonts: new Map(), texts: new Map() };
  for (const [tag] of page.matchAll(tags.style)) parts.styles.set(href(tag), styles(need(join(web, href(tag)))));
  for (const [tag] of page.matchAll(tags.other)) parts.others.set(href(tag), readFileSync(need(join(web, href(tag)))));
  for (const [, src] of page.matchAll(tags.script)) {
    const ours = src !== "nimboard.js";
    parts.scripts.set(src, script(need(ours ? join(web, src) : `${program}.js`), !ours));
  }
  parts.wasm = readFileSync(need(split ? join(split, "first.wasm") : `${program}.wasm`));
  if (split && existsSync(join(split, "rest.wasm"))) parts.rest = readFileSync(join(split, "rest.wasm"));
  for (const file of readdirSync(need(fonts)).sort()) {
    if (file.endsWith(".otf")) parts.fonts.set(basename(file, ".otf"), readFileSync(join(fonts, file)));
  }
  for (const file of readdirSync(need(texts)).sort()) parts.texts.set(basename(file, ".txt"), readFileSync(join(texts, file)));
  parts.licences = licences.map((path) => readFileSync(need(path), "utf8")).join(`\n${"=".repeat(80)}\n\n`);
  return parts;
}

/** index.html and the files beside it: name → content. */
function site(parts) {
  const files = new Map();
  const add = (name, content) => {
    files.set(name, content);
    return name;
  };
  const assets = { wasm: add(hashed("nimboard.wasm", parts.wasm), parts.wasm), fonts: {}, texts: {}, licenses: "licenses.txt" };
  if (parts.rest) assets.rest = add(hashed("rest.wasm", parts.rest), parts.rest);
  for (const [name, bytes] of parts.texts) assets.texts[name] = add(hashed(`texts/${name}.txt`, bytes), bytes);
  for (const [name, bytes] of parts.fonts) assets.fonts[name] = add(hashed(`fonts/${name}.otf`, bytes), bytes);
  add("licenses.txt", parts.licences);
  for (const [name, bytes] of parts.others) add(name, bytes);
  const renamed = (tag, from, content) => tag.replace(`"${from}"`, `"${add(hashed(from, content), content)}"`);
  const page = parts.page
    .replace(tags.style, (tag) => renamed(tag, href(tag), parts.styles.get(href(tag))))
    .replace(tags.script, (tag, src) => renamed(tag, src, parts.scripts.get(src)))
    .replace(tags.assets, (_, open, close) => open + embedded(assets) + close);
  add("index.html", page);
  return files;
}

/** The page that holds everything. */
function singleFile(parts) {
  const packed = [];
  const pack = (id, bytes) => {
    packed.push(`<script type="text/plain" id="${id}">${gzipSync(bytes, { level: 9 }).toString("base64")}</script>`);
    return `#${id}`;
  };
  const assets = { wasm: pack("packed-wasm", parts.wasm), fonts: {}, texts: {}, licenses: pack("packed-licenses", parts.licences) };
  if (parts.rest) assets.rest = pack("packed-rest", parts.rest);
  for (const [name, bytes] of parts.texts) assets.texts[name] = pack(`packed-texts-${name}`, bytes);
  for (const [name, bytes] of parts.fonts) assets.fonts[name] = pack(`packed-${name}`, bytes);
  return parts.page
    .replace(tags.other, "")
    .replace(tags.style, (tag) => `<style>${parts.styles.get(href(tag)).trim()}</style>`)
    .replace(tags.script, (_, src) => `<script>${parts.scripts.get(src).trim().replaceAll("</script", "<\\/script")}</script>`)
    .replace(tags.assets, (_, open, close) => `${open}${embedded(assets)}${close}\n${packed.join("\n")}`);
}

/** Writes the files and their compressed twins into a new folder, then puts it in the place of the old one. */
function write(out, files) {
  const fresh = `${out}.new`;
  rmSync(fresh, { recursive: true, force: true });
  for (const [name, content] of files) {
    const path = join(fresh, name);
    const bytes = Buffer.from(content);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, bytes);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params }));
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  }
  rmSync(out, { recursive: true, force: true });
  renameSync(fresh, out);
}

const { values, positionals } = parseArgs({
  options: {
    web: { type: "string" },
    program: { type: "string" },
    split: { type: "string" },
    fonts: { type: "string" },
    texts: { type: "string" },
    out: { type: "string" },
  },
  allowPositionals: true,
});
for (const name of ["web", "program", "fonts", "texts", "out"]) if (!values[name]) fail(`--${name} is missing`);
const parts = read({ ...values, licences: positionals });
const files = site(parts);
files.set("nimboard.html", singleFile(parts));
write(values.out, files);
