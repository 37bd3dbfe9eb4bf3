// Parts the linked program in two: what the first step needs, and the rest, which the page fetches while that step is on
// screen. wasm-split (of Binaryen, which comes with Emscripten) moves functions; which ones is decided by name here.
//   node tools/split.mjs BUILD/nimboard.wasm OUT-FOLDER      writes OUT-FOLDER/first.wasm and OUT-FOLDER/rest.wasm
// Without wasm-split the program stays whole: first.wasm alone.

import { execFileSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

const [program, out] = process.argv.slice(2);

/** A program of Binaryen: on the PATH, or beside the compiler that emcc uses. */
function find(name) {
  const found = (command) => {
    try { return execFileSync("sh", ["-c", command], { encoding: "utf8" }).trim().split("\n")[0]; } catch { return ""; }
  };
  const beside = found("em-config BINARYEN_ROOT 2>/dev/null");
  const path = beside && join(beside, "bin", name);
  return path && existsSync(path) ? path : found(`command -v ${name}`);
}

/** Lessons other than the main one, with their pictures, and what only a request needs: nothing of the first step calls these. */
function isLater(name) {
  if (!name.startsWith("nimboard::")) return false;
  // Small functions alike are one function under either name: these are never later.
  if (/(\w+)::~?\1\\28|operator|\\20const$/.test(name)) return false;
  if (/^nimboard::(svg::|lesson::fault_message|core::judge|core::refute)/.test(name)) return true;
  if (/write_(reduce|rules|binary|opening|columns|column|win|zero|terminal|try|answer|refuted|all_even|claim)\b/.test(name)) return false;
  if (/nimboard::lesson::.*\\28nimboard::lesson::Writer&/.test(name)) return true;
  if (/nimboard::lesson::.*(Tape|Reach|Bands|Band\b|Endings|Board\b|Stairs|Proof|Map\b|Strip|Errors|Refuted)/.test(name)) return true;
  if (/nimboard::scene::.*lesson::(Tape|Bands|Endings|Board|Stairs|Proof|Map|Code|Listing)\b/.test(name)) return true;
  if (/nimboard::scene::.*(Stairs|Tape|Map|Proof|Bands|Endings|Board)[A-Z]\w*(&|::)/.test(name)) return true;
  if (/^nimboard::ui::(judge|verify|play|challenge|help|about|games)_panel\b/.test(name)) return true;
  if (/^nimboard::ui::.*(Measure|Sheet)\b/.test(name)) return true;
  if (/^nimboard::ui::.*(Board|core::Verifier|app::(Pick|Match|Challenge))/.test(name)) return true;
  if (/nimboard::core::(Judge|Theory|GrundyTable|Exhaustive|Verifier|SparseSpace|Scan)\b/.test(name)) return true;
  return false;
}

const features = ["--enable-mutable-globals", "--enable-bulk-memory", "--enable-sign-ext", "--enable-nontrapping-float-to-int", "--enable-simd"];
const [split, optimize] = ["wasm-split", "wasm-opt"].map(find);
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
if (!split || !optimize) {
  console.error("split: no wasm-split; the program stays whole");
  copyFileSync(program, join(out, "first.wasm"));
  process.exit(0);
}
const names = execFileSync(optimize, [program, ...features, "--print-function-map"], { encoding: "utf8", maxBuffer: 1 << 28, stdio: ["ignore", "pipe", "ignore"] })
  .split("\n").map((line) => line.slice(line.indexOf(":") + 1)).filter(isLater);
const list = join(out, "later.txt");
writeFileSync(list, names.join("\n") + "\n");
execFileSync(split, [program, ...features, `--split-funcs=@${list}`, "--import-namespace=primary", "--placeholder-namespace=later",
  "-o1", join(out, "first.raw"), "-o2", join(out, "rest.raw")], { stdio: "inherit" });
for (const part of ["first", "rest"]) {
  execFileSync(optimize, [join(out, `${part}.raw`), ...features, "-Oz", "--strip-debug", "--strip-producers", "-o", join(out, `${part}.wasm`)], { stdio: "inherit" });
  rmSync(join(out, `${part}.raw`));
}
