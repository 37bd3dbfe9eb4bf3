// Keys: the program gets those that it uses, the browser all others, and nothing fires while text is being typed.

const typing = (target) =>
  target instanceof Element && target.closest("input, textarea, select, [contenteditable]:not([contenteditable='false'])");
const pressable = (target) => target instanceof Element && target.closest("button, a[href], summary");

export function makeKeys(program, parts) {
  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.isComposing) return;
    if (typing(event.target)) {
      if (event.key === "Escape") {
        parts.canvas.element.focus({ preventScroll: true });
        event.preventDefault();
      }
      return;
    }
    if ((event.key === " " || event.key === "Enter") && pressable(event.target)) return;
    const modified = event.ctrlKey || event.altKey || event.metaKey;
    if ((event.key === "f" || event.key === "F") && !modified) {
      if (parts.canvas.toggleFullscreen()) event.preventDefault();
      return;
    }
    const modifiers = (event.ctrlKey ? 1 : 0) | (event.shiftKey ? 2 : 0) | (event.altKey ? 4 : 0) | (event.metaKey ? 8 : 0);
    if (program.key(event.key, modifiers)) {
      event.preventDefault();
      program.wake();
    }
  });
}
