/** The events of requirements 93 and 96. */
export type AnalyticsEvent = "consultation_request" | "contact_form_submit" | "cta_click" | "service_click";

type Sink = (event: AnalyticsEvent | "page_view", label: string, path: string) => void;

/** Events before `setSink`. */
let queued: Parameters<Sink>[] = [];
let sink: Sink = (...event) => {
  queued.push(event);
};

/** Called once, with the host's queue if analytics is configured and allowed. Sends the queued events. */
export function setSink(next: Sink): void {
  sink = next;
  for (const event of queued) next(...event);
  queued = [];
}

/** Called if analytics is not configured or not allowed. */
export function discardEvents(): void {
  setSink(() => undefined);
}

export function trackClick(event: AnalyticsEvent, label: string): void {
  sink(event, label, location.pathname);
}

/** A click on the link of a service or specialty. @param path of its page */
export function trackService(path: string): void {
  trackClick("service_click", path.slice(1));
}

export function trackPageView(path: string): void {
  sink("page_view", path, path);
}
