import type { AttributionInput } from "@site/trpc-router/inputs";
import { lengthMax } from "@site/trpc-router/length-max";
import { readStored, writeStored } from "../browser/storage.ts";

type Touch = { source: string | null; medium: string | null; campaign: string | null };
export type Visit = { landingPage: string; referrer: string | null; first: Touch; last: Touch };

const name = "visit";

/** The visit with this address added: keeps the landing page and the first touch, and replaces the last touch by a new campaign. */
export function nextVisit(known: Visit | null, address: string, referrer: string): Visit {
  const { origin, pathname, searchParams } = new URL(address);
  const utm = (key: string) => searchParams.get(`utm_${key}`)?.slice(0, lengthMax.attribution) || null;
  const touch = { source: utm("source"), medium: utm("medium"), campaign: utm("campaign") };
  if (known !== null) return Object.values(touch).some(Boolean) ? { ...known, last: touch } : known;
  const foreign = referrer !== "" && referrer !== origin && !referrer.startsWith(`${origin}/`);
  return {
    landingPage: pathname.slice(0, lengthMax.attribution),
    referrer: foreign ? referrer.slice(0, lengthMax.attribution) : null,
    first: touch,
    last: touch,
  };
}

let visit: Visit | undefined;

/** Called once per document, in the browser. Stored for the tab. */
export function recordVisit(): void {
  const known = readStored(name) as Visit | null; // what a visitor has made of it harms nobody: the server reads each part as unknown
  visit = nextVisit(known, location.href, document.referrer);
  writeStored(name, visit);
}

export function readVisit(): AttributionInput | undefined {
  return visit;
}
