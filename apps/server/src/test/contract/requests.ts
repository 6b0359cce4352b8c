import { leadTables } from "@site/db/leads/lead-fields";
import type { Db } from "@site/db/open";
import { load } from "cheerio";
import type { FastifyInstance } from "fastify";
import * as z from "zod";
import { referenceIn } from "../entry-points.ts";

export type Case = {
  name: string;
  method: "GET" | "POST" | "PUT";
  path: string;
  headers: Record<string, string>;
  body?: string;
};
export type Row = Record<string, unknown>;
type Operation = { operationId: string; responses: { 200: { content: { "application/json": { schema: object } } } } };
export type Document = { paths: Record<string, Record<string, Operation>>; components: { schemas: object } };
/** stored: the row after the request; {} if it was refused. fields: the fields that the refusal names */
export type Recorded = Case & { status: number; stored: Row; fields: string[]; code: string | null };
type Played = Omit<Recorded, keyof Case> & { answer: unknown };

const ofTheMoment = /^(?:id|reference|client_hash|text_hash|spam_score|spam_signals|status|token|\w+_at)$/;

export async function play(app: FastifyInstance, db: Db, { method, path, headers, body }: Case): Promise<Played> {
  const response = await app.inject({ method, url: path, headers, ...(body !== undefined && { payload: body }) });
  const isJson = /json/.test(String(response.headers["content-type"]));
  const parsed = isJson ? response.json() : null;
  // The response to a batch is a list.
  const first = path.startsWith("/trpc/") ? [parsed].flat()[0] : parsed;
  const reference = referenceIn({ location: response.headers.location, body: response.body });
  // The page after a refused form post marks the wrong fields.
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

export async function leadIn(db: Db, reference: string): Promise<Row> {
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

/** Differences from a recorded response that would break clients of that version. Each sentence names the field. */
export function faultsOf(recorded: Recorded, now: Played, document: Document): string[] {
  const { name, path, status, stored, fields, code } = recorded;
  const at = (what: string) => `${name}: ${what}`;
  if (now.status >= 500) return [at(`answered ${now.status}`)];
  if (status < 400 && now.status >= 400) return [at(`refused ${now.fields.join(", ")} (${now.status} ${now.code})`)];
  // A later version may accept a request that this version refused.
  if (status >= 400 && now.status < 400) return [];
  // The response to a form post is a page, which has no schema.
  const schema = path.startsWith("/forms/") ? {} : answerSchema(document, path, status);
  const misfits = z.fromJSONSchema(schema).safeParse(now.answer).error?.issues ?? [];
  return [
    ...misfits.map(({ path, message }) => at(`the answer's ${path.join(".") || "form"}: ${message}`)),
    ...lostOf(at("stored"), stored, now.stored),
    ...(code !== now.code ? [at(`refused with ${now.code} instead of ${code}`)] : []),
    ...fields.filter((field) => !now.fields.includes(field)).map((field) => at(`the refusal no longer names ${field}`)),
  ];
}

/** The schema of a response, by its operation's path or its procedure's name. {}: the operation is unknown */
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

export function lostOf(place: string, before: Row, now: Row): string[] {
  const lost = Object.keys(before).filter((field) => now[field] !== before[field]);
  return lost.map((field) => `${place}: ${field} is ${JSON.stringify(now[field])?.slice(0, 80)}`);
}
