const fallbackDelayMs = 200;

/** Runs a task when the browser is idle, or soon where the browser can't tell (Safari). @returns cancels the task */
export function whenIdle(run: () => void): () => void {
  if (typeof window.requestIdleCallback === "function") {
    const handle = requestIdleCallback(run);
    return () => cancelIdleCallback(handle);
  }
  const handle = setTimeout(run, fallbackDelayMs);
  return () => clearTimeout(handle);
}
