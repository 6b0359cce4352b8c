import { contactServiceOptions } from "@site/content/copy/forms";
import { entriesOf } from "@site/content/entries-of";
import { forTouch } from "@site/content/touch";
import { leadFields } from "@site/db/leads/lead-fields";
import { lengthMax } from "@site/trpc-router/length-max";
import { jsonSchemaOf } from "../../api/openapi/openapi.ts";
import type { RestRoute } from "../../api/procedures.ts";
import { entryPoints, requestOf, type Submission } from "../entry-points.ts";
import { sampleFields } from "../sample-fields.ts";
import type { Case } from "./play.ts";

/** What a version takes and what it refuses, at each entry point: sent once to be recorded, then at every test. */
export function casesOf(routes: readonly RestRoute[]): Case[] {
  return [...leadCases(), partnerCase, ...newsletterCases(), ...readCases(routes), ...refusedRequests];
}

export const partner = { name: "crmco", secret: "recorded-key-of-a-partner" };

const touch = forTouch((parameter) => `of ${parameter}`);
const attribution = {
  ...{ landingPage: "/states/ohio", referrer: "https://search.example/", page: "/states/ohio", about: "Ohio" },
  ...{ first: touch, last: touch },
};
/** The fields that the person does not fill in. A form post sends two of the attribution's, as texts. */
const hidden = { subject: "", elapsedMs: "20000", page: "/states/ohio", about: "Ohio", attribution };
const requiredFields = { consultation: ["name", "phone", "email"], contact: ["name", "email", "message"] } as const;

function leadCases(): Case[] {
  return entriesOf(leadFields).flatMap((form): Case[] => {
    const [kind] = form;
    const all = sampleFields[kind];
    const required: readonly string[] = requiredFields[kind];
    const fewest = Object.fromEntries(Object.entries(all).filter(([field]) => required.includes(field)));
    const longest = Object.fromEntries(Object.entries(all).map(([field, text]) => [field, longestOf(field, text)]));
    const wrong = (field: string, text: string): [string, Submission["values"]] => [
      `${field} ${text === "" ? "left out" : "refused"}`,
      text === "" ? without(all, field) : { ...all, [field]: text },
    ];
    const services = kind === "contact" ? contactServiceOptions.map(({ value }) => value) : [];
    const sent: [string, Submission["values"]][] = [
      ["all fields", { ...all, ...hidden }],
      ["fewest fields", fewest],
      ["longest fields", longest],
      ...services.map((service): [string, Submission["values"]] => [`service ${service}`, { ...all, service }]),
      ...required.map((field) => wrong(field, "")),
      ...Object.entries(longest).map(([field, text]) => wrong(field, `${text}x`)),
      wrong("email", "no address"),
      wrong("idempotencyKey", "?"),
    ];
    return entryPoints.flatMap((entryPoint) =>
      sent.map(([name, values], index): Case => {
        const key = `${kind}-${entryPoint.replaceAll(" ", "-")}-${index}`;
        const keyed = "idempotencyKey" in values ? {} : { idempotencyKey: key };
        const { headers, ...request } = requestOf(entryPoint, { form: kind, values, ...keyed });
        const visit = entryPoint === "form post" ? { referer } : {};
        return {
          name: `${entryPoint} ${kind}, ${name}`,
          method: "POST",
          ...request,
          headers: { ...headers, ...visit },
        };
      }),
    );
  });
}

function longestOf(field: string, text: string): string {
  if (field === "email") return `${"e".repeat(64)}@${"d".repeat(63)}.${"d".repeat(63)}.${"d".repeat(61)}`;
  const maxima: Record<string, number> = { ...lengthMax, practice: lengthMax.company };
  const max = maxima[field] ?? text.length;
  return field === "service" ? text : text.padEnd(max, "x");
}

function without(values: Record<string, string>, field: string) {
  return Object.fromEntries(Object.entries(values).filter(([name]) => name !== field));
}

const json = { "content-type": "application/json" };
/** The page from which a form without scripts is posted. */
const referer = "https://site.example/states/ohio?utm_source=spring&gclid=click";
const form = { "content-type": "application/x-www-form-urlencoded" };

