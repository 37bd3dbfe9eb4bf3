// window.nimboard, for embedding and tests, and the same verbs over postMessage.

/** {game, heaps, …} as the address writes it. */
function fragmentOf(wanted) {
  const keys = ["game", "heaps", "lesson", "step", "lang", "theme", "view", "code", "still"];
  return "#" + keys.filter((key) => wanted[key] !== undefined)
    .map((key) => key + "=" + encodeURIComponent(Array.isArray(wanted[key]) ? wanted[key].join(",") : wanted[key])).join("&");
}

export function makeApi() {
  let program = null;
  let opened;
  const ready = new Promise((resolve) => { opened = resolve; });
  const parents = new Set();  // windows that have spoken to this one

  const call = (verb, text) => {
    if (!program) throw new Error("nimboard is still loading; await nimboard.ready first");
    const answer = program.call(verb, text);
    program.wake();
    return answer;
  };
  const read = (verb, text) => JSON.parse(program ? program.call(verb, text) : call(verb, text));

  const played = (verb, text) => { call(verb, text); return read("match-state"); };

  const verbs = {
    ready,
    load: (wanted) => { call("load", fragmentOf(wanted || {})); return read("state"); },
    state: () => read("state"),
    next: () => { call("next"); },
    prev: () => { call("prev"); },
    goto: (step) => { call("goto", String(step)); },
    play: () => { call("play"); },
    pause: () => { call("pause"); },
    judge: (text, kind = "nim") => read("judge", kind + "\n" + text),
    verify: (heaps, largest) => { call("verify", heaps + " " + largest); },
    verifyState: () => read("verify-state"),
    match: ({ level = "", first = "", seed = "", game = "", heaps } = {}) => {
      const position = heaps === undefined ? "" : heaps.length === 0 ? "none" : Array.isArray(heaps) ? heaps.join(" ") : heaps;
      return played("match", [level, first, seed, game, position].join("\n"));
    },
    move: (picks) => played("move", [picks].flat().map((p) => `${p.heap} ${p.take || 0} ${p.part || 0}`).join()),
    matchState: () => read("match-state"),
    matchUndo: () => played("match-undo"),
    matchLesson: () => played("match-lesson"),
    matchMarks: () => played("match-marks"),
    matchEnd: () => played("match-end"),
    stats: () => read("stats"),
    svg: () => program ? program.call("svg") : call("svg"),
  };
  window.nimboard = Object.freeze(verbs);

  const post = (target, message) => {
    try { target.postMessage(message, "*"); } catch { parents.delete(target); }
  };
  addEventListener("message", async (event) => {
    const message = event.data;
    if (!message || typeof message !== "object" || typeof message.nimboard !== "string" || !event.source) return;
    const verb = message.nimboard;
    if (event.source === window || !Object.hasOwn(verbs, verb)) return;
    await ready;
    parents.add(event.source);
    try {
      const args = { load: [message], goto: [message.step], judge: [message.text, message.kind],
        verify: [message.heaps, message.largest], match: [message], move: [message.picks] }[verb] || [];
      const value = verb === "ready" ? true : verbs[verb](...args);
      post(event.source, { nimboard: "reply", verb, id: message.id, value });
    } catch (error) {
      post(event.source, { nimboard: "reply", verb, id: message.id, error: error.message });
    }
  });

  return {
    open(loaded) {
      program = loaded;
      opened();
      if (parent !== window) parents.add(parent);
    },
    changed() {
      if (!program || parents.size === 0) return;
      const message = { nimboard: "change", state: read("state") };
      for (const target of parents) post(target, message);
    },
  };
}
