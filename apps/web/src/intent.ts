import { startAnalytics } from "./analytics/analytics.ts";
import { recordVisit } from "./analytics/attribution.ts";
import { listenToControls, pressLinked } from "./browser/controls.ts";
import { showClosed } from "./browser/document-facts.ts";
import { followForeignChanges } from "./browser/foreign-changes.ts";
import { goToPart } from "./browser/other-build.ts";
import { startAtInteraction } from "./browser/start.ts";
import { keepDrafts } from "./forms/draft.ts";

// This file becomes the inline script of the site's pages. It does everything that must work before React is loaded.

showClosed();
const foreign = followForeignChanges();
keepDrafts();
listenToControls();
// A prerendered document may never be seen, and its copy of the tab's session storage may be out of date.
if (document.prerendering) document.addEventListener("prerenderingchange", whenSeen);
else whenSeen();

function whenSeen(): void {
  recordVisit();
  startAnalytics();
  pressLinked();
  goToPart();
  startAtInteraction(foreign);
}

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: -- merged into the browser's own interface
  interface Document {
    /** Only Chromium has this property. */
    readonly prerendering?: boolean;
  }
}
