import type { AnalyticsSettings } from "@site/content/site";
import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { useLayout } from "../data/use-site.ts";
import { asksForPrivacy } from "./attribution.ts";
import { discardEvents, setSink, trackPageView } from "./track.ts";

/**
 * Starts analytics after hydration, if the operator configured it and the visitor sends neither Global Privacy Control nor
 * Do Not Track.
 */
export function useAnalytics(): void {
  const { analytics } = useLayout();
  const router = useRouter();
  useEffect(() => {
    if (analytics === null || asksForPrivacy()) return discardEvents();
    trackPageView(location.pathname);
    startAnalytics(analytics);
    return router.subscribe("onResolved", ({ pathChanged, toLocation }) => {
      if (pathChanged) trackPageView(toLocation.pathname);
    });
  }, [analytics, router]);
}

declare global {
  // The analytics host's script reads this queue.
  // biome-ignore lint/style/useConsistentTypeDefinitions: -- merged into the browser's own interface
  interface Window {
    siteAnalytics?: { project: string; queue: { event: string; label: string; path: string }[] };
  }
}

/** Loads the operator's scripts and sends them the events. A script that fails to load affects nothing else. */
function startAnalytics({ scriptUrl, projectId, sessionScriptUrl }: AnalyticsSettings): void {
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
