import { createHash } from "node:crypto";
import { fieldsOf } from "@site/db/leads/lead-fields";
import type { Context } from "../context.ts";
import { type AttributionInput, consultationInput, consultationWords, contactInput, contactWords } from "../inputs.ts";
import { leadReceipt } from "../outputs.ts";
import { scoreText } from "../spam/score.ts";
import { procedure, router } from "../trpc.ts";
import { attributeTo, readAttribution } from "./attribution.ts";

export const leadsRouter = router({
  requestConsultation: procedure
    .meta({
      rest: {
        method: "POST",
        path: "/api/consultation",
        summary: "Request a free consultation",
        description: "For somebody who wants to be called. The office is told at once.",
        body: "ConsultationRequest",
        words: consultationWords,
        takesPartnerKey: true,
      },
    })
    .input(consultationInput)
    .output(leadReceipt)
    .mutation(async ({ ctx, input }) => {
      const fields = fieldsOf("consultation", input);
      const { reference } = await ctx.leads.submit({
        kind: "consultation",
        ...fields,
        ...alongside("consultation", input, Object.values(fields), ctx),
      });
      return { reference };
    }),

  contact: procedure
    .meta({
      rest: {
        method: "POST",
        path: "/api/contact",
        summary: "Send a message",
        description: "For somebody with a question. The office is told at once.",
        body: "ContactMessage",
        words: contactWords,
        takesPartnerKey: true,
      },
    })
    .input(contactInput)
    .output(leadReceipt)
    .mutation(async ({ ctx, input }) => {
      const fields = fieldsOf("contact", input);
      const { reference } = await ctx.leads.submit({
        kind: "contact",
        ...fields,
        ...alongside("contact", input, Object.values(fields), ctx),
      });
      return { reference };
    }),
});

type Alongside = {
  name: string;
  idempotencyKey?: string | undefined;
  subject?: string | undefined;
  elapsedMs?: number | string | undefined;
  attribution?: AttributionInput | undefined;
};

/** What every lead has beside what was typed. */
function alongside(kind: string, input: Alongside, texts: readonly (string | null)[], context: Context) {
  const { partner } = context;
  // All leads of a partner come from one place, where people may be who send leads of their own.
  const clientHash = partner === null ? context.clientHash : null;
  const attribution = readAttribution(input.attribution);
  return {
    idempotencyKey: input.idempotencyKey || keyOfContent(kind, texts, partner ?? clientHash),
    attribution: partner === null ? attribution : attributeTo(partner, attribution),
    clientHash,
    partner,
    spam: scoreText({
      name: input.name,
      texts: texts.filter((text) => text !== null),
      trap: input.subject ?? null,
      elapsedMs: millisecondsOf(input.elapsedMs),
      partner,
    }),
  };
}

/**
 * A form without scripts comes from a page that is the same for everyone, so it carries no key. Its double click and
 * its reload repeat every word from the same place on the same day: that is its key. Days are UTC.
 */
function keyOfContent(kind: string, texts: readonly (string | null)[], sender: string | null): string {
  const day = new Date().toISOString().slice(0, 10);
  return `content_${createHash("sha256")
    .update(JSON.stringify([kind, day, sender, ...texts]))
    .digest("hex")
    .slice(0, 48)}`;
}

function millisecondsOf(elapsed: number | string | undefined): number | null {
  const milliseconds = String(elapsed ?? "").trim() === "" ? Number.NaN : Number(elapsed);
  return Number.isFinite(milliseconds) && milliseconds >= 0 ? milliseconds : null;
}
