import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { acceptLead } from "@site/db/intake/accepted-lead";
import { toLine } from "@site/db/intake/spool-files";
import { fieldsOf } from "@site/db/leads/lead-fields";
import { newConsultation, newContact } from "@site/db/test/open-test-database";
import { readDraft, writeDraft } from "../../../../web/src/forms/draft/draft.ts";
import { openTestApp } from "../open-test-app.ts";
import { sampleFields } from "../sample-fields.ts";
import { partner, recordedCases, sampleTouch } from "./cases.ts";
import { openApiBreaks } from "./openapi-breaks.ts";
import { faultsOf, inJson, lostOf, play, type Recorded, type Row, replaySpool, webhookTypes } from "./play.ts";

const contracts = join(import.meta.dirname, "../../../../../packages/trpc-router/contract");
const openApp = () => openTestApp({ env: { PARTNER_KEYS: `${partner.name}:${partner.secret}` } });

/** Versions whose recordings are replayed: pages and programs of older ones are a year old. */
const versionsMax = 3;

/** Of the last versions, the newest first. */
export function recordedVersions(): string[] {
  const byNumber = (a: string, b: string) => b.localeCompare(a, "en", { numeric: true });
  return readdirSync(contracts).toSorted(byNumber).slice(0, versionsMax);
}

/** What else lasts beside requests: leads in a spool with their rows, drafts in a tab, the types of a webhook's body. */
type Kept = { rows: Row[]; drafts: Record<Form, Row>; webhook: Record<string, string> };
type Form = "consultation" | "contact";
const forms = ["consultation", "contact"] as const;

/** Writes what this program takes, answers and stores as the contract of a version. */
export async function recordVersion(version: string): Promise<string> {
  const folder = join(contracts, version);
  mkdirSync(folder, { recursive: true });
  const write = (name: string, content: string) => writeFileSync(join(folder, name), `${content}\n`);
  const { app, db } = await openApp();
  const lines: string[] = [];
  for (const each of recordedCases()) {
    const { answer: _, ...played } = await play(app, db, each);
    lines.push(JSON.stringify({ ...each, ...played } satisfies Recorded));
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

/** What this program breaks of a version's contract; each sentence names the field. */
export async function replayVersion(version: string): Promise<string[]> {
  const read = (name: string) => readFileSync(join(contracts, version, name), "utf8");
  const { app, db } = await openApp();
  const document = JSON.parse(read("openapi.json"));
  const faults: string[] = [];
  for (const line of read("requests.jsonl").trimEnd().split("\n")) {
    const recorded: Recorded = JSON.parse(line);
    faults.push(...faultsOf(recorded, await play(app, db, recorded), document));
  }
  const { rows, drafts, webhook }: Kept = JSON.parse(read("kept.json"));
  const lost = (place: string, before: Row, now: Row) =>
    faults.push(...lostOf(before, now).map((field) => `${place}: ${field} is ${inJson(now[field])}`));
  const spooled = await replaySpool(db, read("spool.jsonl"));
  for (const [index, row] of rows.entries()) lost(`spool line ${index + 1}`, row, spooled[index] ?? {});
  for (const form of forms) {
    sessionStorage.setItem(`draft:${form}`, JSON.stringify(drafts[form]));
    const { key, values } = readDraft(form) ?? {};
    lost(`draft of ${form}`, flat(drafts[form]), flat({ key, values }));
  }
  lost("webhook", webhook, await webhookTypes(db));
  await app.close();
  return faults;
}

const flat = ({ key, values }: Row): Row => ({ key, ...(values as Row) }); // a draft's own

/** Differences of the OpenAPI document to that of a version, which its clients can't bear. */
export async function openApiBreaksSince(version: string): Promise<string[]> {
  const { app } = await openTestApp();
  const now = (await app.inject("/api/openapi.json")).json();
  await app.close();
  return openApiBreaks(JSON.parse(readFileSync(join(contracts, version, "openapi.json"), "utf8")), now);
}

/** Leads of a partner with all fields and a visitor's with the fewest, as this program writes them into its spool. */
function spooledLines(): string {
  const visit = { landingPage: "/faqs", referrer: "https://search.example/", page: "/", about: "Ohio" };
  const attribution = { ...visit, first: sampleTouch, last: sampleTouch };
  const given = { attribution, partner: "crmco", idempotencyKey: "spooled-lead" };
  const leads = [
    newContact({ ...fieldsOf("contact", sampleFields.contact), ...given }),
    newConsultation({ ...fieldsOf("consultation", sampleFields.consultation), ...given }),
    newContact({ message: "From the spool", idempotencyKey: "spooled-fewest" }),
    newConsultation({ idempotencyKey: "spooled-fewest" }),
  ];
  return leads.map((lead) => toLine(acceptLead(lead))).join("\n");
}

/** Drafts as this program's forms write them into the tab's storage. */
function storedDrafts(): Kept["drafts"] {
  const draftOf = (form: Form): Row => {
    writeDraft(form, { key: "0123456789abcdef0123456789abcdef", values: sampleFields[form] });
    return JSON.parse(sessionStorage.getItem(`draft:${form}`) ?? "null");
  };
  return { consultation: draftOf("consultation"), contact: draftOf("contact") };
}
