import * as z from "zod/mini";
import { type NewLead, noAttribution, noTouch } from "../leads/lead.ts";
import { fieldsOf, type GivenFields } from "../leads/lead-fields.ts";
import type { AcceptedLead } from "./accepted-lead.ts";

/**
 * Version of a lead in the spool. A release that adds a property gives it a default below, so that it replays older
 * lines. Raise the number when an older release would lose data by replaying the new lines: releases that write 1 store
 * one lead a key, whatever it says.
 */
export const spoolVersion = 2;

const textOrNull = z._default(z.nullable(z.string()), null);
const touch = z._default(z.object({ source: textOrNull, medium: textOrNull, campaign: textOrNull }), noTouch);

// `page` and `about` did not raise the version, because an older release should store the lead at once without them.
const attribution = z.object({
  ...{ landingPage: textOrNull, referrer: textOrNull, first: touch, last: touch },
  ...{ page: textOrNull, about: textOrNull },
});

const spooledLead = z.object({
  reference: z.string(),
  at: z.string(),
  lead: z.looseObject({
    kind: z.enum(["consultation", "contact"]),
    idempotencyKey: z.nullable(z.string()),
    attribution: z._default(attribution, noAttribution),
    clientHash: textOrNull,
    partner: textOrNull,
    spam: z.object({ score: z.number(), signals: z.array(z.string()) }),
  }),
});

/** The version of a line; the first releases wrote none. */
export function versionOf(line: unknown): number {
  return z.object({ v: z._default(z.number(), 0) }).parse(line).v;
}

export function toSpooled(accepted: AcceptedLead): object {
  return { v: spoolVersion, ...accepted };
}

/** @throws Error when the line has a shape that no release has written */
export function fromSpooled(line: unknown): AcceptedLead {
  const { lead, reference, at } = spooledLead.parse(line);
  return { lead: toLead(lead), reference, at };
}

/** A field that an earlier release did not have stays empty; if its column is required, the table refuses the lead. */
function toLead({ kind, ...spooled }: z.infer<typeof spooledLead>["lead"]): NewLead {
  const { idempotencyKey, attribution, clientHash, partner, spam, ...rest } = spooled;
  const own = { idempotencyKey, attribution, clientHash, partner, spam };
  const fields = z.record(z.string(), z.nullable(z.string())).parse(rest);
  return kind === "consultation"
    ? { kind, ...own, ...fieldsOf(kind, fields as GivenFields<"consultation">) } // a text for each field, or none
    : { kind, ...own, ...fieldsOf(kind, fields as GivenFields<"contact">) }; // likewise
}
