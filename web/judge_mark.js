// Underlines the word that the judge could not read, at its place in the text field, and takes the person there.

/** The text's place as the field counts: where the line starts, where the word starts and ends. */
function locate(text, { line, column, length }) {
  let start = 0;
  for (let passed = 1; passed < line; ++passed) {
    const end = text.indexOf("\n", start);
    if (end < 0) break;
    start = end + 1;
  }
  if (line === 1 && text.startsWith("\uFEFF")) start = 1;  // a byte-order mark takes no column
  const step = (from, characters) => {
    let at = from;
    for (let passed = 0; passed < characters && at < text.length; ++passed) at += text.codePointAt(at) > 0xFFFF ? 2 : 1;
    return at;
  };
  const word = step(start, column - 1);
  return { start, word, end: step(word, length) };
}

export function makeJudgeMark(field) {
  const frame = document.createElement("div");
  const mark = document.createElement("div");
  const ruler = document.createElement("canvas").getContext("2d");
  frame.id = "judge-mark";
  frame.hidden = true;
  frame.setAttribute("aria-hidden", "true");
  frame.append(mark);
  field.after(frame);
  let place = null;

  /** Width of text in the field's font; a tab goes to the next stop. */
  const widthOf = (text, tab) => {
    let width = 0;
    text.split("\t").forEach((part, index) => {
      if (index > 0) width = (Math.floor(width / tab) + 1) * tab;
      width += ruler.measureText(part).width;
    });
    return width;
  };

  const draw = () => {
    frame.hidden = !place || field.hidden;
    if (frame.hidden) return;
    const style = getComputedStyle(field);
    ruler.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const tab = ruler.measureText(" ").width * 8;
    const { start, word, end } = locate(field.value, place);
    const left = widthOf(field.value.slice(start, word), tab);
    const right = Math.max(widthOf(field.value.slice(start, end), tab), left + ruler.measureText("0").width);
    const high = parseFloat(style.lineHeight);
    Object.assign(frame.style, {
      left: field.offsetLeft + field.clientLeft + "px", top: field.offsetTop + field.clientTop + "px",
      width: field.clientWidth + "px", height: field.clientHeight + "px",
    });
    Object.assign(mark.style, {
      left: parseFloat(style.paddingLeft) + left - field.scrollLeft + "px", width: right - left + "px",
      top: parseFloat(style.paddingTop) + (place.line - 1) * high - field.scrollTop + "px", height: high + "px",
    });
    mark.classList.toggle("warning", place.warning);
  };
  field.addEventListener("scroll", draw);

  /** Scrolls the word into the middle of the field; without one, to the beginning. */
  const reveal = () => {
    draw();
    const style = getComputedStyle(field);
    const { start, word } = locate(field.value, place || { line: 1, column: 1, length: 0 });
    const left = place ? widthOf(field.value.slice(start, word), ruler.measureText(" ").width * 8) : 0;
    field.scrollTop = place ? (place.line - 1) * parseFloat(style.lineHeight) - field.clientHeight / 2 : 0;
    field.scrollLeft = Math.max(0, left - field.clientWidth / 2);
    draw();
  };

  return {
    draw,
    /** "line column length kind" as the program gives it, or "" for nothing to mark. */
    show(text) {
      const [line, column, length, kind] = text.split(" ");
      place = text ? { line: Number(line), column: Number(column), length: Number(length), warning: kind === "warning" } : null;
      if (place && !place.warning) field.setAttribute("aria-invalid", "true");
      else field.removeAttribute("aria-invalid");
      draw();
    },
    reveal,
    /** Selects the word. */
    select() {
      if (!place) return;
      const { word, end } = locate(field.value, place);
      field.focus({ preventScroll: true });
      field.setSelectionRange(word, end);
      reveal();
    },
  };
}
