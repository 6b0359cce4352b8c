import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { forCampaignTouch } from "@site/content/campaign-touch";
import { entriesOf } from "@site/content/entries-of";
import { acceptLead } from "@site/db/intake/accepted-lead";
import { readLines, toLine } from "@site/db/intake/spool-lines";
import { storeLead } from "@site/db/intake/store-lead";
import { fieldsOf } from "@site/db/leads/lead-fields";
import type { Db } from "@site/db/open";
import { newConsultation, newContact, testPolicy } from "@site/db/test/open-test-database";
import { readDraft, writeDraft } from "../../../../web/src/forms/draft/draft.ts";
import { kinds } from "../../notifications/kinds/kinds.ts";
import { entryPoints, requestOf, sampleFields } from "../entry-points.ts";
import { openTestApp } from "../open-test-app.ts";
import { type Case, type Document, faultsOf, leadIn, lostOf, play, type Recorded, type Row } from "./requests.ts";

const contracts = join(import.meta.dirname, "../../../../../packages/trpc-router/contract");

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

/** rows: those of the spool's leads. drafts: as a tab stores them. webhook: the type of each value in its body */
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

/** @returns sentences that say how this program breaks a version's contract, and name the field */
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

const flat = ({ key, values }: Row): Row => ({ key, ...(values as Row) }); // a draft's values

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

/** Stores a spool's lines as the site does at startup. @returns the leads' rows; {}: the lead was not stored */
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

/** For a lead with all fields, the type of each value in the webhook's body, by the value's path. */
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
