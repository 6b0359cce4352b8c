const fallbackDelayMs = 200;

/** Runs a task when the browser is idle; after a delay in Safari, which has no idle callback. @returns cancels the task */
export function whenIdle(run: () => void): () => void {
  if (typeof window.requestIdleCallback === "function") {
    const handle = requestIdleCallback(run);
    return () => cancelIdleCallback(handle);
  }
  const handle = setTimeout(run, fallbackDelayMs);
  return () => clearTimeout(handle);
}
