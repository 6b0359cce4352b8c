import { crc32 } from "node:zlib";
import { forCampaignTouch } from "@site/content/campaign-touch";
import * as z from "zod/mini";
import { fieldsOf, type GivenFields, leadKinds, type NewLead } from "../leads/lead-fields.ts";
import type { AcceptedLead } from "./accepted-lead.ts";

/**
 * Raise this version if you add a property that must not be lost, because an older release drops unknown properties but
 * refuses a higher version. Also give the property a default in `spooledLine`, for lines from older releases.
 */
export const spoolVersion = 2;

const textOrNull = z._default(z.nullable(z.string()), null);
const touch = z.object(forCampaignTouch(() => textOrNull));
const attribution = z.object({
  landingPage: textOrNull,
  referrer: textOrNull,
  first: touch,
  last: touch,
  page: textOrNull,
  about: textOrNull,
});

const spooledLine = z.object({
  v: z.number().check(z.maximum(spoolVersion)),
  reference: z.string(),
  at: z.string(),
  lead: z.looseObject({
    kind: z.enum(leadKinds),
    idempotencyKey: z.nullable(z.string()),
    attribution,
    clientHash: textOrNull,
    formerClientHash: textOrNull,
    partner: textOrNull,
    spam: z.object({ score: z.number(), signals: z.array(z.string()) }),
  }),
});

export function toLine(accepted: AcceptedLead): string {
  const json = JSON.stringify({ v: spoolVersion, ...accepted });
  return `${json} ${checksum(json)}`;
}

/**
 * Skips a line without a checksum, because it was never written completely and its visitor wasn't thanked.
 * @returns null in place of a lead whose line is damaged or was written by a newer release
 */
export function readLines(text: string): (AcceptedLead | null)[] {
  return text.split("\n").flatMap((line) => {
    // The flag `s` makes `.` match U+2028 and U+2029, which visitors may type and which JSON doesn't escape.
    const [, json = "", sum] = /^(.*) ([0-9a-f]{8})$/s.exec(line) ?? [];
    return sum === undefined ? [] : [checksum(json) === sum ? parse(json) : null];
  });
}

function parse(json: string): AcceptedLead | null {
  try {
    const { lead, reference, at } = spooledLine.parse(JSON.parse(json));
    return { lead: toLead(lead), reference, at };
  } catch {
    return null;
  }
}

function toLead({ kind, ...spooled }: z.infer<typeof spooledLine>["lead"]): NewLead {
  const { idempotencyKey, attribution, clientHash, formerClientHash, partner, spam, ...rest } = spooled;
  const own = { idempotencyKey, attribution, clientHash, formerClientHash, spam, ...(partner !== null && { partner }) };
  const fields = z.record(z.string(), z.nullable(z.string())).parse(rest);
  return kind === "consultation"
    ? { kind, ...own, ...fieldsOf(kind, fields as GivenFields<"consultation">) } // the table refuses a row without a required field
    : { kind, ...own, ...fieldsOf(kind, fields as GivenFields<"contact">) }; // the table refuses a row without a required field
}

function checksum(json: string): string {
  return crc32(json).toString(16).padStart(8, "0");
}
