import { contactServiceOptions } from "@site/content/copy/forms";
import { entriesOf } from "@site/content/entries-of";
import { forTouch } from "@site/content/touch";
import { leadFields } from "@site/db/leads/lead-fields";
import { lengthMax } from "@site/trpc-router/length-max";
import { jsonSchemaOf } from "../../api/openapi/openapi.ts";
import { restRoutes } from "../../api/procedures.ts";
import { entryPoints, requestOf, type Submission } from "../entry-points.ts";
import { sampleFields } from "../sample-fields.ts";
import type { Case } from "./play.ts";

export const partner = { name: "crmco", secret: "recorded-key-of-a-partner" };

/** What a version takes and what it refuses, at each entry point: sent once to be recorded, then at every test. */
export function recordedCases(): Case[] {
  return [...leadCases(), ...newsletterCases(), ...readCases(), ...refusedCases()];
}

function post(name: string, path: string, type: "json" | "x-www-form-urlencoded" | "text", body: string): Case {
  const mediaType = type === "text" ? "text/plain" : `application/${type}`;
  return { name, method: "POST", path, headers: { "content-type": mediaType }, body };
}

export const sampleTouch = forTouch((parameter) => `of ${parameter}`);
/** The fields that the person does not fill in. A form post sends two of the attribution's, as texts. */
const hidden = {
  subject: "",
  elapsedMs: "20000",
  page: "/states/ohio",
  about: "Ohio",
  attribution: {
    landingPage: "/states/ohio",
    referrer: "https://search.example/",
    page: "/states/ohio",
    about: "Ohio",
    first: sampleTouch,
    last: sampleTouch,
  },
};
/** The page from which a form without scripts is posted. */
const referer = "https://site.example/states/ohio?utm_source=spring&gclid=click";
const requiredFields = { consultation: ["name", "phone", "email"], contact: ["name", "email", "message"] } as const;

type Values = Submission["values"];

/** What is sent of one form, by what is special about it. */
function valuesOf(kind: keyof typeof requiredFields): [string, Values][] {
  const all: Record<string, string> = sampleFields[kind];
  const required: readonly string[] = requiredFields[kind];
  const only = (keep: (field: string) => boolean): Values =>
    Object.fromEntries(Object.entries(all).filter(([field]) => keep(field)));
  const longest = Object.fromEntries(Object.entries(all).map(([field, text]) => [field, longestOf(field, text)]));
  const refused = (field: string, text: string): [string, Values] => [`${field} refused`, { ...all, [field]: text }];
  const services = kind === "contact" ? contactServiceOptions.map(({ value }) => value) : [];
  return [
    ["all fields", { ...all, ...hidden }],
    ["fewest fields", only((field) => required.includes(field))],
    ["longest fields", longest],
    ...services.map((service): [string, Values] => [`service ${service}`, { ...all, service }]),
    ...required.map((field): [string, Values] => [`${field} left out`, only((name) => name !== field)]),
    ...Object.entries(longest).map(([field, text]) => refused(field, `${text}x`)),
    refused("email", "no address"),
    refused("idempotencyKey", "?"),
  ];
}

function longestOf(field: string, text: string): string {
  if (field === "email") return `${"e".repeat(64)}@${"d".repeat(63)}.${"d".repeat(63)}.${"d".repeat(61)}`;
  const maxima: Record<string, number> = { ...lengthMax, practice: lengthMax.company };
  return field === "service" ? text : text.padEnd(maxima[field] ?? text.length, "x");
}

