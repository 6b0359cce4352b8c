const fallbackDelayMs = 200;
/** A busy browser, or one that shows another tab, may not be idle for minutes. */
const timeout = 5_000;

/**
 * Runs a task when the browser is idle, at the latest after five seconds; after a delay in Safari, which has no idle
 * callback.
 * @returns cancels the task
 */
export function whenIdle(run: () => void): () => void {
  if (typeof window.requestIdleCallback === "function") {
    const handle = requestIdleCallback(run, { timeout });
    return () => cancelIdleCallback(handle);
  }
  const handle = setTimeout(run, fallbackDelayMs);
  return () => clearTimeout(handle);
}
