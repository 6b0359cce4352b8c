import { documentFacts } from "./document-facts.ts";

/** Forms that send a lead, and what answers while it is used: these have React as soon as they are touched. */
const live = '[action^="/forms/"], [data-live]';
const connection: { saveData?: boolean } | undefined = Reflect.get(navigator, "connection");
const savesData = connection?.saveData === true;

/**
 * Asks for the site's code when a visitor touches something that needs it. A desk gets it at the first movement of the
 * mouse or the first key, for quick navigation; on a phone a link is a document, which Chromium prerenders.
 */
export function startWhenTouched(): void {
  const wait = () => {
    const touching = new AbortController();
    const touch = (event: Event) => {
      if (!isOnLive(event.target) && (savesData || !isFromDesk(event))) return;
      touching.abort();
      void start();
    };
    for (const type of ["pointermove", "pointerover", "pointerdown", "focusin", "input", "keydown"])
      addEventListener(type, touch, { capture: true, passive: true, signal: touching.signal });
  };
  let isPosting = false;
  addEventListener("pageshow", () => {
    isPosting = false;
  });
  addEventListener(
    "submit",
    // After all listeners, of which React's prevents the native post.
    (event) => setTimeout(() => (isPosting ||= isOnLive(event.target) && !event.defaultPrevented)),
    true,
  );
  const start = async () => {
    try {
      const { hydrate } = await load();
      // A second click on a form that is being posted would send the same lead under another key.
      if (isPosting) wait();
      else await hydrate();
    } catch {
      // Without the code, the page stays the document that works by itself, until another touch.
      wait();
    }
  };
  if (savesData || !matchMedia("(pointer: coarse)").matches) removePrerendering();
  if (isOnLive(document.activeElement) || hasLeftSomething()) void start();
  else wait();
}

/** Documents of a click are not prerendered any more: React navigates. */
export function removePrerendering(): void {
  document.querySelector("script[type=speculationrules]")?.remove();
}

function isOnLive(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(live) !== null;
}

function isFromDesk(event: Event): boolean {
  if (event.type === "keydown") return true;
  // Browsers also report a move when the page changes under a pointer that rests.
  return event instanceof PointerEvent && event.pointerType === "mouse" && !!(event.movementX || event.movementY);
}

/** A draft of a form of this page, or ticks of its lists. */
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

/** What `entry-client.tsx` exports. */
type Entry = { hydrate: () => Promise<void> };

/** One flight: all files at once. */
function load(): Promise<Entry> {
  const { code = "", stylesheet } = documentFacts();
  const files = code.split(" ");
  for (const href of files) addLink("modulepreload", href);
  if (stylesheet !== undefined) addLink("stylesheet", stylesheet);
  return import(/* @vite-ignore */ files.at(-1) ?? "");
}

function addLink(rel: string, href: string): void {
  document.head.append(Object.assign(document.createElement("link"), { rel, href }));
}
