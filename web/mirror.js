// The step as text of the page: for screen readers, for printing, and for browsers without WebGL.

const make = (name, text) => {
  const element = document.createElement(name);
  if (text !== undefined) element.textContent = text;
  return element;
};

const headCell = (text, scope) => {
  const cell = make("th", text);
  cell.scope = scope;
  return cell;
};

/** A row a heap, a column a power of two; the last row is their XOR as far as it is known. */
function table(data, caption) {
  const element = make("table");
  element.append(make("caption", caption));
  const head = make("tr");
  head.append(make("td"), headCell(data.stonesLabel, "col"), ...data.columns.map((power) => headCell(power, "col")));
  const top = make("thead");
  top.append(head);
  const body = make("tbody");
  const line = (row, stones) => {
    const element = make("tr");
    element.append(headCell(row.label, "row"), make("td", stones));
    for (const bit of row.bits) element.append(make("td", bit === null ? "?" : bit));
    if (row.note) element.append(make("td", row.note));
    body.append(element);
  };
  for (const row of data.rows) line(row, row.stones);
  if (data.xor) line(data.xor, "");
  element.append(top, body);
  return element;
}

/** The program beside the step: the current line is marked, by more than its look; then what its variables hold. */
function listing(code) {
  const text = make("pre");
  code.lines.forEach((line, number) => {
    const element = make("code", (number === code.current ? "→ " : "  ") + line + "\n");
    if (number === code.current) element.setAttribute("aria-current", "step");
    text.append(element);
  });
  const values = make("ul");
  for (const row of code.rows) values.append(make("li", row.name + ": " + row.values.join(", ")));
  return [make("h2", code.name), text, values];
}

export function makeMirror(program) {
  const text = document.getElementById("mirror-text");
  const live = document.getElementById("mirror-live");
  const match = document.getElementById("mirror-match");
  const nav = document.getElementById("mirror-nav");
  let caption = "";
  let announced = null;

  for (const [id, verb] of [["mirror-prev", "prev"], ["mirror-next", "next"]]) {
    document.getElementById(id).addEventListener("click", () => {
      program.call(verb);
      program.wake();
    });
  }

  return {
    /** Words of the page in the language of the lesson. */
    words(words) {
      caption = words.table;
      document.title = words.title;
      document.getElementById("skip").textContent = words.skip;
      document.getElementById("canvas").setAttribute("aria-label", words.canvas);
      document.getElementById("heaps").setAttribute("aria-label", words.heaps);
      document.getElementById("judge-text").setAttribute("aria-label", words.judge);
      document.getElementById("judge-file").setAttribute("aria-label", words.file);
      document.getElementById("paper").setAttribute("aria-label", words.about);
      document.getElementById("paper-close").textContent = words.close;
      document.getElementById("mirror-prev").textContent = words.prev;
      document.getElementById("mirror-next").textContent = words.next;
    },
    /** `step` as mirror/ writes it; the first one is not announced, the others are. */
    show(step) {
      const parts = [make("p", `${step.chapter} · ${step.step} / ${step.steps}`), make("h1", step.title)];
      for (const line of step.lines) parts.push(make("p", line));
      if (step.table.rows.length > 0) parts.push(table(step.table, caption));
      if (step.table.more) parts.push(make("p", step.table.more));
      for (const line of step.after) parts.push(make("p", line));
      if (step.code) parts.push(...listing(step.code));
      const list = make("ul");
      for (const check of step.checks) list.append(make("li", check.text));
      if (step.checks.length > 0) parts.push(list);
      text.replaceChildren(...parts);
      const said = [step.title, ...step.lines].join(". ");
      if (announced !== null && announced !== said) live.textContent = said;
      announced = said;
    },
    /** A match in words; a region that announces what changes. */
    match(lines) { match.textContent = lines; },
    showButtons() { nav.hidden = false; },
  };
}
