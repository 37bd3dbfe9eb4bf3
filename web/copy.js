// Text onto the clipboard.
import { showNotice } from "./messages.js";

/** Where a page may not (frames without that permission, plain http), the older way by a selected field is tried. */
export async function copyText(text, words) {
  let done = true;
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const field = document.body.appendChild(document.createElement("textarea"));
    field.value = text;
    field.select();
    done = document.execCommand("copy");
    field.remove();
    document.getElementById("canvas").focus({ preventScroll: true });
  }
  showNotice(done ? words.copied : words.notCopied);
}
