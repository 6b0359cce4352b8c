/** The events of requirements 93 and 96. */
export type AnalyticsEvent = "consultation_request" | "contact_form_submit" | "cta_click" | "service_click";

export const leadEvents: Readonly<Record<string, AnalyticsEvent>> = {
  consultation: "consultation_request",
  closing: "consultation_request",
  contact: "contact_form_submit",
};

/** The value of `data-track`: the event of a click, and its label. A service link's label is its path. */
export type Tracked = `cta_click ${string}` | "service_click";

declare global {
  // The script of the analytics host reads this queue.
  // biome-ignore lint/style/useConsistentTypeDefinitions: -- merged into the browser's own interface
  interface Window {
    siteAnalytics?: { project: string; queue: { event: string; label: string; path: string }[] };
  }
}

/** Does nothing if analytics is not configured, or the visitor asks for privacy. */
export function track(event: AnalyticsEvent | "page_view", label: string): void {
  window.siteAnalytics?.queue.push({ event, label, path: location.pathname });
}

export function trackPageView(): void {
  track("page_view", location.pathname);
}
