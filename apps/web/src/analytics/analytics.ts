import type { AnalyticsSettings } from "@site/content/site";
import { documentFacts } from "../browser/document-facts.ts";
import { whenPosted } from "../browser/hydrated.ts";
import { asksForPrivacy } from "./attribution.ts";

type AnalyticsEvent = "consultation_request" | "contact_form_submit" | "cta_click" | "service_click";

export const leadEvents: Readonly<Record<string, AnalyticsEvent>> = {
  consultation: "consultation_request",
  closing: "consultation_request",
  contact: "contact_form_submit",
};

/** The attribute `data-track` names an event and its label. For "service_click", the label is the link's path. */
export type Tracked = `cta_click ${string}` | "service_click";

declare global {
  // The site adds events to `queue`, and the script of the analytics host reads them from there.
  // biome-ignore lint/style/useConsistentTypeDefinitions: -- merged into the browser's own interface
  interface Window {
    siteAnalytics?: { project: string; queue: { event: string; label: string; path: string }[] };
  }
}

export function track(event: AnalyticsEvent | "page_view", label: string): void {
  window.siteAnalytics?.queue.push({ event, label, path: location.pathname });
}

export function trackPageView(): void {
  track("page_view", location.pathname);
}

export function startAnalytics(): void {
  const { analytics } = documentFacts();
  if (!analytics || asksForPrivacy() || hideSecrets()) return;
  const { scriptUrl, projectId, sessionScriptUrl }: AnalyticsSettings = JSON.parse(analytics);
  if (scriptUrl) {
    window.siteAnalytics = { project: projectId, queue: [] };
    addScript(scriptUrl, projectId);
    listen();
  }
  if (sessionScriptUrl) addScript(sessionScriptUrl, projectId);
}

/** One listener is enough for all links, and it works before React is loaded. */
function listen(): void {
  trackPageView();
  // The event is reported on the form's page, because the next page shows private data and loads no analytics.
  whenPosted(({ action }) => {
    const [, form = ""] = action.split("/forms/");
    const event = leadEvents[form];
    if (event) track(event, form);
  });
  addEventListener("pageshow", ({ persisted }) => persisted && trackPageView());
  // Listens in the capture phase, because the router's own listener may change the URL that the event must contain.
  addEventListener(
    "click",
    ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[data-track]") : null;
      const [event = "", ...label] = (link?.dataset.track ?? "").split(" ");
      // The cast is safe, because the type `Tracked` allows only these events.
      if (link) track(event as AnalyticsEvent, label.join(" ") || link.pathname.slice(1));
    },
    true,
  );
}

/**
 * Removes secrets such as `token` from the URL, and returns whether there were any. Such a page loads no third-party
 * scripts, because they could still find its first URL in `performance.getEntries()`.
 */
function hideSecrets(): boolean {
  const address = new URL(location.href);
  const secrets = ["sent", "token"].filter((name) => (address.searchParams.get(name) ?? "newsletter") !== "newsletter");
  const isHashSecret = /\b(?:sent|token)=/.test(address.hash);
  for (const name of secrets) address.searchParams.delete(name);
  if (isHashSecret) address.hash = "";
  const isSecret = secrets.length > 0 || isHashSecret;
  if (isSecret) history.replaceState(history.state, "", address);
  // If the visitor goes back to a page with a token, this event would reveal its URL to third-party scripts.
  window.navigation?.addEventListener("navigate", (event) => {
    if (/[?&]token=/.test(event.destination.url ?? "")) event.stopImmediatePropagation();
  });
  return isSecret;
}

function addScript(src: string, project: string): void {
  const script = Object.assign(document.createElement("script"), { src });
  script.dataset.project = project;
  document.head.append(script);
}
