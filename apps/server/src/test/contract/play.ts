import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { readLines } from "@site/db/intake/spool-files";
import { storeLead } from "@site/db/intake/store-lead";
import { leadTables } from "@site/db/leads/lead-fields";
import type { Db } from "@site/db/open";
import { testPolicy } from "@site/db/test/open-test-database";
import { load } from "cheerio";
import type { FastifyInstance } from "fastify";
import * as z from "zod";
import { webhookSender } from "../../notifications/webhook.ts";
import { referenceIn } from "../entry-points.ts";

export type Case = {
  name: string;
  method: "GET" | "POST" | "PUT";
  path: string;
  headers?: Record<string, string>;
  body?: string;
};
export type Row = Record<string, unknown>;
/** stored: what the tables hold afterwards; {} after a refusal. fields: those that the refusal complains of. */
export type Recorded = Case & { status: number; stored: Row; fields: string[]; code: string | null };
export type JsonSchema = z.core.JSONSchema.BaseSchema;
type Played = Omit<Recorded, keyof Case> & { answer: unknown };

/** Columns that depend on the moment, or on what else was stored. */
const ofTheMoment = /^(?:id|reference|client_hash|text_hash|spam_score|spam_signals|status|token|\w+_at)$/;

/** Sends a request and reads what it left in the tables. */
export async function play(app: FastifyInstance, db: Db, { method, path, headers = {}, body }: Case): Promise<Played> {
  const response = await app.inject({ method, url: path, headers, ...(body !== undefined && { payload: body }) });
  const isJson = /json/.test(String(response.headers["content-type"]));
  const parsed = isJson ? [response.json()].flat()[0] : null;
  const listed = isJson && Array.isArray(response.json()) && path.startsWith("/api/") ? response.json() : parsed;
  const location = response.headers.location;
  const sent = referenceIn({ location: location === undefined ? null : String(location), body: response.body });
  const reference = /C[MR]-.*/.exec(sent ?? "")?.[0] ?? null;
  // A form without scripts is answered with a page, which marks the fields.
  const marked = isJson ? [] : load(response.body)('[aria-invalid="true"]').toArray();
  const fields = Object.keys(parsed?.error?.data?.fields ?? {}).concat(marked.map(({ attribs }) => attribs.name ?? ""));
  return {
    status: response.statusCode,
    answer: parsed?.error === undefined ? (parsed?.result?.data ?? listed) : { error: parsed.error },
    stored: reference === null ? await subscriberIn(db, path, body ?? "") : await leadIn(db, reference),
    fields,
    code: parsed?.error?.data?.code ?? null,
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

export function lasting(row: Row = {}): Row {
  return Object.fromEntries(
    Object.entries(row).filter(([column, value]) => !ofTheMoment.test(column) && value !== null),
  );
}

/** The name of the schema in `answers.json` that an answer has to fit. null: a page or a redirect */
export function schemaNameOf({ path, name, status }: Recorded, restNames: ReadonlyMap<string, string>): string | null {
  if (path.startsWith("/forms/")) return null;
  if (status >= 400) return "error";
  const procedure = /^\/trpc\/([\w.]+)/.exec(path)?.[1];
  return procedure ?? /^REST (\w+\.\w+),/.exec(name)?.[1] ?? restNames.get(path.split("?")[0] ?? "") ?? null;
}

/** What an answer to a recorded request shows that the version's clients could not bear. Each names the field. */
export function faultsOf(recorded: Recorded, now: Played, schema: JsonSchema | null): string[] {
  const { name, status, stored, fields, code } = recorded;
  const at = (what: string) => `${name}: ${what}`;
  if (now.status >= 500) return [at(`answered ${now.status}`)];
  if (status < 400 && now.status >= 400) return [at(`refused ${now.fields.join(", ")} (${now.status} ${now.code})`)];
  // A later version may take what this one refused.
  if (status >= 400 && now.status < 400) return [];
  const misfits = schema === null ? [] : (z.fromJSONSchema(schema).safeParse(now.answer).error?.issues ?? []);
  const lost = Object.entries(stored).filter(([column, value]) => now.stored[column] !== value);
  return [
    ...misfits.map(({ path, message }) => at(`the answer's ${path.join(".") || "form"}: ${message}`)),
    ...lost.map(([column]) => at(`${column} is stored as ${JSON.stringify(now.stored[column])?.slice(0, 80)}`)),
    ...(code !== now.code ? [at(`refused with ${now.code} instead of ${code}`)] : []),
    ...fields.filter((field) => !now.fields.includes(field)).map((field) => at(`the refusal no longer names ${field}`)),
  ];
}

/** Stores the lines of a spool as a start does. @returns the rows, in the order of the lines; {}: not stored */
export async function replaySpool(db: Db, lines: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { lead } of readLines(lines)) {
    const receipt = lead === null ? null : await storeLead(db, lead, testPolicy);
    rows.push(receipt === null ? {} : await leadIn(db, receipt.reference));
  }
  return rows;
}

/** The body that a webhook's receiver gets for a stored lead. */
export async function webhookBody(db: Db, reference: string): Promise<unknown> {
  const received = Promise.withResolvers<string>();
  const server = createServer(async (request, response) => {
    received.resolve(await text(request));
    response.end();
  }).listen(0, "127.0.0.1");
  await new Promise((listening) => server.once("listening", listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`; // it listens on a port, not on a pipe
  try {
    const own = { id: 0, kind: "office", channel: "webhook", attempts: 0, leasedUntil: "", eventId: null } as const;
    const notification = { ...own, reference, messageId: "<recorded@site.example>", recipient: "office 1" };
    await webhookSender({ db, url, secret: "recorded" })([notification], AbortSignal.timeout(5_000));
    return JSON.parse(await received.promise);
  } finally {
    server.close();
  }
}
