import type { AnalyticsSettings } from "@site/content/site";
import { asksForPrivacy } from "../../browser/privacy-signal.ts";
import { discardEvents, setSink } from "../track.ts";

declare global {
  // The analytics host's script reads this queue.
  // biome-ignore lint/style/useConsistentTypeDefinitions: -- merged into the browser's own interface
  interface Window {
    siteAnalytics?: { project: string; queue: { event: string; label: string; path: string }[] };
  }
}

/**
 * Loads the operator's scripts and sends them the events. Discards the events if the visitor sends Global Privacy Control
 * or Do Not Track. A script that fails to load affects nothing else.
 */
export function startAnalytics({ scriptUrl, projectId, sessionScriptUrl }: AnalyticsSettings): void {
  if (asksForPrivacy()) {
    discardEvents();
    return;
  }
  if (scriptUrl === null) {
    discardEvents();
  } else {
    const analytics: NonNullable<Window["siteAnalytics"]> = { project: projectId, queue: [] };
    window.siteAnalytics = analytics;
    setSink((event, label, path) => analytics.queue.push({ event, label, path }));
    addScript(scriptUrl, projectId);
  }
  if (sessionScriptUrl !== null) addScript(sessionScriptUrl, projectId);
}

function addScript(src: string, projectId: string): void {
  const script = Object.assign(document.createElement("script"), { src, async: true });
  script.dataset.project = projectId;
  document.head.append(script);
}
