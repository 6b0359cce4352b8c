import type { Db } from "@site/db/open";
import { confirmSubscription, subscribe, unsubscribe } from "@site/db/outbox/newsletter";
import * as z from "zod/mini";
import { RefusedForNow } from "../errors.ts";
import { newsletterInput } from "../inputs.ts";
import { done } from "../outputs.ts";
import { requireFound, router, writeProcedure } from "../trpc.ts";

const tokenMessage = "A token is the text after token= in the link of an email.";
const tokenInput = z.object({
  token: z.string(tokenMessage).check(z.regex(/^[\w-]{1,100}$/, tokenMessage)),
});

function byToken(change: (db: Db, token: string) => Promise<boolean>) {
  return writeProcedure
    .input(tokenInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      const isKnown = await change(ctx.db, input.token);
      return requireFound(isKnown ? { ok: true as const } : undefined, "subscription");
    });
}

export const newsletterRouter = router({
  subscribe: writeProcedure
    .meta({
      rest: {
        method: "POST",
        path: "/api/newsletter",
        summary: "Subscribe an address to the newsletter",
        description: `The owner of the address is asked by email and has to confirm. A known address is answered the same.
          A client may cause a few such emails in ten minutes; then it is answered 429.`,
        body: "NewsletterSubscription",
      },
    })
    .input(newsletterInput)
    .output(done)
    .mutation(async ({ ctx: { db, writes }, input }) => {
      // The limit counts every address, even one that needs no email. Otherwise a refusal would reveal whether the
      // address is already subscribed.
      const waitSeconds = writes.mailDomain === null ? 0 : writes.takeConfirmation(writes.clientHash);
      if (waitSeconds > 0) throw new RefusedForNow("TOO_MANY_REQUESTS", waitSeconds);
      await subscribe(db, input.email, writes.mailDomain);
      writes.onQueued();
      return { ok: true as const };
    }),

  confirm: byToken(confirmSubscription),
  unsubscribe: byToken(unsubscribe),
});
