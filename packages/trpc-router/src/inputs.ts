import { type CampaignTouch, forCampaignTouch, noCampaignTouch } from "@site/content/campaign-touch";
import { fieldErrors, knownServiceOptions } from "@site/content/copy/forms";
import { storedAddress } from "@site/db/email-address";
import type { Attribution, LeadField, LeadFields, LeadKind } from "@site/db/leads/lead-fields";
import * as z from "zod/mini";
import { isVisible, toLines, toOneLine } from "./control-characters.ts";
import { lengthMax } from "./length-max.ts";

type FieldSchemas<K extends LeadKind> = {
  [F in LeadField<K>]: z.ZodMiniType<null extends LeadFields<K>[F] ? LeadFields<K>[F] | undefined : LeadFields<K>[F]>;
};

function required(max: number, missing: string, clean = toOneLine) {
  const checks = [
    z.overwrite(clean),
    z.trim(),
    z.minLength(1, missing),
    z.refine<string>(isVisible, missing),
    z.maxLength(max, fieldErrors.tooLong),
  ] as const;
  return z.string(missing).check(...checks);
}

function optional(max: number) {
  const clean = (text: string) => (isVisible(text) ? toOneLine(text) : "");
  const checks = [z.overwrite(clean), z.trim(), z.maxLength(max, fieldErrors.tooLong)] as const;
  return z.nullish(z.string(fieldErrors.notText).check(...checks));
}

const email = z.string(fieldErrors.emailRequired).check(
  z.overwrite((text) => storedAddress(toOneLine(text))),
  z.minLength(1, fieldErrors.emailRequired),
  z.maxLength(lengthMax.email, fieldErrors.tooLong),
  z.regex(z.regexes.html5Email, fieldErrors.emailInvalid),
  doc("The person's email address, in the form that browsers accept.", "ada.osei@clinic.example"),
);

/** A field without a description is not in the OpenAPI document. Tests send the examples to the API. */
export function doc(description: string, example: unknown) {
  return z.meta({ description, examples: [example] });
}

const note = z.catch(
  z.pipe(
    z.nullish(z.string()),
    z.transform(
      (text) =>
        toOneLine(text ?? "")
          .trim()
          .slice(0, lengthMax.attribution) || null,
    ),
  ),
  null,
);
const touch = z.catch(
  z._default(z.object(forCampaignTouch(() => note)) satisfies z.ZodMiniType<CampaignTouch>, noCampaignTouch),
  noCampaignTouch,
);
const notes = { landingPage: note, referrer: note, first: touch, last: touch, page: note, about: note };
const attribution = z.object(notes) satisfies z.ZodMiniType<Attribution>;
const noAttribution = attribution.parse({});
export const attributionInput = z.catch(z._default(attribution, noAttribution), noAttribution);
export type AttributionInput = z.input<typeof attributionInput>;

/** Only a bad idempotency key is refused. Any other bad value is ignored, because we don't want to lose the lead. */
const hiddenFields = {
  idempotencyKey: z
    .nullish(z.string(fieldErrors.keyInvalid).check(z.regex(/^(?:[A-Za-z0-9_-]{8,64})?$/, fieldErrors.keyInvalid)))
    .check(
      doc(
        "The same as the header Idempotency-Key. If both are sent, this field counts.",
        "0b9a6a8e-4f0c-4a57-9a3e-5d0c6c1f2e77",
      ),
    ),
  subject: z.catch(z.optional(z.string()), undefined),
  /** Milliseconds from the first focus of a field to the submission. A form post sends the number as a string. */
  elapsedMs: z.catch(z.optional(z.union([z.number(), z.string()])), undefined),
  attribution: attributionInput,
};

const name = required(lengthMax.name, fieldErrors.nameRequired).check(
  doc("Full name of the person whom the office answers.", "Ada Osei"),
);
const phoneDoc = doc("Telephone number, as people write it.", "(202) 555-0147 ext. 3");

const consultationFields = {
  name,
  phone: required(lengthMax.phone, fieldErrors.phoneRequired).check(phoneDoc),
  email,
  practice: optional(lengthMax.company).check(doc("Name of the practice.", "Osei Eye Care")),
} satisfies FieldSchemas<"consultation">;

export const consultationInput = z.object({ ...hiddenFields, ...consultationFields });

const serviceValues = knownServiceOptions.map((option) => option.value);

const contactFields = {
  name,
  email,
  phone: optional(lengthMax.phone).check(phoneDoc),
  company: optional(lengthMax.company).check(doc("Practice or organization.", "Osei Eye Care")),
  service: z
    .nullish(z.enum([...serviceValues, ""], fieldErrors.serviceUnknown))
    .check(doc("The service that the person asks for. Empty: none in particular.", "payer-enrollment")),
  message: required(lengthMax.message, fieldErrors.messageRequired, toLines).check(
    doc(
      "The person's message, which may have several lines. Please send nothing about patients.",
      "Three providers, two states.",
    ),
  ),
} satisfies FieldSchemas<"contact">;

export const contactInput = z.object({ ...hiddenFields, ...contactFields });

export type FormField<K extends LeadKind> = LeadField<K> & string;

export const newsletterInput = z.object({ email });
