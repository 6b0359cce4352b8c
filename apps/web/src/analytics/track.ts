/** The events of spec section 7. */
export type AnalyticsEvent = "consultation_request" | "contact_form_submit" | "cta_click" | "service_click";

type Sink = (event: AnalyticsEvent | "page_view", label: string) => void;

let sink: Sink | null = null;

/** Set once by `start.ts` where analytics is configured and wanted; until then events go nowhere. */
export function setSink(next: Sink): void {
  sink = next;
}

export function trackClick(event: AnalyticsEvent, label: string): void {
  sink?.(event, label);
}

export function trackPageView(path: string): void {
  sink?.("page_view", path);
}
