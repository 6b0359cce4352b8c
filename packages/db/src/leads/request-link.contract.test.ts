import { createHmac } from "node:crypto";
import { expect, it } from "vitest";
import type { Db } from "../open.ts";
import { addLead, leadOf, newContact, openTestDatabase } from "../test/open-test-database.ts";
import { lacksSecret, RequestLinks, readKeys, rememberSecret } from "./request-link.ts";

async function start(db: Db, ...secrets: string[]): Promise<RequestLinks> {
  return new RequestLinks(await readKeys(db, secrets));
}

async function opens(db: Db, links: RequestLinks, token: string): Promise<boolean> {
  const link = links.read(token);
  return link !== null && links.isHolder(link, await leadOf(db, link.reference));
}

async function forge(db: Db, reference: string): Promise<string[]> {
  const row = await db.selectFrom("request_key").selectAll().executeTakeFirstOrThrow();
  return Object.values(row).map((key) => {
    const bytes = createHmac("sha256", String(key)).update(`request\n${reference}.r`).digest();
    return `${reference}.r.${bytes.subarray(0, 16).toString("base64url")}`;
  });
}

it("a copy of the database opens no request of a site with SECRET_KEY, not even a request from before the key was set", async () => {
  const { db } = await openTestDatabase();
  const reference = await addLead(db, newContact());
  const unsigned = await start(db);
  const forged = await forge(db, reference);
  expect(forged).toContain(unsigned.ofReceipt(reference));
  for (const links of [await start(db, "one"), await start(db, "two", "one")]) {
    expect(await opens(db, links, links.ofReceipt(reference))).toBe(true);
    for (const token of [...forged, ...(await forge(db, reference))]) expect(await opens(db, links, token)).toBe(false);
  }
});

it("a link survives one change of SECRET_KEY while the former key is configured, and is invalid without that key", async () => {
  const { db } = await openTestDatabase();
  const reference = await addLead(db, newContact());
  const tokens = (links: RequestLinks) => [links.ofReceipt(reference), links.ofMail(reference, "Ada@Clinic.example")];
  const before = tokens(await start(db, "one"));
  const rotated = await start(db, "two", "one");
  for (const token of before) expect(await opens(db, rotated, token)).toBe(true);
  for (const token of tokens(rotated)) expect(await opens(db, await start(db, "two"), token)).toBe(true);
  for (const token of before) expect(await opens(db, await start(db, "two"), token)).toBe(false);
  // After all former keys are lost, the site can still make new links.
  const lost = await start(db, "three");
  for (const token of tokens(lost)) expect(await opens(db, lost, token)).toBe(true);
  await db.updateTable("contact_submissions").set({ email: "other@clinic.example" }).execute();
  expect(await Promise.all(tokens(lost).map((token) => opens(db, lost, token)))).toEqual([true, false]);
});

it("a missing SECRET_KEY is reported until it is set again, as SECRET_KEY or SECRET_KEY_FORMER, or until its links have expired", async () => {
  const { db } = await openTestDatabase();
  const day = (days: number) => Date.parse("2026-11-01T00:00:00Z") + days * 24 * 60 * 60 * 1000;
  for (const [at, secrets, lacks] of [
    [0, [], false],
    [0, ["one"], false],
    [1, ["two"], true],
    [2, [], true],
    [3, ["one"], false],
    [40, ["two", "one"], false],
    [41, ["two"], false],
    [42, ["three"], true],
    [71, ["three"], true],
    [73, ["three"], false],
    [74, ["three"], false],
    [75, ["two"], true],
  ] as const) {
    await rememberSecret(db, secrets, day(at));
    expect([at, await lacksSecret(db, secrets)]).toEqual([at, lacks]);
  }
});