function newsletterCases(): Case[] {
  const doors = [
    { door: "tRPC", path: "/trpc/newsletter.subscribe" },
    { door: "REST", path: "/api/newsletter" },
    { door: "form post", path: "/forms/newsletter" },
  ];
  const subscriptions = doors.flatMap(({ door, path }) =>
    ["all fields", "email refused"].map((name): Case => {
      const email = name === "all fields" ? `${door.replace(" ", "-").toLowerCase()}@clinic.example` : "no address";
      const sent =
        door === "form post"
          ? { headers: form, body: `email=${encodeURIComponent(email)}` }
          : { headers: json, body: JSON.stringify({ email }) };
      return { name: `${door} newsletter, ${name}`, method: "POST", path, ...sent };
    }),
  );
  const links = ["confirm", "unsubscribe"].flatMap((action): Case[] => [
    {
      name: `tRPC newsletter.${action}, token refused`,
      method: "POST",
      path: `/trpc/newsletter.${action}`,
      headers: json,
      body: '{"token":"unknown"}',
    },
    {
      name: `form post newsletter-${action}`,
      method: "POST",
      path: `/forms/newsletter-${action}`,
      headers: form,
      body: "token=unknown",
    },
  ]);
  const closing = { ...sampleFields.consultation, page: "/states/ohio", about: "Ohio", idempotencyKey: "closing-form" };
  const band = { headers: form, body: new URLSearchParams(closing).toString() };
  return [
    ...subscriptions,
    ...links,
    { name: "form post closing, all fields", method: "POST", path: "/forms/closing", ...band },
  ];
}

/** Every path that programs read, with all parameters, with none that it can do without, and with a wrong one. */
function readCases(routes: readonly RestRoute[]): Case[] {
  return routes
    .filter(({ method }) => method === "GET")
    .flatMap(({ path, name, input }): Case[] => {
      const { properties = {} } = jsonSchemaOf(input, "input");
      const examples = Object.entries(properties).map(([key, schema]): [string, string] => [
        key,
        typeof schema === "object" && Array.isArray(schema.examples) ? String(schema.examples[0]) : "",
      ]);
      const filled = examples.reduce((url, [key, value]) => url.replace(`{${key}}`, value), String(path));
      const query = new URLSearchParams(examples.filter(([key]) => !path.includes(`{${key}}`)));
      const read = (what: string, url: string): Case => ({ name: `REST ${name}, ${what}`, method: "GET", path: url });
      return [
        read("all parameters", query.size === 0 ? filled : `${filled}?${query}`),
        ...(query.size === 0 ? [] : [read("no parameter", filled)]),
        ...[...query.keys()].map((key) => read(`${key} refused`, `${filled}?${key}=${"x".repeat(2_000)}`)),
        ...(path.includes("{") ? [read("slug refused", path.replace(/\{\w+\}/, "nothing-of-this-name"))] : []),
      ];
    });
}

const lead = JSON.stringify(sampleFields.contact);
const partnerCase: Case = {
  name: "REST contact, of a partner",
  ...{ method: "POST", path: "/api/contact", body: lead },
  headers: { ...json, "x-partner-key": partner.secret, "idempotency-key": "crm-lead-20418" },
};

const refusedRequests: readonly Case[] = [
  { name: "REST, a body that is no JSON", method: "POST", path: "/api/contact", headers: json, body: "{" },
  {
    name: "REST, another media type",
    method: "POST",
    path: "/api/contact",
    headers: { "content-type": "text/plain" },
    body: lead,
  },
  { name: "REST, another method", method: "PUT", path: "/api/contact", headers: json, body: lead },
  {
    name: "REST, an unknown partner key",
    method: "POST",
    path: "/api/contact",
    headers: { ...json, "x-partner-key": "unknown" },
    body: lead,
  },
  {
    name: "REST, a page of another site",
    method: "POST",
    path: "/api/contact",
    headers: { ...json, origin: "https://other.example" },
    body: lead,
  },
  {
    name: "REST, a body that is too large",
    method: "POST",
    path: "/api/contact",
    headers: json,
    body: JSON.stringify({ message: "x".repeat(70_000) }),
  },
  { name: "REST, an unknown path", method: "GET", path: "/api/nothing" },
  { name: "tRPC, an unknown procedure", method: "GET", path: "/trpc/nothing.here" },
];
