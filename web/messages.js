// What the page says by itself: progress, passing notices, trouble.

const element = (id) => document.getElementById(id);
let noticeTimer = 0;

/** `part` from 0 to 1. */
export function showProgress(part) {
  element("loading-bar").style.width = Math.round(100 * part) + "%";
  element("loading").setAttribute("aria-valuenow", String(Math.round(100 * part)));
}

export function hideProgress() {
  element("loading").hidden = true;
}

/** A message that goes away by itself; an empty text takes it away now. */
export function showNotice(text) {
  const notice = element("notice");
  clearTimeout(noticeTimer);
  notice.textContent = text;
  notice.hidden = text === "";
  if (text !== "") noticeTimer = setTimeout(() => { notice.hidden = true; }, 8000);
}

/** A message that stays; with `retry`, a button. */
export function showTrouble(text, retry) {
  element("trouble-text").textContent = text;
  const button = element("trouble-retry");
  button.hidden = !retry;
  if (retry) button.onclick = retry;
  element("trouble").hidden = false;
}

export function hideTrouble() {
  element("trouble").hidden = true;
}

/** A long text in a window of its own, closed by Escape or its button. */
export function openText(text) {
  element("paper-text").textContent = text;
  element("paper").showModal();
}
