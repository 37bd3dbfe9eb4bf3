// The canvas: its size in device pixels, when frames are drawn, the wheel, a lost WebGL context, full screen.
import { showTrouble, hideTrouble } from "./messages.js";

/** Asks on a throw-away canvas, because a failed request spoils the real one. */
export function hasWebGL2() {
  try {
    const context = document.createElement("canvas").getContext("webgl2");
    if (!context) return false;
    const ender = context.getExtension("WEBGL_lose_context");
    if (ender) ender.loseContext();
    return true;
  } catch {
    return false;
  }
}

/** Calls `tell(width, height)` with the size of the canvas in whole device pixels, now and whenever it changes. */
function watchSize(canvas, tell) {
  const rounded = () => {
    const box = canvas.getBoundingClientRect();
    return [Math.round(box.width * devicePixelRatio), Math.round(box.height * devicePixelRatio)];
  };
  const observer = new ResizeObserver((entries) => {
    const exact = entries[entries.length - 1].devicePixelContentBoxSize;
    const near = rounded();
    // Browsers that pretend another ratio (for testing phones) give the size without it.
    if (exact && Math.abs(exact[0].inlineSize - near[0]) <= 2 && Math.abs(exact[0].blockSize - near[1]) <= 2) {
      tell(exact[0].inlineSize, exact[0].blockSize);
    } else {
      tell(...near);
    }
  });
  try {
    observer.observe(canvas, { box: "device-pixel-content-box" });
  } catch {
    observer.observe(canvas);
    // The size in CSS pixels may stay while the ratio changes.
    addEventListener("resize", () => tell(...rounded()));
  }
}

export function makeCanvas(element, program, drawn) {
  let waiting = 0;
  let scrolls = false;
  let opened = false;

  const tick = (now) => {
    waiting = 0;
    if (program._nb_frame(now)) wake();
  };
  const wake = () => {
    if (waiting === 0) waiting = requestAnimationFrame(tick);
  };

  const open = () => new Promise((resolve) => {
    watchSize(element, (width, height) => {
      const ratio = element.clientWidth > 0 ? width / element.clientWidth : devicePixelRatio;
      program._nb_resize(width, height, ratio);
      if (!opened) {
        opened = true;
        resolve(program.call("window") === "1");
      }
      wake();
    });
  });

  // SDL hears these on the canvas itself and queues them; a frame has to come and take them.
  for (const name of ["mousemove", "mousedown", "mouseenter", "mouseleave", "wheel", "touchstart", "touchmove", "touchend", "touchcancel"]) {
    element.addEventListener(name, wake, { passive: true });
  }
  document.addEventListener("mouseup", wake);
  for (const name of ["focus", "blur"]) addEventListener(name, wake);
  document.addEventListener("visibilitychange", () => { program.call("visible"); wake(); });

  // Zoom with Ctrl and the wheel is the browser's, and so is the wheel when the picture has nothing to scroll.
  element.parentElement.addEventListener("wheel", (event) => {
    if (event.ctrlKey || !scrolls) event.stopPropagation();
  }, { capture: true });
  element.addEventListener("pointerdown", () => element.focus({ preventScroll: true }));

  element.addEventListener("webglcontextlost", (event) => {
    event.preventDefault();
    program.call("lost");
    showTrouble("The graphics of this page were taken away by the system. The picture comes back by itself.");
  });
  element.addEventListener("webglcontextrestored", () => {
    program.call("restored");
    hideTrouble();
    wake();
  });

  const wrapper = document.getElementById("app");
  const canFullscreen = () => Boolean(document.fullscreenEnabled && wrapper.requestFullscreen);
  const toggleFullscreen = () => {
    if (!canFullscreen()) return false;
    if (document.fullscreenElement) document.exitFullscreen();
    else wrapper.requestFullscreen().catch(() => {});
    return true;
  };

  return { element, wake, open, drawn, toggleFullscreen, setScrolls: (yes) => { scrolls = yes; } };
}
