// The step as text of the page: for screen readers, for printing, and for browsers without WebGL.

const make = (name, text) => {
  const element = document.createElement(name);
  if (text !== undefined) element.textContent = text;
  return element;
};

function table(data, caption) {
  const element = make("table");
  element.append(make("caption", data.caption || caption));
  const head = make("tr");
  for (const cell of data.head || []) {
    const header = make("th", cell);
    header.scope = "col";
    head.append(header);
  }
  const body = make("tbody");
  for (const row of data.rows || []) {
    const line = make("tr");
    for (const cell of row) line.append(make("td", cell));
    body.append(line);
  }
  const top = make("thead");
  top.append(head);
  element.append(top, body);
  return element;
}

export function makeMirror(program) {
  const text = document.getElementById("mirror-text");
  const live = document.getElementById("mirror-live");
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
      document.getElementById("mirror-prev").textContent = words.prev;
      document.getElementById("mirror-next").textContent = words.next;
    },
    /** `step` as mirror/ writes it; the first one is not announced, the others are. */
    show(step) {
      const parts = [make("h1", step.title)];
      for (const line of step.lines || []) parts.push(make("p", line));
      if (step.checks && step.checks.length) {
        const list = make("ul");
        for (const check of step.checks) list.append(make("li", check.text));
        parts.push(list);
      }
      if (step.question) {
        parts.push(make("h2", step.question.text));
        const answers = make("ul");
        for (const answer of step.question.answers || []) answers.append(make("li", answer.text || answer));
        parts.push(answers);
      }
      if (step.table) parts.push(table(step.table, caption));
      text.replaceChildren(...parts);
      const said = [step.title, ...(step.lines || [])].join(". ");
      if (announced !== null && announced !== said) live.textContent = said;
      announced = said;
    },
    showButtons() { nav.hidden = false; },
  };
}
