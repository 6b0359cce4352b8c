import type { AnalyticsSettings } from "@site/content/site";
import { setSink } from "./track.ts";

declare global {
  // The analytics host's script finds its queue here; merged into the browser's own interface.
  // biome-ignore lint/style/useConsistentTypeDefinitions: -- see above
  interface Window {
    siteAnalytics?: { project: string; queue: { event: string; label: string; path: string }[] };
  }
  // biome-ignore lint/style/useConsistentTypeDefinitions: -- merged into the browser's own interface
  interface Navigator {
    globalPrivacyControl?: boolean;
  }
}

/**
 * Loads the operator's scripts and lets events flow to them. Answers false, and does nothing, where the visitor
 * sends Global Privacy Control or Do Not Track. A script that does not load takes nothing with it.
 */
export function startAnalytics({ scriptUrl, projectId, sessionScriptUrl }: AnalyticsSettings): boolean {
  if (navigator.globalPrivacyControl === true || navigator.doNotTrack === "1") return false;
  if (scriptUrl !== null) {
    const analytics = { project: projectId, queue: [] as { event: string; label: string; path: string }[] };
    window.siteAnalytics = analytics;
    setSink((event, label) => analytics.queue.push({ event, label, path: location.pathname }));
    addScript(scriptUrl, projectId);
  }
  if (sessionScriptUrl !== null) addScript(sessionScriptUrl, projectId);
  return true;
}

function addScript(src: string, projectId: string): void {
  const script = Object.assign(document.createElement("script"), { src, async: true });
  script.dataset.project = projectId;
  document.head.append(script);
}
