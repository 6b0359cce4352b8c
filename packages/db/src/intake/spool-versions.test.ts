import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import { expect, it } from "vitest";
import { expectBroughtIn, openFaultySite } from "../test/faulty-site.ts";
import { newConsultation, newContact } from "../test/open-test-database.ts";
import { temporaryFolder } from "../test/temporary-folder.ts";
import { type AcceptedLead, acceptLead } from "./accepted-lead.ts";
import { Spool } from "./spool.ts";
import { inspectSpool } from "./spool-folder.ts";
import { spoolVersion } from "./spooled-lead.ts";

/** A spool line with this JSON, in the format of every release. */
function lineOf(content: object): string {
  const json = JSON.stringify(content);
  return `${json} ${crc32(json).toString(16).padStart(8, "0")}\n`;
}

/** A site whose spool holds these lines. */
async function openWithLines(...lines: string[]) {
  const folder = temporaryFolder();
  new Spool(join(folder, "spool"));
  writeFileSync(join(folder, "spool/leads.jsonl"), lines.join(""));
  return openFaultySite({ folder });
}

const newer = (accepted: AcceptedLead) => lineOf({ v: spoolVersion + 1, ...accepted, shape: "unknown" });

it("what is spooled says its version", () => {
  const spool = new Spool(join(temporaryFolder(), "spool"));
  spool.append([acceptLead(newContact())]);
  expect(readFileSync(join(spool.folder, "leads.jsonl"), "utf8")).toContain(`{"v":${spoolVersion},`);
});

it("leads of a release that knew neither versions nor all of today's values are stored", async () => {
  const contact = acceptLead(newContact({ message: "first", company: "Oak Street Clinic" }));
  const { partner: _, ...known } = contact.lead;
  const { reference, at } = acceptLead(newConsultation());
  const minimal = {
    ...{ kind: "consultation", idempotencyKey: "of-an-old-release", spam: { score: 0, signals: [] } },
    ...{ name: "Ada", email: "ada@clinic.example", phone: "1" },
  };
  const site = await openWithLines(lineOf({ ...contact, lead: known }), lineOf({ reference, at, lead: minimal }));
  site.start();
  await expectBroughtIn(site, [contact.reference, reference]);
  const rows = site.db.selectFrom("lead_inbox").select(["company", "landing_page"]).orderBy("kind");
  expect(await rows.execute()).toEqual([
    { company: null, landing_page: null },
    { company: "Oak Street Clinic", landing_page: null },
  ]);
});

it("a lead of a newer release waits for it, with a message, and those beside it are stored", async () => {
  const [old, next] = [acceptLead(newContact({ message: "old" })), acceptLead(newContact({ message: "new" }))];
  const site = await openWithLines(lineOf(old), newer(next));
  expect(inspectSpool(site.spool.folder).waiting).toBe(2);
  site.start();
  await expectBroughtIn(site, [old.reference]);
  const state = inspectSpool(site.spool.folder);
  expect(state).toEqual({
    waiting: 0,
    left: [],
    newer: [expect.stringMatching(new RegExp(`\\.v${spoolVersion + 1}$`))],
  });
  expect(site.messages).toContain("leads of the spool wait for the newer release that wrote them");
  expect(readFileSync(state.newer[0] ?? "", "utf8")).toContain(next.reference);
});

it("the release that a file waits for takes it by itself, whatever else happens meanwhile", async () => {
  const site = await openWithLines();
  const [waiting, fresh] = [acceptLead(newContact()), acceptLead(newContact())];
  const name = `1764000000000.000-00000000-0000-4000-8000-000000000000.v${spoolVersion}`;
  writeFileSync(join(site.spool.folder, name), lineOf({ v: spoolVersion, ...waiting }));
  site.spool.append([fresh]);
  site.start();
  await expectBroughtIn(site, [waiting.reference, fresh.reference]);
  expect(readdirSync(site.spool.folder).toSorted()).toEqual(["reserve"]);
});

it("a whole line of a shape that no release writes is damaged, not lost", async () => {
  const good = acceptLead(newContact());
  const site = await openWithLines(lineOf({ lead: "Ada" }), lineOf(good));
  site.start();
  await expectBroughtIn(site, [good.reference]);
  expect(inspectSpool(site.spool.folder).left).toHaveLength(1);
});
