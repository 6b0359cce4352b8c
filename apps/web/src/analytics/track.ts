/** The events of requirements 93 and 96. */
export type AnalyticsEvent = "consultation_request" | "contact_form_submit" | "cta_click" | "service_click";

type Sink = (event: AnalyticsEvent | "page_view", label: string, path: string) => void;

/** What happened before it was known whether anybody wants to hear of it. */
let waiting: Parameters<Sink>[] = [];
let sink: Sink = (...happened) => {
  waiting.push(happened);
};

/** Set once, by `start.ts` where analytics is configured and wanted. */
export function setSink(next: Sink): void {
  sink = next;
  for (const happened of waiting) next(...happened);
  waiting = [];
}

/** Where it is not: what happened is forgotten. */
export function forgetEvents(): void {
  setSink(() => undefined);
}

export function trackClick(event: AnalyticsEvent, label: string): void {
  sink(event, label, location.pathname);
}

export function trackPageView(path: string): void {
  sink("page_view", path, path);
}
