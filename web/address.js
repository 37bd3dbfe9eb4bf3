// The address holds the whole state: read when a person changes it, written a moment after the state changes.

export function makeAddress(program) {
  const pause = 250;  // browsers refuse to write it very often
  let timer = 0;

  const write = () => {
    if (timer === 0) return;
    clearTimeout(timer);
    timer = 0;
    const wanted = program.call("address");
    if (wanted === location.hash) return;
    try {
      history.replaceState(history.state, "", wanted);
    } catch {
      // A sandboxed frame may not write its address; the state is still there to be asked for.
    }
  };
  addEventListener("hashchange", () => {
    program.call("open", location.hash);
    program.wake();
  });
  addEventListener("pagehide", write);
  document.addEventListener("visibilitychange", () => { if (document.hidden) write(); });

  return {
    changed() {
      clearTimeout(timer);
      timer = setTimeout(write, pause);
    },
  };
}
