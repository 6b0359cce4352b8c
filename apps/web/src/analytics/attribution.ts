import { type CampaignTouch, forCampaignTouch } from "@site/content/campaign-touch";
import type { AttributionInput } from "@site/trpc-router/inputs";
import { attributionLengthMax } from "@site/trpc-router/length-max";
import { readStored, writeStored } from "../browser/storage.ts";

export type Visit = { landingPage: string; referrer: string | null; first: CampaignTouch; last: CampaignTouch };

const name = "visit";

/** @param isPrivate whether the browser sends a privacy signal; if it does, no campaign and no ad click is stored */
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

export function recordVisit(): void {
  const known = readStored(name) as Visit | null; // if a visitor has edited the entry, the server ignores it
  writeStored(name, nextVisit(known, location.href, document.referrer, asksForPrivacy()));
}

export function readVisit(): AttributionInput {
  return (readStored(name) ?? undefined) as AttributionInput; // the server checks it and ignores invalid parts
}

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: -- merged into the browser's own interface
  interface Navigator {
    globalPrivacyControl?: boolean;
  }
}

export function asksForPrivacy(): boolean {
  return navigator.globalPrivacyControl === true || navigator.doNotTrack === "1";
}
