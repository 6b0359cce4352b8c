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

/**
 * The value of a link's `data-track` attribute: the event to report when the link is clicked, and the event's label. A
 * link with "service_click" needs no label, because the path of the link is its label.
 */
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

/**
 * Reports the first page view, forms that the browser posts, and clicks on links. There is one listener for all links,
 * because a visitor may click a link before React is loaded.
 */
function listen(): void {
  trackPageView();
  // Reports a form that the browser itself posts. The event is reported on the form's page, because the next page shows
  // what the visitor has sent, and such a private page loads no analytics.
  whenPosted(({ action }) => {
    const [, form = ""] = action.split("/forms/");
    const event = leadEvents[form];
    if (event) track(event, form);
  });
  addEventListener("pageshow", ({ persisted }) => persisted && trackPageView());
  // Listens in the capture phase, because the event must contain the URL of the page with the link. The router's own
  // listener runs later, and may change the URL.
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
 * Removes secrets from the URL, such as the parameter `token`, with which anyone could open the page that shows what a
 * visitor has sent. After that, the page loads no third-party scripts, because they could still find its first URL in
 * `performance.getEntries()`.
 * @returns whether the URL contained a secret
 */
function hideSecrets(): boolean {
  const address = new URL(location.href);
  const secrets = ["sent", "token"].filter((name) => (address.searchParams.get(name) ?? "newsletter") !== "newsletter");
  const isHashSecret = /\b(?:sent|token)=/.test(address.hash);
  for (const name of secrets) address.searchParams.delete(name);
  if (isHashSecret) address.hash = "";
  const isSecret = secrets.length > 0 || isHashSecret;
  if (isSecret) history.replaceState(history.state, "", address);
  // If the visitor goes back to a page whose URL contains a token, this event would reveal the URL to third-party
  // scripts. So the event is stopped.
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
