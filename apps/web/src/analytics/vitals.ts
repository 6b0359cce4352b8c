import { track } from "./track.ts";

/** Entries of the types below: `lib.dom` has no properties of layout shifts. */
type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };

/**
 * Sends the field figures of a document once, when it is hidden for the first time: largest paint and slowest interaction
 * in milliseconds, layout shift as its worst session of at most five seconds, as https://web.dev/articles/vitals defines
 * them. Part of the inlined script, because a visitor who touches nothing has figures too.
 */
export function reportVitals(): void {
  let largestPaint = 0;
  let slowestInteraction = 0;
  let worstShift = 0;
  let session = { value: 0, start: 0, end: 0 };
  observe("largest-contentful-paint", ({ startTime }) => {
    largestPaint = startTime;
  });
  observe("event", (entry) => {
    const { interactionId, duration } = entry as PerformanceEventTiming; // the type of these entries
    if (interactionId) slowestInteraction = Math.max(slowestInteraction, duration);
  });
  observe("layout-shift", (entry) => {
    const { value, hadRecentInput, startTime } = entry as Shift; // the type of these entries
    if (hadRecentInput) return;
    const goesOn = startTime - session.end < 1_000 && startTime - session.start < 5_000;
    session = {
      value: goesOn ? session.value + value : value,
      start: goesOn ? session.start : startTime,
      end: startTime,
    };
    worstShift = Math.max(worstShift, session.value);
  });
  const send = () => {
    if (document.visibilityState !== "hidden") return;
    removeEventListener("visibilitychange", send, true);
    const [paint, interaction] = [largestPaint, slowestInteraction].map(Math.round);
    track("web_vitals", `lcp=${paint} inp=${interaction} cls=${worstShift.toFixed(3)}`);
  };
  // In the capture phase, before a script of the analytics host that sends its queue then.
  addEventListener("visibilitychange", send, true);
}

/** Without an error in a browser that does not know the type, whose figure stays 0. */
function observe(type: string, read: (entry: PerformanceEntry) => void): void {
  try {
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({ type, buffered: true });
  } catch {}
}
