import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { forTouch } from "@site/content/touch";
import { acceptLead } from "@site/db/intake/accepted-lead";
import { toLine } from "@site/db/intake/spool-files";
import { fieldsOf } from "@site/db/leads/lead-fields";
import { newConsultation, newContact } from "@site/db/test/open-test-database";
import * as z from "zod";
import { readDraft, writeDraft } from "../../../../web/src/forms/draft/draft.ts";
import { errorSchema } from "../../api/openapi/components.ts";
import { procedures, type RestRoute, restRoutes } from "../../api/procedures.ts";
import { openTestApp } from "../open-test-app.ts";
import { sampleFields } from "../sample-fields.ts";
import { casesOf, partner } from "./cases.ts";
import { openApiBreaks } from "./openapi-breaks.ts";
import {
  faultsOf,
  type JsonSchema,
  play,
  type Recorded,
  type Row,
  replaySpool,
  schemaNameOf,
  webhookBody,
} from "./play.ts";

const contracts = join(import.meta.dirname, "../../../../../packages/trpc-router/contract");
type Forms = Record<"consultation" | "contact", { key: string; values: Record<string, string> }>;

/** Versions whose recordings are replayed: pages and programs of older ones are a year old. */
const versionsMax = 3;

/** Of the last versions, the newest first. */
export function recordedVersions(): string[] {
  const byNumber = (a: string, b: string) => b.localeCompare(a, "en", { numeric: true });
  return readdirSync(contracts).toSorted(byNumber).slice(0, versionsMax);
}

/** Writes what this program takes, answers and stores as the contract of a version. */
export async function recordVersion(version: string): Promise<string> {
  const folder = join(contracts, version);
  mkdirSync(folder, { recursive: true });
  const write = (name: string, content: string) => writeFileSync(join(folder, name), `${content}\n`);
  const { app, db } = await openTestApp({ env: { PARTNER_KEYS: `${partner.name}:${partner.secret}` } });
  const routes = restRoutes();
  const lines: string[] = [];
  for (const each of casesOf(routes)) {
    const { answer: _, ...played } = await play(app, db, each);
    lines.push(JSON.stringify({ ...each, ...played } satisfies Recorded));
  }
  write("requests.jsonl", lines.join("\n"));
  write("openapi.json", JSON.stringify((await app.inject("/api/openapi.json")).json(), null, 2));
  const { spool, rows } = await recordSpool(db);
  write("spool.jsonl", spool);
  write("spool-rows.json", JSON.stringify(rows, null, 2));
  const stored = await db
    .selectFrom("contact_submissions")
    .select("reference")
    .where("company", "is not", null)
    .limit(1)
    .executeTakeFirstOrThrow();
  const body = await webhookBody(db, stored.reference);
  write("answers.json", JSON.stringify({ ...answerSchemas(routes), webhook: schemaOf(body) }, null, 2));
  write("drafts.json", JSON.stringify(drafts(), null, 2));
  await app.close();
  return folder;
}

/** What this program breaks of a version's contract; each sentence names the field. */
export async function replayVersion(version: string): Promise<string[]> {
  const read = (name: string) => readFileSync(join(contracts, version, name), "utf8");
  const { app, db } = await openTestApp({ env: { PARTNER_KEYS: `${partner.name}:${partner.secret}` } });
  const answers: Record<string, JsonSchema> = JSON.parse(read("answers.json"));
  const names = new Map(restRoutes().map(({ path, name }): [string, string] => [path, name]));
  const faults: string[] = [];
  for (const line of read("requests.jsonl").trimEnd().split("\n")) {
    const recorded: Recorded = JSON.parse(line);
    const schema = answers[schemaNameOf(recorded, names) ?? ""] ?? null;
    faults.push(...faultsOf(recorded, await play(app, db, recorded), schema));
  }
  const rows: Row[] = JSON.parse(read("spool-rows.json"));
  const spooled = await replaySpool(db, read("spool.jsonl"));
  faults.push(...rows.flatMap((row, line) => lostOf(`spool line ${line + 1}`, row, spooled[line] ?? {})));
  for (const [form, draft] of Object.entries<Forms["contact"]>(JSON.parse(read("drafts.json")))) {
    sessionStorage.setItem(`draft:${form}`, JSON.stringify(draft));
    const restored = readDraft(form as keyof Forms); // the keys of the file that was written above
    faults.push(
      ...lostOf(`draft of ${form}`, { key: draft.key, ...draft.values }, { key: restored?.key, ...restored?.values }),
    );
  }
  const lead = await db
    .selectFrom("contact_submissions")
    .select("reference")
    .where("company", "is not", null)
    .limit(1)
    .executeTakeFirst();
  const body = lead === undefined ? null : await webhookBody(db, lead.reference);
  const misfits = z.fromJSONSchema(answers.webhook ?? {}).safeParse(body).error?.issues ?? [];
  faults.push(...misfits.map(({ path, message }) => `webhook's body: ${path.join(".")}: ${message}`));
  await app.close();
  return faults;
}

