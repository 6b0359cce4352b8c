import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { forCampaignTouch } from "@site/content/campaign-touch";
import { entriesOf } from "@site/content/entries-of";
import { acceptLead } from "@site/db/intake/accepted-lead";
import { readLines, toLine } from "@site/db/intake/spool-lines";
import { storeLead } from "@site/db/intake/store-lead";
import { fieldsOf, leadTables } from "@site/db/leads/lead-fields";
import type { Db } from "@site/db/open";
import { newConsultation, newContact, testPolicy } from "@site/db/test/open-test-database";
import { load } from "cheerio";
import type { FastifyInstance } from "fastify";
import * as z from "zod";
import { readDraft, writeDraft } from "../../../web/src/forms/draft.ts";
import { kinds } from "../notifications/kinds/kinds.ts";
import { entryPoints, referenceIn, requestOf, sampleFields } from "./entry-points.ts";
import { openTestApp } from "./open-test-app.ts";

const contracts = join(import.meta.dirname, "../../../../packages/trpc-router/contract");

const versionsMax = 3;

export function recordedVersions(): string[] {
  const byNumber = (a: string, b: string) => b.localeCompare(a, "en", { numeric: true });
  return readdirSync(contracts).toSorted(byNumber).slice(0, versionsMax);
}

function read(version: string, name: string): string {
  return readFileSync(join(contracts, version, name), "utf8");
}

function readRequests(version: string): Recorded[] {
  const lines = read(version, "requests.jsonl").trimEnd().split("\n");
  return lines.map((line) => JSON.parse(line));
}

type Kept = { rows: Row[]; drafts: Record<Form, Row>; webhook: Record<string, string> };
type Form = "consultation" | "contact";
const forms = ["consultation", "contact"] as const;

export async function recordVersion(version: string): Promise<string> {
  const folder = join(contracts, version);
  const [last = ""] = recordedVersions();
  const requests = [...readRequests(last), ...requestsOf(version)];
  mkdirSync(folder, { recursive: true });
  const write = (name: string, content: string) => writeFileSync(join(folder, name), `${content}\n`);
  const { app, db } = await openTestApp();
  const lines: string[] = [];
  for (const request of requests) {
    const { answer: _, ...played } = await play(app, db, request);
    lines.push(JSON.stringify({ ...request, ...played } satisfies Recorded));
  }
  const spool = spooledLines();
  const rows = await replaySpool(db, `${spool}\n`);
  const kept: Kept = { rows, drafts: storedDrafts(), webhook: await webhookTypes(db) };
  write("requests.jsonl", lines.join("\n"));
  write("openapi.json", JSON.stringify((await app.inject("/api/openapi.json")).json(), null, 2));
  write("spool.jsonl", spool);
  write("kept.json", JSON.stringify(kept, null, 2));
  await app.close();
  return folder;
}

function requestsOf(version: string): Case[] {
  return entriesOf(sampleFields).flatMap(([form, values]) =>
    entryPoints.map((entryPoint) => {
      const idempotencyKey = `${version}-${form}-${entryPoint}`.replaceAll(/[ .]/g, "-");
      const request = requestOf(entryPoint, { form, values, idempotencyKey });
      return { name: `${entryPoint} ${form}, all fields of ${version}`, method: "POST", ...request };
    }),
  );
}

/** @returns a sentence for each difference that would break clients of that version; it names the field */
export async function breaksOf(version: string): Promise<string[]> {
  const { app, db } = await openTestApp();
  const document: Document = JSON.parse(read(version, "openapi.json"));
  const faults: string[] = [];
  for (const recorded of readRequests(version))
    faults.push(...faultsOf(recorded, await play(app, db, recorded), document));
  const { rows, drafts, webhook }: Kept = JSON.parse(read(version, "kept.json"));
  const spooled = await replaySpool(db, read(version, "spool.jsonl"));
  for (const [index, row] of rows.entries())
    faults.push(...lostOf(`spool line ${index + 1}`, row, spooled[index] ?? {}));
  for (const form of forms) {
    sessionStorage.setItem(`draft:${form}`, JSON.stringify(drafts[form]));
    const { key, values } = readDraft(form) ?? {};
    faults.push(...lostOf(`draft of ${form}`, flat(drafts[form]), flat({ key, values })));
  }
  faults.push(...lostOf("webhook", webhook, await webhookTypes(db)));
  await app.close();
  return faults;
}

