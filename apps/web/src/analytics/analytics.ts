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

/** The value of `data-track`: the event of a click, and its label. A service link's label is its path. */
export type Tracked = `cta_click ${string}` | "service_click";

declare global {
  // The script of the analytics host reads this queue.
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

/** One listener handles all clicks, because a visitor may click a link before React is loaded. */
function listen(): void {
  trackPageView();
  // A native post is counted here, because the next page is private and loads no analytics.
  whenPosted(({ action }) => {
    const [, form = ""] = action.split("/forms/");
    const event = leadEvents[form];
    if (event) track(event, form);
  });
  addEventListener("pageshow", ({ persisted }) => persisted && trackPageView());
  // The listener captures, because a later listener of the same click may change the URL.
  addEventListener(
    "click",
    ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[data-track]") : null;
      const [event = "", ...label] = (link?.dataset.track ?? "").split(" ");
      if (link) track(event as AnalyticsEvent, label.join(" ") || link.pathname.slice(1)); // `data-track` has this type
    },
    true,
  );
}

/**
 * Removes parameters that open a request, such as `sent` in an old bookmark. A page that had one loads no scripts,
 * because `performance.getEntries()` still has its first URL. @returns whether there was one
 */
function hideSecrets(): boolean {
  const address = new URL(location.href);
  const secrets = ["sent", "token"].filter((name) => (address.searchParams.get(name) ?? "newsletter") !== "newsletter");
  const isHashSecret = /\b(?:sent|token)=/.test(address.hash);
  for (const name of secrets) address.searchParams.delete(name);
  if (isHashSecret) address.hash = "";
  const isSecret = secrets.length > 0 || isHashSecret;
  if (isSecret) history.replaceState(history.state, "", address);
  // When the visitor goes back to a request, this event would reveal the request's URL to the scripts.
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
