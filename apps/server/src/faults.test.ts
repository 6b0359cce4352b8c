import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { holdLock } from "@site/db/test/faults";
import { temporaryFolder } from "@site/db/test/temporary-folder";
import { publicError } from "@site/trpc-router/errors";
import { expect, it, vi } from "vitest";
import { postLead, submit } from "./test/entry-points.ts";
import { formPost } from "./test/open-test-app.ts";
import { siteAt, startInstance } from "./test/rehearsed-app.ts";

vi.setConfig({ testTimeout: 120_000, expect: { poll: { timeout: 30_000 } } });

const person = { name: "Ada Osei", email: "ada@clinic.example", message: "Please call about Ohio." };

async function sendThroughAllDoors(url: string): Promise<(string | null)[]> {
  const answers = (["REST", "tRPC", "form post"] as const).map((door) =>
    submit(siteAt(url), door, { form: "contact", values: { ...person, message: `By ${door}` } }),
  );
  const all = await Promise.all(answers);
  expect(all.map(({ status }) => status)).toEqual([200, 200, 303]);
  return all.map(({ reference }) => reference);
}

function stored(file: string): string[] {
  using database = new DatabaseSync(file, { readOnly: true });
  const rows = database.prepare("SELECT reference FROM lead_inbox").all();
  return rows.map(({ reference }) => String(reference));
}

async function expectPages(url: string): Promise<void> {
  const paths = ["/", "/about", "/sitemap.xml"];
  const statuses = await Promise.all(paths.map(async (path) => (await fetch(url + path)).status));
  expect(statuses).toEqual(paths.map(() => 200));
}

async function expectRefused(url: string): Promise<void> {
  const { inject } = siteAt(url);
  const post = (path: string) => inject({ method: "POST", url: path, payload: person });
  const [rest, trpc] = [await post("/api/contact"), await post("/trpc/leads.contact")];
  const form = await inject(formPost("/forms/contact", person));
  for (const { statusCode, headers } of [rest, trpc, form, await post("/api/newsletter")])
    expect([statusCode, headers["retry-after"]]).toEqual([503, "10"]);
  const error = publicError("SERVICE_UNAVAILABLE");
  expect([rest.json(), trpc.json()]).toEqual([{ error }, { error }]);
  for (const words of [person.message, "Error Sending Message"]) expect(form.body).toContain(words);
}

it("while another program locks the database and after its file is deleted, the site serves pages and stores leads in the spool, thanks for no lead that is not stored, and doesn't start without the file", async () => {
  const folder = temporaryFolder();
  const [file, spool] = [join(folder, "site.db"), join(folder, "spool")];
  const { url, server } = await startInstance(`file:${file}`);
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
  expect(server.output).toContain("the database takes no leads");
  expect(server.output).not.toMatch(/Ada Osei|ada@clinic|By REST|By form/);

  rmSync(file);
  const { reference } = await postLead(url, { message: "After the loss" });
  await expectPages(url);
  expect(await server.end("SIGTERM")).toBe(0);
  expect(existsSync(file)).toBe(false);
  const spooled = readdirSync(spool).map((name) => readFileSync(join(spool, name), "utf8"));
  expect(spooled.join("")).toContain(reference);
  await expect(startInstance(`file:${file}`)).rejects.toThrow(
    /^Ended with 1: There is no database at \S+, but its log/,
  );
});
