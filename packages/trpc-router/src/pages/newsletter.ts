import { type NewsletterPage, newsletterPages } from "@site/content/copy/newsletter";
import * as z from "zod/mini";
import { words } from "./page-outputs.ts";
import { pageProcedure } from "./page-procedure.ts";

/** The pages that the newsletter's mails link to. */
export const pageNewsletter = pageProcedure
  .input(z.object({ action: z.enum(["confirm", "unsubscribe"]) }))
  .output(words<NewsletterPage>())
  .query(({ input }) => newsletterPages[input.action]);
