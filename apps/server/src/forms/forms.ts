import formbody from "@fastify/formbody";
import type { FastifyInstance } from "fastify";
import { formBytesMax } from "../configuration/limits.ts";
import { newsletterLinks } from "./newsletter-links.ts";
import { type FormOptions, postedForms } from "./posted-forms.ts";

/** Forms without scripts, and the links of the newsletter's mails. */
export async function forms(app: FastifyInstance, options: FormOptions): Promise<void> {
  await app.register(formbody, { bodyLimit: formBytesMax });
  await app.register(postedForms, options);
  await app.register(newsletterLinks, options);
}