/** Differences of the OpenAPI document to that of a version, which its clients can't bear. */
export async function openApiBreaksSince(version: string): Promise<string[]> {
  const { app } = await openTestApp();
  const now = (await app.inject("/api/openapi.json")).json();
  await app.close();
  return openApiBreaks(JSON.parse(readFileSync(join(contracts, version, "openapi.json"), "utf8")), now);
}

function lostOf(name: string, before: Row, now: Row): string[] {
  const lost = Object.entries(before).filter(([field, value]) => now[field] !== value);
  return lost.map(([field]) => `${name}: ${field} is ${JSON.stringify(now[field])}`);
}

async function recordSpool(db: Parameters<typeof replaySpool>[0]) {
  const touch = forTouch((parameter) => `of ${parameter}`);
  const attribution = {
    landingPage: "/faqs",
    referrer: "https://search.example/",
    page: "/",
    about: "Ohio",
    first: touch,
    last: touch,
  };
  const given = { attribution, partner: "crmco", idempotencyKey: "spooled-lead" };
  const leads = [
    newContact({ ...fieldsOf("contact", sampleFields.contact), ...given }),
    newConsultation({ ...fieldsOf("consultation", sampleFields.consultation), ...given }),
    newContact({ message: "From the spool", idempotencyKey: "spooled-fewest" }),
    newConsultation({ idempotencyKey: "spooled-fewest" }),
  ];
  const spool = leads.map((lead) => toLine(acceptLead(lead))).join("\n");
  return { spool, rows: await replaySpool(db, `${spool}\n`) };
}

/** Drafts as this program's forms write them into the tab's storage. */
function drafts(): Forms {
  const key = "0123456789abcdef0123456789abcdef";
  const all: Forms = {
    consultation: { key, values: sampleFields.consultation },
    contact: { key, values: sampleFields.contact },
  };
  for (const form of ["consultation", "contact"] as const) {
    writeDraft(form, all[form]);
    all[form] = JSON.parse(sessionStorage.getItem(`draft:${form}`) ?? "null");
  }
  return all;
}

/** The JSON Schema of each answer that others than this build's own pages read. */
function answerSchemas(routes: readonly RestRoute[]): Record<string, unknown> {
  const named = Object.entries(procedures).filter(
    ([name]) => name.startsWith("newsletter.") || routes.some((route) => route.name === name),
  );
  const outputs = named.map(([name, { _def }]) => [name, (_def as { output?: unknown }).output]); // tRPC keeps a procedure's parts untyped
  return Object.fromEntries([...outputs, ["error", errorSchema]].map(([name, schema]) => [name, openSchema(schema)]));
}

/** An answer may get more properties later. */
function openSchema(schema: unknown): unknown {
  if (!(schema instanceof z.core.$ZodType)) return {};
  const override = ({ jsonSchema }: { jsonSchema: JsonSchema }) => void delete jsonSchema.additionalProperties;
  return z.toJSONSchema(schema, { io: "output", unrepresentable: "any", override });
}

/** Of a body that no schema describes. */
function schemaOf(value: unknown): JsonSchema {
  if (Array.isArray(value)) return { type: "array" };
  if (value === null) return {};
  if (typeof value !== "object") return { type: typeof value as "string" }; // or number, or boolean
  const properties = Object.fromEntries(Object.entries(value).map(([name, each]) => [name, schemaOf(each)]));
  return { type: "object", properties, required: Object.keys(value) };
}
