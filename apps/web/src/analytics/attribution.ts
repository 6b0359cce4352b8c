import { type CampaignTouch, forCampaignTouch, noCampaignTouch } from "@site/content/campaign-touch";
import type { AttributionInput } from "@site/trpc-router/inputs";
import { attributionLengthMax } from "@site/trpc-router/length-max";
import { readStored, writeStored } from "../browser/storage.ts";

export type Visit = { landingPage: string; referrer: string | null; first: CampaignTouch; last: CampaignTouch };

const name = "visit";

/**
 * The visit with this address added: keeps the landing page and the first touch, and replaces the last touch by a new
 * campaign or click. @param isPrivate the browser sends a privacy signal: no campaign or click is stored
 */
export function nextVisit(known: Visit | null, address: string, referrer: string, isPrivate = false): Visit {
  const { origin, pathname, searchParams } = new URL(address);
  const touch = forCampaignTouch((parameter) =>
    isPrivate ? null : searchParams.get(parameter)?.slice(0, attributionLengthMax) || null,
  );
  if (known !== null) return Object.values(touch).some(Boolean) ? { ...known, last: touch } : known;
  const foreign = referrer !== "" && !`${referrer}/`.startsWith(`${origin}/`);
  return {
    landingPage: pathname.slice(0, attributionLengthMax),
    referrer: foreign ? referrer.slice(0, attributionLengthMax) : null,
    first: touch,
    last: touch,
  };
}

/**
 * The visit that is stored. null: none, or nothing legible, because visitors can edit the storage. Without zod, which
 * would make the inlined script ten times as large.
 */
export function visitOf(stored: unknown): Visit | null {
  return isVisit(stored) ? stored : null;
}

function isVisit(value: unknown): value is Visit {
  if (!isObject(value)) return false;
  const { landingPage, referrer, first, last } = value;
  return typeof landingPage === "string" && isText(referrer) && isTouch(first) && isTouch(last);
}

function isTouch(value: unknown): value is CampaignTouch {
  return isObject(value) && Object.keys(noCampaignTouch).every((key) => isText(value[key]));
}

function isText(value: unknown): value is string | null {
  return value === null || typeof value === "string";
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** Called once per document that is seen. Stored for the tab. */
export function recordVisit(): void {
  const known = readStored(name) as Visit | null; // `visitOf` checks it when a form sends it, with a tenth of this script's code
  writeStored(name, nextVisit(known, location.href, document.referrer, asksForPrivacy()));
}

/** undefined: the browser refuses storage. */
export function readVisit(): AttributionInput | undefined {
  return visitOf(readStored(name)) ?? undefined;
}

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: -- merged into the browser's own interface
  interface Navigator {
    globalPrivacyControl?: boolean;
  }
}

/** Whether the visitor sends Global Privacy Control or Do Not Track. */
export function asksForPrivacy(): boolean {
  return navigator.globalPrivacyControl === true || navigator.doNotTrack === "1";
}
