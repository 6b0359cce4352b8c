import { startAnalytics } from "./analytics/analytics.ts";
import { recordVisit } from "./analytics/attribution.ts";
import { listenToControls } from "./browser/controls.ts";
import { copyOnClick } from "./browser/copy-text.ts";
import { startWhenTouched } from "./browser/start.ts";

// The one script of a document, inlined: what must exist before React does. The rest of the site's code is asked for when
// a visitor touches what needs it.

listenToControls();
copyOnClick();
// A document that is prerendered may never be seen, and its copy of the tab's storage is old once it is.
if (document.prerendering) document.addEventListener("prerenderingchange", whenSeen, { once: true });
else whenSeen();

function whenSeen(): void {
  recordVisit();
  startAnalytics();
  startWhenTouched();
}

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: -- merged into the browser's own interface
  interface Document {
    /** Chromium's. */
    readonly prerendering?: boolean;
  }
}
