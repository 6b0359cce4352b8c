import { existsSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { acceptLead } from "@site/db/intake/accepted-lead";
import { Spool } from "@site/db/intake/spool";
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
  const note = `1 leads wait in ${folder} and are not in the database yet.\n`;
  return { ...site, spool, spoolFolder: folder, note };
}

it("list, person and export say that leads wait in the spool, and leave the output to programs", async () => {
  const { leads, note } = await openWithSpool();
  const answers = [leads("list", "--format", "json"), leads("person", email), leads("export")];
  for (const { code, stdout, stderr } of await Promise.all(answers)) {
    expect({ code, stderr }).toEqual({ code: 0, stderr: expect.stringContaining(note) });
    expect(stdout).not.toContain("wait");
  }
});

it("erase does nothing while a lead of the same person may wait in the spool", async () => {
  const { leads, note, spool, spoolFolder } = await openWithSpool();
  const refused = await leads("erase", email, "--yes");
  expect(refused).toMatchObject({ code: 1, stdout: "", stderr: expect.stringContaining(note) });
  expect(refused.stderr).toContain("Nothing is erased");
  expect(JSON.parse((await leads("person", email)).stdout).contact_submissions).toHaveLength(1);

  const [file = ""] = spool.take();
  spool.setAside(file);
  const left = join(spoolFolder, file.replace(".taken", ".left"));
  expect(await leads("erase", email, "--yes")).toMatchObject({ code: 1, stderr: expect.stringContaining(left) });
  rmSync(left);
  const newer = join(spoolFolder, file.replace(".taken", ".v99"));
  writeFileSync(newer, "");
  const waiting = await leads("erase", email, "--yes");
  expect(waiting.code).toBe(1);
  expect(waiting.stderr).toContain(`Leads of a newer release of this program wait in ${newer}.\n`);
  rmSync(newer);
  expect((await leads("erase", email, "--yes")).code).toBe(0);
});

it("doctor warns of leads that wait, and fails where some could not be stored; also without a database", async () => {
  const { leads, spool, file } = await openWithSpool();
  const checks = async () => {
    const found: { level: string; name: string; text: string }[] = JSON.parse(
      (await leads("doctor", "--format", "json")).stdout,
    );
    return found.filter(({ name }) => name === "spool").map(({ level }) => level);
  };
  expect(await checks()).toEqual(["warn"]);
  const [taken = ""] = spool.take();
  spool.setAside(taken);
  expect(await checks()).toEqual(["ok", "fail"]);
  rmSync(file);
  expect(await checks()).toEqual(["ok", "fail"]);
});

it("db:reset takes what waits in the spool for leads, and deletes it only when told so", async () => {
  const { db, database, spool, spoolFolder } = await openWithSpool();
  await db.destroy();
  const refused = await database("reset");
  expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining("holds 2 leads") });
  expect(spool.take()).toHaveLength(1);
  expect((await database("reset", "--with-leads")).code).toBe(0);
  expect(existsSync(spoolFolder)).toBe(false);
});
