import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import { expect, it } from "vitest";
import { expectBroughtIn, openFaultySite } from "../test/faulty-site.ts";
import { newContact } from "../test/open-test-database.ts";
import { temporaryFolder } from "../test/temporary-folder.ts";
import { type AcceptedLead, acceptLead } from "./accepted-lead.ts";
import { Spool } from "./spool.ts";
import { inspectSpool, spoolVersion } from "./spool-files.ts";

/** A spool line with this JSON, in the format of every release. */
function lineOf(content: object): string {
  const json = JSON.stringify(content);
  return `${json} ${crc32(json).toString(16).padStart(8, "0")}\n`;
}

/** A site whose spool has a file with these lines. */
async function openWithLines(file: string, ...lines: string[]) {
  const folder = temporaryFolder();
  const spool = new Spool(join(folder, "spool"));
  writeFileSync(join(spool.folder, file), lines.join(""));
  return openFaultySite({ folder });
}

const dated = "1764000000000.000-00000000-0000-4000-8000-000000000000";
const newer = (accepted: AcceptedLead) => lineOf({ ...accepted, v: spoolVersion + 1 });

it("the spool sets a lead of a newer release aside until such a release starts, and stores the others", async () => {
  const [old, next] = [acceptLead(newContact({ message: "old" })), acceptLead(newContact({ message: "new" }))];
  const site = await openWithLines(`${dated}.taken`, lineOf({ v: spoolVersion, ...old }), newer(next));
  expect(inspectSpool(site.spool.folder).waiting).toBe(2);
  site.start();
  await expectBroughtIn(site, [old.reference]);
  const { waiting, left } = inspectSpool(site.spool.folder);
  expect({ waiting, files: left.length }).toEqual({ waiting: 0, files: 1 });
  expect(site.messages).toContain("some of the spool could not be stored");
  expect(readFileSync(left[0] ?? "", "utf8")).toContain(next.reference);
});

it("a file that an older release set aside is stored at the start", async () => {
  const waiting = acceptLead(newContact());
  const site = await openWithLines(`${dated}.left`, lineOf({ v: spoolVersion, ...waiting }));
  site.start();
  await expect.poll(site.references).toEqual([waiting.reference]);
  await expect.poll(() => readdirSync(site.spool.folder)).toEqual([]);
});
