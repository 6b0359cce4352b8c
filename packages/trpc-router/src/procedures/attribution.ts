import { type Attribution, noAttribution, type Touch } from "@site/db/leads/lead";
import { toOneLine } from "../control-characters.ts";
import { lengthMax } from "../length-max.ts";

/** Reads attribution from untrusted input. Values are cut to length; invalid ones become null and never cost a lead. */
export function readAttribution(value: unknown): Attribution {
  if (!isRecord(value)) return noAttribution;
  return {
    landingPage: textOf(value.landingPage),
    referrer: textOf(value.referrer),
    first: touchOf(value.first),
    last: touchOf(value.last),
    page: textOf(value.page),
    about: textOf(value.about),
  };
}

/** Makes the partner the last touch. The first touch is the visit's, if the partner's program sent one. */
export function attributeToPartner(partner: string, { first, last, ...visit }: Attribution): Attribution {
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
