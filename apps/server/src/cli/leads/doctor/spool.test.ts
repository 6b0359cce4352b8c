import { rmSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { orThrow } from "@site/db/files/look";
import { acceptLead } from "@site/db/intake/accepted-lead";
import { Spool } from "@site/db/intake/spool";
import { inspectSpool } from "@site/db/intake/spool-files";
import { newContact } from "@site/db/test/open-test-database";
import { expect, it } from "vitest";
import { openSite } from "../../test/open-site.ts";

const email = "ada@clinic.example";

/** A site with a lead in the database and another in the spool. */
async function openWithSpool() {
  const site = await openSite();
  await site.add(newContact({ email }));
  const folder = join(site.folder, "spool");
  const spool = new Spool(folder);
  spool.append([acceptLead(newContact({ email, message: "Still waiting" }))]);
  const note = `1 leads wait in ${folder} and are not in the database yet`;
  return { ...site, spool, spoolFolder: folder, note };
}

it("leads erase refuses while a lead of the person may wait in the spool", async () => {
  const { leads, note, spool, spoolFolder } = await openWithSpool();
  const refused = await leads("erase", email, "--yes");
  expect(refused).toMatchObject({ code: 1, stdout: "", stderr: expect.stringContaining(note) });
  expect(refused.stderr).toContain("Nothing is erased");
  expect(JSON.parse((await leads("person", email)).stdout).contact_submissions).toHaveLength(1);

  const [file = ""] = orThrow(spool.list());
  spool.finish(file, ["a line that no table takes"]);
  const [left = ""] = inspectSpool(spoolFolder).left;
  expect(await leads("erase", email, "--yes")).toMatchObject({ code: 1, stderr: expect.stringContaining(left) });
  rmSync(left);
  expect((await leads("erase", email, "--yes")).code).toBe(0);
});

it("leads doctor warns of spooled leads, and fails when some were set aside, also without a database", async () => {
  const { leads, spool, file: database } = await openWithSpool();
  const checks = async () => {
    const found: { level: string; name: string; text: string }[] = JSON.parse(
      (await leads("doctor", "--format", "json")).stdout,
    );
    return found.filter(({ name }) => name === "spool").map(({ level }) => level);
  };
  expect(await checks()).toEqual(["warn"]);
  const [file = ""] = orThrow(spool.list());
  spool.finish(file, ["a line that no table takes"]);
  expect(await checks()).toEqual(["ok", "fail"]);
  rmSync(database);
  expect(await checks()).toEqual(["ok", "fail"]);
});

it("leads doctor names leads in a spool that no instance uses, and leads erase refuses meanwhile", async () => {
  const { leads, spool, folder } = await openWithSpool();
  const former = new Spool(join(folder, "spool-one"));
  former.append([acceptLead(newContact({ email }))]);
  for (const file of orThrow(spool.list())) spool.finish(file);
  const sentence = `1 leads wait in ${former.folder}, which no running instance uses: an instance that starts with SPOOL_DIR=${former.folder} stores them`;
  expect((await leads("doctor")).stdout).not.toContain(sentence);
  const longAgo = new Date(Date.now() - 120_000);
  utimesSync(former.folder, longAgo, longAgo);
  expect((await leads("doctor")).stdout).toContain(sentence);
  expect((await leads("list")).stderr).toContain(sentence);
  expect(await leads("erase", email, "--yes")).toMatchObject({ code: 1, stdout: "" });
});
