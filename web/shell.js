// Starts the page: loads the program and its fonts, joins it with the canvas, the keys, the fields and the address.
import { bytesOf, assets } from "./assets.js";
import { makeCanvas, hasWebGL2 } from "./canvas.js";
import { makeKeys } from "./keys.js";
import { makeFields } from "./fields.js";
import { copyText } from "./copy.js";
import { keep, kept, makeLearn } from "./learn.js";
import { makeMirror } from "./mirror.js";
import { makeAddress } from "./address.js";
import { makeApi } from "./api.js";
import { openText, showNotice, showTrouble, showProgress, hideProgress } from "./messages.js";

const root = document.documentElement;
const refs = assets();
const api = makeApi();
const loadedFonts = new Set();
const loadedTexts = new Set();

// The right colours before the program is there.
const early = /[#&]theme=(board|paper|contrast)\b/.exec(location.hash);
if (early) root.dataset.theme = early[1];

async function addFont(program, name) {
  const ref = refs.fonts[name];
  if (!ref || loadedFonts.has(name)) return;
  loadedFonts.add(name);
  try {
    program.font(name, await bytesOf(ref));
  } catch (error) {
    loadedFonts.delete(name);
    throw error;
  }
}

async function addTexts(program, language) {
  const ref = refs.texts[language];
  if (!ref || loadedTexts.has(language)) return;
  const text = new TextDecoder().decode(await bytesOf(ref));
  if (program.call("texts", language + "\n" + text) === "1") loadedTexts.add(language);
}

/** The words and the glyphs of a language come when it is chosen (those of listings, "mono", when one is shown); its bold glyphs after the others, which stand in for them. */
async function addLanguage(program, language) {
  try {
    await Promise.all([addFont(program, language + "-regular"), addTexts(program, language)]);
    program.wake();
    addFont(program, language + "-bold").then(() => program.wake(), (error) => showNotice(error.message));
  } catch (error) {
    showNotice(error.message);
  }
}

async function showLicenses() {
  try {
    openText(new TextDecoder().decode(await bytesOf(refs.licenses)));
  } catch (error) {
    showNotice(error.message);
  }
}

/** What the program may call: each function takes one string, except `place`. */
function hooks(parts) {
  return {
    wake: () => parts.canvas.wake(),
    cursor: (name) => { parts.canvas.element.style.cursor = name; },
    scrolls: (yes) => parts.canvas.setScrolls(yes === "1"),
    theme: (name) => { root.dataset.theme = name; },
    language: (tag) => { root.lang = tag; parts.language = addLanguage(parts.program, tag); },
    words: (json) => { parts.words = JSON.parse(json); parts.mirror.words(parts.words); },
    place: (...where) => parts.fields.place(...where),
    heaps: (text) => parts.fields.setHeaps(text),
    judge: (text) => parts.fields.setJudge(text),
    judgeMark: (place) => parts.fields.markJudge(place),
    judgeFault: () => parts.fields.showJudgeFault(),
    font: (name) => addLanguage(parts.program, name),
    copy: (text) => { copyText(text, parts.words); },
    file: () => parts.fields.openFile(),
    mirror: (json) => parts.mirror.show(JSON.parse(json)),
    match: (text) => parts.mirror.match(text),
    question: (json) => parts.learn.question(json),
    challenge: (json) => parts.learn.challenge(json),
    keep,
    notice: (text) => showNotice(text),
    licenses: () => showLicenses(),
    changed: () => { parts.address.changed(); api.changed(); },
  };
}

/** The page's own text is set in the same fonts as the picture's. */
function shareFonts(regular, bold) {
  for (const [bytes, weight] of [[regular, "400"], [bold, "700"]]) {
    document.fonts.add(new FontFace("Nimboard", bytes.slice().buffer, { weight }));
  }
}

/**
 * The program comes in two parts: the first has all that the first step needs. Its calls of functions of the rest go over a
 * table that the rest fills in when it is instantiated; until then nobody can ask for anything else (see start).
 */
async function joinParts(first, rest, imports, receive) {
  const absent = new Proxy({}, { get: () => () => { throw new Error("a part of the program is missing"); } });
  const { instance } = await WebAssembly.instantiate(first, { ...imports, later: absent });
  receive(instance);
  if (rest) await WebAssembly.instantiate(await rest, { ...imports, primary: instance.exports });
}

/** An address that names nothing but language and colours begins with the lesson that the first part holds. */
const beginsPlainly = () => /^#?((lang|theme)=[\w-]*&?)*$/.test(location.hash);

async function load() {
  let done = 0;
  const part = async (ref) => { const bytes = await bytesOf(ref); showProgress(++done / 4); return bytes; };
  showProgress(0.05);
  const [wasmBinary, regular, bold] = await Promise.all(
    [part(refs.wasm), part(refs.fonts["latin-regular"]), part(refs.fonts["latin-bold"])]);
  shareFonts(regular, bold);
  loadedFonts.add("latin-regular").add("latin-bold");
  return { wasmBinary, regular, bold };
}

async function start() {
  const files = await load();
  const parts = {};
  const canvas = document.getElementById("canvas");
  const drawn = hasWebGL2();
  const rest = refs.rest && bytesOf(refs.rest);
  let whole;  // settles when the rest of the program is there
  const begun = createNimboard({
    canvas, page: hooks(parts),
    instantiateWasm: (imports, receive) => { whole = joinParts(files.wasmBinary, rest, imports, receive); return {}; },
    print: (text) => console.log(text), printErr: (text) => console.warn(text),
  });
  whole.catch(() => {});
  const program = await Promise.race([begun, whole.then(() => begun)]);
  if (!beginsPlainly()) await whole;
  document.body.inert = true;
  parts.program = program;
  program.wake = () => parts.canvas.wake();
  program.font("latin-regular", files.regular);
  program.font("latin-bold", files.bold);
  parts.canvas = makeCanvas(canvas, program, drawn);
  parts.fields = makeFields(program);
  parts.mirror = makeMirror(program);
  parts.learn = makeLearn(program);
  parts.address = makeAddress(program);

  program.call("languages", (navigator.languages || [navigator.language]).join(","));
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) program.call("still", "1");
  program.call("progress", kept());
  program.call("start", location.hash);
  const open = drawn && await parts.canvas.open();
  if (!open) {
    root.classList.add("flat");
    showTrouble("This browser shows no WebGL2 picture here. The whole lesson follows as text: → and ← step through it.");
    parts.mirror.showButtons();
  }
  parts.canvas.wake();
  await parts.language;
  hideProgress();
  await whole;
  document.body.inert = false;
  makeKeys(program, parts);
  api.open(program);
  parts.canvas.wake();
}

function startOver() {
  start().catch((error) => {
    console.error(error);
    hideProgress();
    showTrouble("Nimboard could not be loaded: " + error.message, () => location.reload());
  });
}
startOver();
