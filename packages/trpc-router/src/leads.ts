import { insertConsultation, insertContact } from "@site/db/leads";
import { consultationInput, contactInput } from "./inputs.ts";
import { leadReceipt } from "./outputs.ts";
import { procedure, router } from "./trpc.ts";

export const leadsRouter = router({
  requestConsultation: procedure
    .meta({ rest: { method: "POST", path: "/api/consultation", summary: "Request a free consultation" } })
    .input(consultationInput)
    .output(leadReceipt)
    .mutation(({ ctx, input }) => insertConsultation(ctx.db, { ...input, practice: input.practice || null })),

  contact: procedure
    .meta({ rest: { method: "POST", path: "/api/contact", summary: "Send a message" } })
    .input(contactInput)
    .output(leadReceipt)
    .mutation(({ ctx, input }) =>
      insertContact(ctx.db, {
        ...input,
        phone: input.phone || null,
        company: input.company || null,
        service: input.service || null,
      }),
    ),
});
