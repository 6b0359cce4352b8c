import { startAnalytics } from "./analytics/analytics.ts";
import { recordVisit } from "./analytics/attribution.ts";
import { listenToControls, pressLinked } from "./browser/controls.ts";
import { showClosed } from "./browser/document-facts.ts";
import { followForeignChanges } from "./browser/foreign-changes.ts";
import { startWhenTouched } from "./browser/start.ts";
import { keepDrafts } from "./forms/draft/draft.ts";

// The one script of a document, which is inlined. It contains the functions that must work before React is loaded: form
// drafts, the record of the visit, analytics, controls without a framework, the record of foreign changes, and the
// listeners that load React when a visitor touches a part that needs it.

showClosed();
const foreign = followForeignChanges();
keepDrafts();
listenToControls();
// A prerendered document waits until it is shown, because it may never be shown, and because its copy of the tab's
// storage will be outdated by then.
if (document.prerendering) document.addEventListener("prerenderingchange", whenSeen);
else whenSeen();

function whenSeen(): void {
  recordVisit();
  startAnalytics();
  pressLinked();
  startWhenTouched(foreign);
}

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: -- merged into the browser's own interface
  interface Document {
    /** Only Chromium has this property. */
    readonly prerendering?: boolean;
  }
}
