import { contactServiceOptions, fieldErrors } from "@site/content/copy/forms";
import type { LeadField, LeadFields, LeadKind } from "@site/db/leads/lead-fields";
import * as z from "zod/mini";
import { toLines, toOneLine } from "./control-characters.ts";
import type { FieldDoc } from "./field-docs.ts";
import { lengthMax } from "./length-max.ts";

// Inputs of visitors. Form, procedure and REST validate with the same schemas.

/** One schema for each field column of the form's table; required where the column is not null. */
type FieldSchemas<K extends LeadKind> = {
  [F in LeadField<K>]: z.ZodMiniType<null extends LeadFields<K>[F] ? LeadFields<K>[F] | undefined : LeadFields<K>[F]>;
};

function required(max: number, missing: string, clean = toOneLine) {
  const checks = [
    z.overwrite(clean),
    z.trim(),
    z.minLength(1, missing),
    z.maxLength(max, fieldErrors.tooLong),
  ] as const;
  return z.string(missing).check(...checks);
}

function optional(max: number) {
  const checks = [z.overwrite(toOneLine), z.trim(), z.maxLength(max, fieldErrors.tooLong)] as const;
  return z.optional(z.string(fieldErrors.notText).check(...checks));
}

/** The HTML standard's rule, which browsers apply to `type=email`. */
const email = z
  .string(fieldErrors.emailRequired)
  .check(
    z.overwrite(toOneLine),
    z.trim(),
    z.minLength(1, fieldErrors.emailRequired),
    z.maxLength(lengthMax.email, fieldErrors.tooLong),
    z.regex(z.regexes.html5Email, fieldErrors.emailInvalid),
  );

export type AttributionInput = {
  landingPage?: string | null;
  referrer?: string | null;
  first?: TouchInput;
  last?: TouchInput;
  page?: string | null;
  about?: string | null;
};
type TouchInput = { source?: string | null; medium?: string | null; campaign?: string | null };

/**
 * Fields of every lead that the visitor does not fill in. Only an invalid key is refused: no other must cost a lead.
 */
const hiddenFields = {
  /** Generated when the form is opened, so that a resent form is stored once. Empty: no key. */
  idempotencyKey: z.optional(z.string().check(z.regex(/^(?:[A-Za-z0-9_-]{8,64})?$/, fieldErrors.keyInvalid))),
  /** Honeypot: invisible to people. */
  subject: z.catch(z.optional(z.string()), undefined),
  /** Milliseconds from the first interaction with the form to its submission. A form post sends a string. */
  elapsedMs: z.catch(z.optional(z.union([z.number(), z.string()])), undefined),
  attribution: z.optional(z.custom<AttributionInput>()),
};

const consultationFields = {
  name: required(lengthMax.name, fieldErrors.nameRequired),
  phone: required(lengthMax.phone, fieldErrors.phoneRequired),
  email,
  practice: optional(lengthMax.company),
} satisfies FieldSchemas<"consultation">;

export const consultationInput = z.object({ ...hiddenFields, ...consultationFields });
export type ConsultationInput = z.input<typeof consultationInput>;

const serviceValues = contactServiceOptions.map((option) => option.value);

const contactFields = {
  name: required(lengthMax.name, fieldErrors.nameRequired),
  email,
  phone: optional(lengthMax.phone),
  company: optional(lengthMax.company),
  service: z.optional(z.enum([...serviceValues, ""], fieldErrors.serviceUnknown)),
  message: required(lengthMax.message, fieldErrors.messageRequired, toLines),
} satisfies FieldSchemas<"contact">;

export const contactInput = z.object({ ...hiddenFields, ...contactFields });
export type ContactInput = z.input<typeof contactInput>;

/** Documented fields. Fields without documentation, used by our own forms only, are not in the OpenAPI document. */
type ApiFieldDocs<K extends LeadKind> = Record<LeadField<K> | "idempotencyKey", FieldDoc>;

// No spread, because the bundler could not remove these texts from the browser's bundle then.
const name = ["Full name of the person whom the office answers.", "Ada Osei"] as const;
const emailDoc = ["The person's e-mail address, in the form that browsers accept.", "ada.osei@clinic.example"] as const;
const phone = ["Telephone number, as people write it.", "(615) 555-0142 ext. 3"] as const;
const idempotencyKey = [
  "As the header Idempotency-Key; where both are sent, this one counts.",
  "0b9a6a8e-4f0c-4a57-9a3e-5d0c6c1f2e77",
] as const;

export const consultationFieldDocs: ApiFieldDocs<"consultation"> = {
  name,
  email: emailDoc,
  phone,
  practice: ["Name of the practice.", "Osei Eye Care"],
  idempotencyKey,
};

export const contactFieldDocs: ApiFieldDocs<"contact"> = {
  name,
  email: emailDoc,
  phone,
  company: ["Practice or organization.", "Osei Eye Care"],
  service: ["The service that is asked for. Empty: none in particular.", "payer-enrollment"],
  message: ["What the person wants, in lines. Nothing about patients, please.", "Three providers, two states."],
  idempotencyKey,
};

export const newsletterFieldDocs = {
  email: ["Address that the letter goes to, once its owner has confirmed.", "ada.osei@clinic.example"],
} as const satisfies Record<string, FieldDoc>;

/** Names of a form's inputs. */
export type FormField<K extends LeadKind> = LeadField<K> & string;

export const newsletterInput = z.object({ email });
export type NewsletterInput = z.input<typeof newsletterInput>;
