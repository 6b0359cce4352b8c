import formbody from "@fastify/formbody";
import type { FastifyInstance } from "fastify";
import { formBytesMax } from "../configuration/limits.ts";
import { type LeadPageOptions, leadLinks } from "./lead-links.ts";
import { newsletterLinks } from "./newsletter-links.ts";
import { type FormOptions, postedForms } from "./posted-forms.ts";

/** Forms without scripts, and the links of mails. */
export async function forms(app: FastifyInstance, options: FormOptions & LeadPageOptions): Promise<void> {
  await app.register(formbody, { bodyLimit: formBytesMax });
  await app.register(postedForms, options);
  await app.register(newsletterLinks, options);
  await app.register(leadLinks, options);
}
