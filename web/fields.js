// Text fields of the page, laid over the places that the program names: the heaps, a judge's input, files and pastes.
import { makeJudgeMark } from "./judge_mark.js";
import { showNotice } from "./messages.js";

const pause = 600;  // milliseconds without a key after which typed heaps count

export function makeFields(program) {
  const heaps = document.getElementById("heaps");
  const fault = document.getElementById("heaps-fault");
  const judge = document.getElementById("judge-text");
  const file = document.getElementById("judge-file");
  const places = { heaps, judge };
  let timer = 0;
  let settled = "";  // the text that the program knows

  const showFault = (message) => {
    fault.textContent = message;
    fault.hidden = message === "";
    if (message === "") heaps.removeAttribute("aria-invalid");
    else heaps.setAttribute("aria-invalid", "true");
    const box = heaps.getBoundingClientRect();
    const origin = heaps.offsetParent ? heaps.offsetParent.getBoundingClientRect() : { left: 0, top: 0 };
    fault.style.left = Math.max(8, box.left - origin.left) + "px";
    fault.style.top = box.bottom - origin.top + 6 + "px";
  };

  /** Hands the typed text over. While it is still being typed, a fault is not shown yet. */
  const commit = (typing) => {
    clearTimeout(timer);
    if (heaps.value === settled) { showFault(""); return; }
    const message = program.call(typing ? "heaps-typing" : "heaps", heaps.value);
    if (message === "") settled = heaps.value;
    if (message === "" || !typing) showFault(message);
    program.wake();
  };
  heaps.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(() => commit(true), pause);
  });
  heaps.addEventListener("blur", () => commit(false));
  heaps.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && !event.isComposing) {
      commit(false);
      event.preventDefault();
    }
  });
  heaps.addEventListener("paste", (event) => {
    const text = event.clipboardData ? event.clipboardData.getData("text/plain") : "";
    if (!/[\r\n]/.test(text.trim()) || program.call("judge-like", text) !== "1") return;
    event.preventDefault();
    toJudge(text);
  });

  const mark = makeJudgeMark(judge);
  let judgeTimer = 0;
  judge.addEventListener("input", () => {
    mark.show("");
    clearTimeout(judgeTimer);
    judgeTimer = setTimeout(() => { mark.show(program.call("judge-text", judge.value)); program.wake(); }, 300);
  });

  /** A whole text for the judge, from wherever it came. */
  const toJudge = (text) => {
    clearTimeout(judgeTimer);
    judge.value = text;
    mark.show(program.call("judge-open", text));
    mark.reveal();
    program.wake();
  };
  const readFile = async (chosen) => {
    if (!chosen) return;
    try {
      toJudge(await chosen.text());
    } catch (error) {
      showNotice(`${chosen.name}: ${error.message}`);
    }
  };
  file.addEventListener("change", () => { readFile(file.files[0]); file.value = ""; });
  addEventListener("dragover", (event) => event.preventDefault());
  addEventListener("drop", (event) => {
    event.preventDefault();
    const data = event.dataTransfer;
    if (data && data.files.length) readFile(data.files[0]);
    else if (data && data.getData("text/plain")) toJudge(data.getData("text/plain"));
  });
  document.addEventListener("paste", (event) => {
    if (event.target instanceof Element && event.target.closest("input, textarea")) return;
    const text = event.clipboardData ? event.clipboardData.getData("text/plain") : "";
    if (text.trim() === "") return;
    event.preventDefault();
    if (!judge.hidden || program.call("judge-like", text) === "1") { toJudge(text); return; }
    heaps.value = text.trim().replace(/\s+/g, " ");
    commit(false);
  });

  return {
    place(name, x, y, w, h, font, visible) {
      const element = places[name];
      const appears = element.hidden && visible;
      element.hidden = !visible;
      Object.assign(element.style, { left: x + "px", top: y + "px", width: w + "px", height: h + "px", fontSize: font + "px" });
      if (element === heaps && !fault.hidden) showFault(fault.textContent);
      if (element !== judge) return;
      if (appears) mark.reveal();
      else mark.draw();
    },
    /** The position changed. Text that is being typed and means this position stays as it is. */
    setHeaps(text) {
      if (document.activeElement === heaps && program.call("heaps-same", heaps.value) === "1") return;
      clearTimeout(timer);
      heaps.value = settled = text;
      showFault("");
    },
    setJudge(text) {
      clearTimeout(judgeTimer);
      judge.value = text;
      mark.show("");
    },
    markJudge(place) { mark.show(place); },
    showJudgeFault() { mark.select(); },
    openFile() { file.click(); },
  };
}
