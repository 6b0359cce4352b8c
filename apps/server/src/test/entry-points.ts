import type { LeadField, LeadKind } from "@site/db/leads/lead-fields";
import type { Answering } from "./rehearsed-app.ts";

export const entryPoints = ["tRPC", "tRPC batch", "REST", "REST with a header", "form post"] as const;
export type EntryPoint = (typeof entryPoints)[number];

export type Submission = {
  form: LeadKind;
  values: Readonly<Record<string, unknown>>;
  idempotencyKey?: string;
  ip?: string;
};

export type Answer = { status: number; reference: string | null; requestId: string };

const procedures = { consultation: "leads.requestConsultation", contact: "leads.contact" } as const;

export async function submit(app: Answering, entryPoint: EntryPoint, submission: Submission): Promise<Answer> {
  const { path, headers, body } = requestOf(entryPoint, submission);
  const remoteAddress = submission.ip ?? "192.0.2.1";
  const response = await app.inject({ method: "POST", url: path, headers, payload: body, remoteAddress });
  return {
    status: response.statusCode,
    reference: referenceIn({ location: response.headers.location, body: response.body }),
    requestId: String(response.headers["x-request-id"]),
  };
}

export async function postLead(url: string, fields: Record<string, string>, form: LeadKind = "contact") {
  const values = { name: "Ada Osei", email: "ada@clinic.example", ...fields };
  const { path, ...request } = requestOf("REST", { form, values });
  const response = await fetch(url + path, { method: "POST", ...request });
  return { status: response.status, reference: referenceIn({ body: await response.text() }) ?? "no reference" };
}

export function requestOf(entryPoint: EntryPoint, { form, values, idempotencyKey }: Submission) {
  const keyed = { ...values, ...(idempotencyKey !== undefined && { idempotencyKey }) };
  const json = (path: string, body: object, more: Record<string, string> = {}) => {
    return { path, headers: { "content-type": "application/json", ...more }, body: JSON.stringify(body) };
  };
  switch (entryPoint) {
    case "tRPC":
      return json(`/trpc/${procedures[form]}`, keyed);
    case "tRPC batch":
      return json(`/trpc/${procedures[form]}?batch=1`, { 0: keyed });
    case "REST":
      return json(`/api/${form}`, keyed);
    case "REST with a header":
      return json(`/api/${form}`, values, idempotencyKey === undefined ? {} : { "idempotency-key": idempotencyKey });
    case "form post": {
      const headers = { "content-type": "application/x-www-form-urlencoded" };
      return { path: `/forms/${form}`, headers, body: formEncoded(keyed) };
    }
  }
}

/** Browsers send CRLF for each line break. */
function formEncoded(values: Readonly<Record<string, unknown>>): string {
  const fields = Object.entries(values).flatMap(([name, value]) =>
    typeof value === "string" || typeof value === "number"
      ? [[name, String(value).replace(/\r\n|\r|\n/g, "\r\n")]]
      : [],
  );
  return new URLSearchParams(fields).toString();
}

export function referenceIn({ location, body }: { location?: unknown; body: string }): string | null {
  const found =
    typeof location === "string"
      ? location.matchAll(/[?&]token=(C[MR]-[0-9A-Z-]+)\./g)
      : body.matchAll(/"reference":"(C[MR]-[^"]+)"/g);
  const references = [...new Set([...found].map(([, reference = ""]) => reference))];
  return references.length > 1 ? "two references for one lead" : (references[0] ?? null);
}

/** If a form gets a new field, this doesn't compile until the field has a value here. */
export const sampleFields: { [K in LeadKind]: Record<LeadField<K>, string> } = {
  consultation: { name: "Ana Ruiz", phone: "615-555-0101", email: "ana@clinic.example", practice: "Ruiz Eye Care" },
  contact: {
    name: "Ben Ode",
    email: "ben@practice.example",
    phone: "615-555-0102",
    company: "Ode Dental",
    service: "re-credentialing",
    message: "Two dentists, one lapse: what now?",
  },
};
