// The question of the step and the challenges as text with real buttons, beside the picture that shows the same; and
// what this device keeps between visits. Storage may be absent or forbidden: then nothing is kept, and nobody is told.

const name = "nimboard";

export function kept() {
  try { return localStorage.getItem(name) || ""; } catch { return ""; }
}

export function keep(text) {
  try {
    if (text === "") localStorage.removeItem(name);
    else localStorage.setItem(name, text);
  } catch { /* a sandboxed frame, a private window, a file */ }
}

const make = (tag, text) => {
  const element = document.createElement(tag);
  if (text !== undefined) element.textContent = text;
  return element;
};

export function makeLearn(program) {
  const question = document.getElementById("mirror-question");
  const challenge = document.getElementById("mirror-challenge");
  const live = document.getElementById("mirror-live");
  let before = null;      // the question as it was told last
  let said = "";          // of the challenge

  const button = (label, verb, text) => {
    const element = make("button", label);
    element.type = "button";
    element.addEventListener("click", () => { program.call(verb, text); program.wake(); });
    return element;
  };
  /** New contents; a button that was pressed keeps the focus, by its place. */
  const replace = (root, parts) => {
    const buttons = () => [...root.querySelectorAll("button")];
    const at = buttons().indexOf(document.activeElement);
    root.replaceChildren(...parts);
    if (at >= 0 && buttons().length > 0) buttons()[Math.min(at, buttons().length - 1)].focus();
  };

  return {
    question(json) {
      const data = json === "" ? null : JSON.parse(json);
      const parts = [];
      if (data) {
        parts.push(make("h2", data.text));
        for (const hint of data.hints) parts.push(make("p", hint));
        const list = make("ul");
        data.answers.forEach((answer, index) => {
          const item = make("li");
          item.append(data.answer === null ? button(answer, "answer", String(index)) : make("span", answer));
          if (data.hands) {
            item.append(make("span", ` ${data.hands[index]} `), button(data.more, "more", String(index)), button(data.fewer, "fewer", String(index)));
          }
          list.append(item);
        });
        parts.push(list);
        if (data.hint) parts.push(button(data.hint, "hint"));
        if (data.hands) parts.push(button(data.reset, "reset"));
        if (data.answer !== null) parts.push(make("p", `${data.answers[data.answer]}: ${data.verdict}. ${data.reason}`), button(data.again, "again"));
        if (before && before.text === data.text) {
          if (data.answer !== null && data.answer !== before.answer) live.textContent = `${data.verdict}. ${data.reason}`;
          else if (data.hints.length > before.hints.length) live.textContent = data.hints[data.hints.length - 1];
        }
      }
      before = data;
      replace(question, parts);
    },
    challenge(json) {
      challenge.hidden = json === "";
      if (json === "") { said = ""; replace(challenge, []); return; }
      const data = JSON.parse(json);
      const heaps = make("ul");
      for (const heap of data.heaps) heaps.append(make("li", heap));
      replace(challenge, [make("h2", data.title), ...data.lines.slice(0, 1).map((line) => make("p", line)), heaps,
        ...[...data.lines.slice(1), ...data.said, data.score].map((line) => make("p", line)),
        ...data.buttons.map((each) => button(each.label, "riddle", `${each.verb} ${each.value}`))]);
      const now = [...(said === "" ? [data.title] : []), ...data.lines, ...(data.said.length > 0 ? data.said : data.heaps)].join(" ");
      if (now !== said) live.textContent = now;
      said = now;
    },
  };
}
