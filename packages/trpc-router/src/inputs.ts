import { contactServiceOptions, fieldErrors } from "@site/content/copy/forms";
import type { LeadField, LeadFields, LeadKind } from "@site/db/leads/lead-fields";
import * as z from "zod/mini";
import { toLines, toOneLine } from "./control-characters.ts";
import type { FieldWords } from "./field-words.ts";
import { lengthMax } from "./length-max.ts";

// What visitors may send: the same schemas in the form, the procedure and REST.

/** A schema for each field that the form's table has: for a column that is not null, one that demands a value. */
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

/** The HTML standard's rule, the one that browsers check: `o'connor+x@clinic.health` is fine. */
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
};
type TouchInput = { source?: string | null; medium?: string | null; campaign?: string | null };

/** What comes along with every lead. Only the key can be wrong; the rest is weighed or cut, and never costs a lead. */
const alongside = {
  /** Minted with the form: one intent, one lead, however often it is sent. Empty: none. */
  idempotencyKey: z.optional(z.string().check(z.regex(/^(?:[A-Za-z0-9_-]{8,64})?$/, fieldErrors.keyInvalid))),
  /** A field that people don't see. */
  subject: z.catch(z.optional(z.string()), undefined),
  /** Milliseconds from the first sign of life in the form to its submission; a text when a plain form sends it. */
  elapsedMs: z.catch(z.optional(z.union([z.number(), z.string()])), undefined),
  attribution: z.optional(z.custom<AttributionInput>()),
};

const consultationFields = {
  name: required(lengthMax.name, fieldErrors.nameRequired),
  phone: required(lengthMax.phone, fieldErrors.phoneRequired),
  email,
  practice: optional(lengthMax.company),
} satisfies FieldSchemas<"consultation">;

export const consultationInput = z.object({ ...alongside, ...consultationFields });
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

export const contactInput = z.object({ ...alongside, ...contactFields });
export type ContactInput = z.input<typeof contactInput>;

/** What the description of the API says of each field. A field without words, as those of our own forms, is not in it. */
type ApiWords<K extends LeadKind> = Record<LeadField<K> | "idempotencyKey", FieldWords>;

// Without a spread, so that the bundle of the browser leaves all these words out.
const name = ["Full name of the person whom the office answers.", "Ada Osei"] as const;
const emailWords = [
  "The person's e-mail address, in the form that browsers accept.",
  "ada.osei@clinic.example",
] as const;
const phone = ["Telephone number, as people write it.", "(615) 555-0142 ext. 3"] as const;
const idempotencyKey = [
  "As the header Idempotency-Key; where both are sent, this one counts.",
  "crm-lead-20418",
] as const;

export const consultationWords: ApiWords<"consultation"> = {
  name,
  email: emailWords,
  phone,
  practice: ["Name of the practice.", "Osei Eye Care"],
  idempotencyKey,
};

export const contactWords: ApiWords<"contact"> = {
  name,
  email: emailWords,
  phone,
  company: ["Practice or organization.", "Osei Eye Care"],
  service: ["The service that is asked for. Empty: none in particular.", "payer-enrollment"],
  message: ["What the person wants, in lines. Nothing about patients, please.", "Three providers, two states."],
  idempotencyKey,
};

export const newsletterWords = {
  email: ["Address that the letter goes to, once its owner has confirmed.", "ada.osei@clinic.example"],
} as const satisfies Record<string, FieldWords>;

/** The fields that a form draws, by the names of its inputs. */
export type FormField<K extends LeadKind> = LeadField<K> & string;

export const newsletterInput = z.object({ email });
export type NewsletterInput = z.input<typeof newsletterInput>;
