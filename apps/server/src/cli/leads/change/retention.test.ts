import { newContact } from "@site/db/test/open-test-database";
import { expect, it } from "vitest";
import { findBytes } from "../../test/find-bytes.ts";
import { hashTables } from "../../test/hash-tables.ts";
import { openSite, spam, type TestSite } from "../../test/open-site.ts";

/** Ten leads past the period of quarantined ones, among others and moved about, so that old copies lie in free space. */
async function fill({ db, add }: TestSite): Promise<void> {
  const longAgo = new Date(Date.now() - 91 * 24 * 60 * 60 * 1000).toISOString();
  for (let round = 0; round < 40; round += 1) {
    const message = `${"x".repeat((round * 97) % 1500)} about polonium`;
    const reference = await add(newContact({ message: "y".repeat(((round * 61) % 900) + 1) }));
    if (round % 4 === 0) await add(newContact({ spam, message }), longAgo);
    await db
      .updateTable("contact_submissions")
      .set({ company: "z".repeat(300) })
      .where("reference", "=", reference)
      .execute();
  }
}

it("leads retention lists what is past its period, and with --yes leaves no byte of it in the database's files", async () => {
  const site = await openSite();
  await fill(site);
  const before = hashTables(site.file);
  const { stdout } = await site.leads("retention");
  expect(stdout).toMatch(/^quarantined +90 +\S+ +10$/m);
  expect(stdout).toMatch(/^leads +0 +kept for ever +0$/m);
  expect(stdout).toMatch(/Nothing is changed yet: add --yes\.\n$/);
  expect(hashTables(site.file)).toEqual(before);
  expect(findBytes(site.folder, ["polonium"])).not.toEqual([]);
  expect((await site.leads("retention", "--yes")).stdout).not.toContain("in the way");
  expect(findBytes(site.folder, ["polonium"])).toEqual([]);
});