const flat = ({ key, values }: Row): Row => ({ key, ...(values as Row) }); // a draft has its fields in `values`

function spooledLines(): string {
  const touch = forCampaignTouch((parameter) => `of ${parameter}`);
  const visit = { landingPage: "/faqs", referrer: "https://search.example/", page: "/", about: "Ohio" };
  const attribution = { ...visit, first: touch, last: touch };
  const given = { attribution, idempotencyKey: "spooled-lead" };
  const leads = [
    newContact({ ...fieldsOf("contact", sampleFields.contact), ...given }),
    newConsultation({ ...fieldsOf("consultation", sampleFields.consultation), ...given }),
    newContact({ message: "From the spool", idempotencyKey: "spooled-fewest" }),
    newConsultation({ idempotencyKey: "spooled-fewest" }),
  ];
  return leads.map((lead) => toLine(acceptLead(lead))).join("\n");
}

/** @returns the row of each lead, or `{}` if the lead was not stored */
async function replaySpool(db: Db, lines: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const lead of readLines(lines)) {
    const receipt = lead === null ? null : await storeLead(db, lead, testPolicy);
    rows.push(receipt === null ? {} : await leadIn(db, receipt.reference));
  }
  return rows;
}

function storedDrafts(): Kept["drafts"] {
  const draftOf = (form: Form): Row => {
    writeDraft(form, { key: "0123456789abcdef0123456789abcdef", values: sampleFields[form] });
    return JSON.parse(sessionStorage.getItem(`draft:${form}`) ?? "null");
  };
  return { consultation: draftOf("consultation"), contact: draftOf("contact") };
}

/** @returns the type of each value; the keys are paths such as `body.lead.name` */
async function webhookTypes(db: Db): Promise<Record<string, string>> {
  const leads = db.selectFrom("contact_submissions").select("reference").where("company", "is not", null);
  const { reference } = await leads.limit(1).executeTakeFirstOrThrow();
  const body = { id: "", ...(await kinds.office.post?.({ reference, eventId: null, recipient: "office 1" }, db)) };
  const typesIn = (value: unknown, place: string): [string, string][] =>
    typeof value === "object" && value !== null
      ? Object.entries(value).flatMap(([key, each]) => typesIn(each, `${place}.${key}`))
      : [[place, typeof value]];
  return Object.fromEntries(typesIn(JSON.parse(JSON.stringify(body)), "body"));
}

type Case = {
  name: string;
  method: "GET" | "POST" | "PUT";
  path: string;
  headers: Record<string, string>;
  body?: string;
};
type Row = Record<string, unknown>;
type Operation = { operationId: string; responses: { 200: { content: { "application/json": { schema: object } } } } };
type Document = { paths: Record<string, Record<string, Operation>>; components: { schemas: object } };
/** `stored` is the row that the request stored, or `{}`. `fields` has the names of the invalid fields. */
type Recorded = Case & { status: number; stored: Row; fields: string[]; code: string | null };
type Played = Omit<Recorded, keyof Case> & { answer: unknown };

const ofTheMoment = /^(?:id|reference|client_hash|text_hash|spam_score|spam_signals|status|token|\w+_at)$/;

