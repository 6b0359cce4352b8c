import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { holdLock } from "@site/db/test/faults";
import { temporaryFolder } from "@site/db/test/temporary-folder";
import { publicError } from "@site/trpc-router/errors";
import { expect, it, vi } from "vitest";
import { startInstance } from "./test/instance.ts";
import { referenceIn } from "./test/post-lead.ts";

vi.setConfig({ testTimeout: 120_000, expect: { poll: { timeout: 30_000 } } });

const person = { name: "Ada Osei", email: "ada@clinic.example", message: "Please call about Ohio." };

async function openSite() {
  const folder = temporaryFolder();
  const file = join(folder, "site.db");
  const instance = await startInstance(`file:${file}`);
  return { ...instance, folder, file, spool: join(folder, "spool") };
}

function post(url: string, body: Record<string, string>): Promise<Response> {
  const headers = { "content-type": "application/json" };
  return fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
}

function postForm(url: string, body: Record<string, string>): Promise<Response> {
  return fetch(`${url}/forms/contact`, { method: "POST", body: new URLSearchParams(body), redirect: "manual" });
}

/** Sends one lead through each entry point. @returns the references of the responses */
async function sendThroughAllDoors(url: string): Promise<string[]> {
  const rest = await post(`${url}/api/contact`, { ...person, message: "By REST" });
  const trpc = await post(`${url}/trpc/leads.contact`, { ...person, message: "By tRPC" });
  const form = await postForm(url, { ...person, message: "By form" });
  expect([rest.status, trpc.status, form.status]).toEqual([200, 200, 303]);
  const [sent = "no reference"] = /C[MR]-\w{4}-\w{4}/.exec(form.headers.get("location") ?? "") ?? [];
  return [await referenceIn(rest), await referenceIn(trpc), sent];
}

/** Read with another SQLite than the site's. */
function stored(file: string): string[] {
  using database = new DatabaseSync(file, { readOnly: true });
  return database
    .prepare("SELECT reference FROM lead_inbox")
    .all()
    .map(({ reference }) => String(reference));
}

/** Every kind of page that was asked for before is answered now. */
async function expectPages(url: string): Promise<void> {
  const paths = ["/", "/about", "/sitemap.xml"];
  const statuses = await Promise.all(paths.map(async (path) => (await fetch(url + path)).status));
  expect(statuses).toEqual(paths.map(() => 200));
}

/** Every entry point says that it can't, none says why, and what was typed stays. */
async function expectRefused(url: string): Promise<void> {
  const rest = await post(`${url}/api/contact`, person);
  const trpc = await post(`${url}/trpc/leads.contact`, person);
  const form = await postForm(url, person);
  const newsletter = await post(`${url}/api/newsletter`, { email: person.email });
  const answers = [rest, trpc, form, newsletter].map(({ status, headers }) => [status, headers.get("retry-after")]);
  expect(answers).toEqual(answers.map(() => [503, "10"]));
  const error = publicError("SERVICE_UNAVAILABLE");
  expect([await rest.json(), await trpc.json()]).toEqual([{ error }, { error }]);
  const page = await form.text();
  for (const words of [person.message, "Error Sending Message"]) expect(page).toContain(words);
}

it("the site serves pages and stores leads in the spool while another program locks the database, and thanks for no lead that is not stored", async () => {
  const { url, file, spool, output } = await openSite();
  await expectPages(url);
  const letGo = await holdLock(file);
  const references = await sendThroughAllDoors(url);
  expect(new Set(references).size).toBe(3);
  await expectPages(url);
  expect(stored(file)).toEqual([]);

  renameSync(spool, `${spool}-aside`);
  writeFileSync(spool, "a file in the folder's place");
  await expectRefused(url);
  rmSync(spool);
  renameSync(`${spool}-aside`, spool);

  await letGo();
  await expect.poll(() => stored(file).toSorted()).toEqual(references.toSorted());
  // The log tells of the fault, and of nobody.
  expect(output()).toContain("the database takes no leads");
  expect(output()).not.toMatch(/Ada Osei|ada@clinic|By REST|By form/);
});

it("the site whose database file is deleted serves pages, stores leads in the spool, refuses to start without the file, and has all leads after a restore", async () => {
  const { url, file, folder, spool, terminate, ended } = await openSite();
  await expectPages(url);
  const before = await sendThroughAllDoors(url);
  const backup = join(folder, "backup.db");
  {
    using database = new DatabaseSync(file);
    database.exec(`VACUUM INTO '${backup}'`);
  }
  rmSync(file);
  const reference = await referenceIn(await post(`${url}/api/contact`, { ...person, message: "After the loss" }));
  await expectPages(url);
  terminate();
  expect(await ended).toEqual([0, null]);
  expect(existsSync(file)).toBe(false);
  expect(
    readdirSync(spool)
      .map((name) => readFileSync(join(spool, name), "utf8"))
      .join(""),
  ).toContain(reference);

  await expect(startInstance(`file:${file}`)).rejects.toThrow(
    /^Ended with 1: There is no database at \S+, but its log/,
  );
  for (const part of ["-wal", "-shm"]) rmSync(file + part, { force: true });
  renameSync(backup, file);
  await startInstance(`file:${file}`);
  await expect.poll(() => stored(file).toSorted()).toEqual([...before, reference].toSorted());
});
