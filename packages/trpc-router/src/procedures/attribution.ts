import { type Attribution, noAttribution, type Touch } from "@site/db/leads/lead";
import { toOneLine } from "../control-characters.ts";
import { lengthMax } from "../length-max.ts";

/** Attribution is a bonus from an untrusted source: what fits is kept, cut to size; the rest is nothing. */
export function readAttribution(value: unknown): Attribution {
  if (!isRecord(value)) return noAttribution;
  return {
    landingPage: textOf(value.landingPage),
    referrer: textOf(value.referrer),
    first: touchOf(value.first),
    last: touchOf(value.last),
  };
}

/** The partner is the last touch, under the name that the operator gave; what it says of the visit stays the first. */
export function attributeTo(partner: string, { first, last, ...visit }: Attribution): Attribution {
  const touch = { source: partner, medium: "partner", campaign: last.campaign };
  const isEmpty = Object.values(first).every((text) => text === null);
  return { ...visit, first: isEmpty ? touch : first, last: touch };
}

function touchOf(value: unknown): Touch {
  const { source, medium, campaign } = isRecord(value) ? value : {};
  return { source: textOf(source), medium: textOf(medium), campaign: textOf(campaign) };
}

function textOf(value: unknown): string | null {
  if (typeof value !== "string") return null;
  return toOneLine(value).trim().slice(0, lengthMax.attribution) || null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