async function play(app: FastifyInstance, db: Db, { method, path, headers, body }: Case): Promise<Played> {
  const response = await app.inject({ method, url: path, headers, ...(body !== undefined && { payload: body }) });
  const isJson = /json/.test(String(response.headers["content-type"]));
  const parsed = isJson ? response.json() : null;
  const first = path.startsWith("/trpc/") ? [parsed].flat()[0] : parsed;
  const reference = referenceIn({ location: response.headers.location, body: response.body });
  // After a refused form post, the server sends a page that marks the fields with errors.
  const marked = isJson ? [] : load(response.body)('[aria-invalid="true"]').toArray();
  const fields = Object.keys(first?.error?.data?.fields ?? {}).concat(marked.map(({ attribs }) => attribs.name ?? ""));
  return {
    status: response.statusCode,
    answer: first?.error === undefined ? (first?.result?.data ?? first) : { error: first.error },
    stored: reference === null ? await subscriberIn(db, path, body ?? "") : await leadIn(db, reference),
    fields,
    code: first?.error?.data?.code ?? null,
  };
}

async function leadIn(db: Db, reference: string): Promise<Row> {
  const rows = await Promise.all(
    leadTables.map((table) => db.selectFrom(table).selectAll().where("reference", "=", reference).execute()),
  );
  return lasting(rows.flat()[0]);
}

async function subscriberIn(db: Db, path: string, body: string): Promise<Row> {
  if (!path.includes("newsletter")) return {};
  const subscribers = await db.selectFrom("newsletter_subscribers").selectAll().execute();
  return lasting(subscribers.find(({ email }) => decodeURIComponent(body).includes(email)));
}

function lasting(row: Row = {}): Row {
  return Object.fromEntries(
    Object.entries(row).filter(([column, value]) => !ofTheMoment.test(column) && value !== null),
  );
}

function faultsOf(recorded: Recorded, now: Played, document: Document): string[] {
  const { name, path, status, stored, fields, code } = recorded;
  const at = (what: string) => `${name}: ${what}`;
  if (now.status >= 500) return [at(`answered ${now.status}`)];
  if (status < 400 && now.status >= 400) return [at(`refused ${now.fields.join(", ")} (${now.status} ${now.code})`)];
  // The recorded version refused this request, but this program accepts it. That breaks no client.
  if (status >= 400 && now.status < 400) return [];
  const schema = path.startsWith("/forms/") ? {} : answerSchema(document, path, status);
  const misfits = z.fromJSONSchema(schema).safeParse(now.answer).error?.issues ?? [];
  return [
    ...misfits.map(({ path, message }) => at(`the answer's ${path.join(".") || "form"}: ${message}`)),
    ...lostOf(at("stored"), stored, now.stored),
    ...(code !== now.code ? [at(`refused with ${now.code} instead of ${code}`)] : []),
    ...fields.filter((field) => !now.fields.includes(field)).map((field) => at(`the refusal no longer names ${field}`)),
  ];
}

function answerSchema({ paths, components }: Document, path: string, status: number): Row {
  const [address = ""] = path.split("?");
  const [, procedure] = /^\/trpc\/([\w.]+)/.exec(address) ?? [];
  const [operation] = Object.entries(paths).flatMap(([template, methods]) => {
    const isPath = new RegExp(`^${template.replace(/\{\w+\}/g, "[^/]+")}$`).test(address);
    return Object.values(methods).filter(({ operationId }) => isPath || operationId === procedure);
  });
  const ofSuccess = operation?.responses[200].content["application/json"].schema;
  const schema = status >= 400 ? { $ref: "#/components/schemas/Error" } : ofSuccess;
  const whole = JSON.stringify({ ...schema, $defs: components.schemas });
  return JSON.parse(whole.replaceAll("#/components/schemas/", "#/$defs/"));
}

function lostOf(place: string, before: Row, now: Row): string[] {
  const lost = Object.keys(before).filter((field) => now[field] !== before[field]);
  return lost.map((field) => `${place}: ${field} is ${JSON.stringify(now[field])?.slice(0, 80)}`);
}
