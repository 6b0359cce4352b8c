import { documentFacts } from "./document-facts.ts";
import type { ForeignChanges } from "./foreign-changes.ts";
import { whenPosted } from "./hydrated.ts";

const live = '[action^="/forms/"], [data-live]';
const connection: { saveData?: boolean } | undefined = Reflect.get(navigator, "connection");
const savesData = connection?.saveData;
const interactions = ["pointermove", "pointerdown", "focusin", "input", "keydown"];

/**
 * Loads React and the site's components when the visitor interacts with an element that needs them, such as a form. On
 * a desktop, the first mouse movement or key also loads them, so that React can open links without loading documents.
 * On a phone, a tap on a link loads a document, which Chromium can prerender.
 */
export function startAtInteraction(foreign: ForeignChanges): void {
  const wait = (...types: readonly string[]) => {
    const waiting = new AbortController();
    const onInteraction = (event: Event) => {
      if (!isOnLive(event.target) && (savesData || !isFromDesk(event))) return;
      waiting.abort();
      // The timeout lets the browser paint the result of the interaction before it loads the code.
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
      // React must not start while the browser posts a form, because a second click would send the lead again.
      if (isPosting) wait(...interactions);
      else await hydrate(foreign);
    } catch {
      // A deploy may have removed the code. The next attempt waits for a focus, because an attempt at each mouse
      // movement would slow the page down.
      wait("focusin");
    }
  };
  if (savesData) removePrerendering();
  if (documentFacts().hydration === undefined) return;
  if (isOnLive(document.activeElement) || hasLeftSomething()) void start();
  else wait(...interactions);
}

/** Prerendered documents would be useless, because React opens links without loading documents. */
function removePrerendering(): void {
  document.querySelector("script[type=speculationrules]")?.remove();
}

function isOnLive(target: EventTarget | null): boolean {
  return target instanceof Element && !!target.closest(live);
}

function isFromDesk(event: Event): boolean {
  if (event.type === "keydown") return true;
  // Browsers also fire `pointermove`, without a movement, when the page changes under a mouse that is at rest.
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

/** Without these links, the browser would request a file only after it has loaded the file that imports it. */
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