function leadCases(): Case[] {
  const ofForms = entriesOf(leadFields).flatMap(([kind]) =>
    entryPoints.flatMap((entryPoint) =>
      valuesOf(kind).map(([name, values], index): Case => {
        const idempotencyKey = `${kind}-${entryPoint.replaceAll(" ", "-")}-${index}`;
        const keyed = "idempotencyKey" in values ? {} : { idempotencyKey };
        const { headers, ...request } = requestOf(entryPoint, { form: kind, values, ...keyed });
        const visit = entryPoint === "form post" ? { referer } : {};
        return {
          ...request,
          name: `${entryPoint} ${kind}, ${name}`,
          method: "POST",
          headers: { ...headers, ...visit },
        };
      }),
    ),
  );
  const ofPartner = post("REST contact, of a partner", "/api/contact", "json", JSON.stringify(sampleFields.contact));
  Object.assign(ofPartner.headers, { "x-partner-key": partner.secret, "idempotency-key": "crm-lead-20418" });
  const closing = { ...sampleFields.consultation, page: "/states/ohio", about: "Ohio", idempotencyKey: "closing-form" };
  const text = new URLSearchParams(closing).toString();
  return [
    ...ofForms,
    ofPartner,
    post("form post closing, all fields", "/forms/closing", "x-www-form-urlencoded", text),
  ];
}

function newsletterCases(): Case[] {
  const subscriptions = ["all fields", "email refused"].flatMap((what) => {
    const emailAt = (door: string) => (what === "all fields" ? `${door}@clinic.example` : "no address");
    const json = (door: string) => JSON.stringify({ email: emailAt(door) });
    const form = new URLSearchParams({ email: emailAt("form-post") }).toString();
    return [
      post(`tRPC newsletter, ${what}`, "/trpc/newsletter.subscribe", "json", json("trpc")),
      post(`REST newsletter, ${what}`, "/api/newsletter", "json", json("rest")),
      post(`form post newsletter, ${what}`, "/forms/newsletter", "x-www-form-urlencoded", form),
    ];
  });
  const links = ["confirm", "unsubscribe"].flatMap((action) => [
    post(`tRPC newsletter.${action}, token refused`, `/trpc/newsletter.${action}`, "json", '{"token":"unknown"}'),
    post(`form post newsletter-${action}`, `/forms/newsletter-${action}`, "x-www-form-urlencoded", "token=unknown"),
  ]);
  return [...subscriptions, ...links];
}

/** Every path that programs read, with all parameters, with none that it can do without, and with a wrong one. */
function readCases(): Case[] {
  return restRoutes()
    .filter(({ method }) => method === "GET")
    .flatMap(({ path, name, input }): Case[] => {
      const { properties = {} } = jsonSchemaOf(input, "input");
      const examples = Object.entries(properties).map(([key, schema]): [string, string] => [
        key,
        typeof schema === "object" && Array.isArray(schema.examples) ? String(schema.examples[0]) : "",
      ]);
      const filled = examples.reduce((url, [key, value]) => url.replace(`{${key}}`, value), String(path));
      const query = new URLSearchParams(examples.filter(([key]) => !path.includes(`{${key}}`)));
      const read = (what: string, url: string): Case => ({
        name: `REST ${name}, ${what}`,
        method: "GET",
        path: url,
        headers: {},
      });
      return [
        read("all parameters", query.size === 0 ? filled : `${filled}?${query}`),
        ...(query.size === 0 ? [] : [read("no parameter", filled)]),
        ...[...query.keys()].map((key) => read(`${key} refused`, `${filled}?${key}=${"x".repeat(2_000)}`)),
        ...(path.includes("{") ? [read("slug refused", path.replace(/\{\w+\}/, "nothing-of-this-name"))] : []),
      ];
    });
}

function refusedCases(): Case[] {
  const lead = JSON.stringify(sampleFields.contact);
  const contact = (name: string, type: "json" | "text", body: string, headers = {}): Case => {
    const request = post(name, "/api/contact", type, body);
    return { ...request, headers: { ...request.headers, ...headers } };
  };
  return [
    contact("REST, a body that is no JSON", "json", "{"),
    contact("REST, another media type", "text", lead),
    { ...contact("REST, another method", "json", lead), method: "PUT" },
    contact("REST, an unknown partner key", "json", lead, { "x-partner-key": "unknown" }),
    contact("REST, a page of another site", "json", lead, { origin: "https://other.example" }),
    contact("REST, a body that is too large", "json", JSON.stringify({ message: "x".repeat(70_000) })),
    { name: "REST, an unknown path", method: "GET", path: "/api/nothing", headers: {} },
    { name: "tRPC, an unknown procedure", method: "GET", path: "/trpc/nothing.here", headers: {} },
  ];
}
