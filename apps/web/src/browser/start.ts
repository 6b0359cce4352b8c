import { documentFacts } from "./document-facts.ts";
import type { ForeignChanges } from "./foreign-changes.ts";
import { whenPosted } from "./hydrated.ts";

const live = '[action^="/forms/"], [data-live]';
const connection: { saveData?: boolean } | undefined = Reflect.get(navigator, "connection");
const savesData = connection?.saveData;
const interactions = ["pointermove", "pointerdown", "focusin", "input", "keydown"];

/**
 * Loads the site's code when the visitor interacts with an element that needs it. On a desktop, the first mouse
 * movement or key also loads it, for client navigation. On a phone, a link loads a document, which Chromium prerenders.
 */
export function startAtInteraction(foreign: ForeignChanges): void {
  const wait = (...types: readonly string[]) => {
    const waiting = new AbortController();
    const onInteraction = (event: Event) => {
      if (!isOnLive(event.target) && (savesData || !isFromDesk(event))) return;
      waiting.abort();
      // The timeout lets the browser paint first.
      setTimeout(start);
    };
    for (const type of types)
      addEventListener(type, onInteraction, { capture: true, passive: true, signal: waiting.signal });
  };
  let isPosting = false;
  addEventListener("pageshow", () => {
    isPosting = false;
  });
  whenPosted((form) => {
    isPosting ||= isOnLive(form);
  });
  const start = async () => {
    removePrerendering();
    try {
      const { hydrate } = await load();
      // During a native post, React would handle a second click, and send the lead again with another key.
      if (isPosting) wait(...interactions);
      else await hydrate(foreign);
    } catch {
      // The document works without the code. A deploy may have removed the code or the page's data, so only focusing a
      // field tries again: trying at each mouse movement would slow the page.
      wait("focusin");
    }
  };
  if (savesData) removePrerendering();
  if (documentFacts().hydration === undefined) return;
  if (isOnLive(document.activeElement) || hasLeftSomething()) void start();
  else wait(...interactions);
}

/** Prerendered pages are useless once React navigates without page loads. */
function removePrerendering(): void {
  document.querySelector("script[type=speculationrules]")?.remove();
}

function isOnLive(target: EventTarget | null): boolean {
  return target instanceof Element && !!target.closest(live);
}

function isFromDesk(event: Event): boolean {
  if (event.type === "keydown") return true;
  // Browsers also fire this event, without a movement, when the page changes under the pointer.
  return event instanceof PointerEvent && event.pointerType === "mouse" && !!(event.movementX || event.movementY);
}

function hasLeftSomething(): boolean {
  const isOfPage = (key: string) =>
    key.startsWith(`${location.pathname} `) ||
    (key.startsWith("draft:") && document.querySelector(`[data-form=${key.slice(6)}]`) !== null);
  try {
    return Object.keys(sessionStorage).some(isOfPage);
  } catch {
    return false;
  }
}

type Entry = { hydrate: (foreign: ForeignChanges) => Promise<void> };

/** Requests all files at once, because each import would otherwise wait for the file that names it. */
function load(): Promise<Entry> {
  const { code = "", stylesheet, hydration } = documentFacts();
  const files = code.split(" ");
  for (const href of files) addLink("modulepreload", href);
  if (hydration) addLink("preload", hydration);
  if (stylesheet) addLink("preload", stylesheet, "style");
  return import(/* @vite-ignore */ files.at(-1) ?? "");
}

function addLink(rel: string, href: string, as = "script"): void {
  document.head.append(Object.assign(document.createElement("link"), { rel, href, as }));
}
