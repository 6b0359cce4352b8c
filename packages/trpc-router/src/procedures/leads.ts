import { requestPath } from "@site/content/paths";
import { fieldsOf, type NewLead } from "@site/db/leads/lead-fields";
import type * as z from "zod/mini";
import { isCanaryKey } from "../canary-key.ts";
import type { WriteContext } from "../context.ts";
import { consultationInput, contactInput } from "../inputs.ts";
import { leadReceipt } from "../outputs.ts";
import { scoreText } from "../spam/score.ts";
import { type RestMeta, router, writeProcedure } from "../trpc.ts";

function leadProcedure(rest: Omit<RestMeta["rest"], "method">) {
  return writeProcedure.meta({ rest: { method: "POST", ...rest } }).output(leadReceipt);
}

export const leadsRouter = router({
  requestConsultation: leadProcedure({
    path: "/api/consultation",
    summary: "Request a free consultation",
    description: "For someone who wants to be called. The office is notified at once.",
    body: "ConsultationRequest",
  })
    .input(consultationInput)
    .mutation(({ ctx, input }) => {
      const fields = fieldsOf("consultation", input);
      return submit(ctx, { kind: "consultation", ...fields, ...commonOf(input, null, ctx.writes) });
    }),

  contact: leadProcedure({
    path: "/api/contact",
    summary: "Send a message",
    description: "For someone with a question. The office is notified at once.",
    body: "ContactMessage",
  })
    .input(contactInput)
    .mutation(({ ctx, input }) => {
      const fields = fieldsOf("contact", input);
      return submit(ctx, { kind: "contact", ...fields, ...commonOf(input, input.message, ctx.writes) });
    }),
});

async function submit({ writes, origin }: { writes: WriteContext; origin: string }, lead: NewLead) {
  const { reference, token, dueAt } = await writes.leads.submit(lead);
  return { reference, answerBy: dueAt, requestUrl: token && `${origin}${requestPath}?token=${token}` };
}

type FormInput = z.output<typeof consultationInput> | z.output<typeof contactInput>;

/** @param message null for the form that has no message */
function commonOf(input: FormInput, message: string | null, writes: WriteContext) {
  return {
    idempotencyKey: input.idempotencyKey || null,
    attribution: input.attribution,
    clientHash: writes.clientHash,
    formerClientHash: writes.formerClientHash,
    ...(isCanaryKey(input.idempotencyKey, writes.canarySecret) && { canary: true as const }),
    spam: scoreText({
      name: input.name,
      message,
      honeypot: input.subject ?? null,
      elapsedMs: millisecondsOf(input.elapsedMs),
    }),
  };
}

function millisecondsOf(elapsed: number | string | undefined): number | null {
  const milliseconds = String(elapsed ?? "").trim() === "" ? Number.NaN : Number(elapsed);
  return Number.isFinite(milliseconds) && milliseconds >= 0 ? milliseconds : null;
}
