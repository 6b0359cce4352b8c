import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "@site/db/open";
import { expect, it, onTestFinished } from "vitest";
import { publicOrigin } from "./context.ts";
import { parseEnv } from "./env.ts";
import { prepare, run } from "./main.ts";
import { builtWeb } from "./pages/built-web.ts";

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "site-main-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** What stops the program before it serves, in the words that its operator reads. */
async function failureOf(variables: Record<string, string>): Promise<string> {
  const env = parseEnv({ LOG_LEVEL: "silent", PORT: "0", DATABASE_URL: "file::memory:", ...variables });
  const error = await run(env, builtWeb).then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(Error);
  return (error as Error).message; // looked at one line above
}

it("a port that is taken is told in one sentence with the way out", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  onTestFinished(() => void other.close());
  const address = other.address();
  const port = typeof address === "object" ? String(address?.port) : "";
  expect(await failureOf({ PORT: port })).toBe(`Port ${port} on 127.0.0.1 is in use. Set PORT to another one.`);
  expect(await failureOf({ OPS_PORT: port })).toBe(`Port ${port} on 127.0.0.1 is in use. Set OPS_PORT to another one.`);
});

it("an address that this machine has not is told in one sentence", async () => {
  expect(await failureOf({ HOST: "203.0.113.7" })).toBe("This machine has no address 203.0.113.7. Set HOST.");
});

it.each(["/dev/null/x/site.db", "/dev/null/site.db"])(
  "a data folder that can't be written is told in one sentence: %s",
  async (file) => {
    const sentence = await failureOf({ DATABASE_URL: `file:${file}` });
    expect(sentence).toMatch(/^The data folder \S+ can't be written\. [^\n]+\.$/);
    expect(sentence).toContain("DATABASE_URL");
  },
);

it("a file that is no database is told in one sentence", async () => {
  const file = join(temporaryFolder(), "letter.txt");
  writeFileSync(file, "Dear reader, this is not a database. ".repeat(50));
  expect(await failureOf({ DATABASE_URL: `file:${file}` })).toMatch(/^The database \S+ can't be opened: [^\n]+\.$/);
});

it("a database of a newer version is told in one sentence, and left alone", async () => {
  const url = `file:${join(temporaryFolder(), "site.db")}`;
  const opened = openDatabase(url);
  await prepare(opened);
  const migrations = opened.db.withTables<{ kysely_migration: { name: string; timestamp: string } }>();
  await migrations.insertInto("kysely_migration").values({ name: "9999-tomorrow", timestamp: "2030-01-01" }).execute();
  await opened.db.destroy();
  expect(await failureOf({ DATABASE_URL: url })).toMatch(
    /^The database was made by a newer version [^\n]+9999-tomorrow[^\n]+$/,
  );
});

it.each([
  [{ siteOrigin: "https://www.example.com", host: "0.0.0.0", port: 80 }, "https://www.example.com"],
  [{ siteOrigin: null, host: "127.0.0.1", port: 3000 }, "http://127.0.0.1:3000"],
  [{ siteOrigin: null, host: "::1", port: 3000 }, "http://[::1]:3000"],
])("canonical links begin with an address that can be one: %j", (env, origin) => {
  expect(publicOrigin(env)).toBe(origin);
  expect(new URL("/about", publicOrigin(env)).pathname).toBe("/about");
});

it("the program serves, keeps what it was told, and stops in peace when asked to", async () => {
  const url = `file:${join(temporaryFolder(), "data/site.db")}`;
  const program = `
    const { parseEnv } = await import("./env.ts");
    const { run } = await import("./main.ts");
    const { builtWeb } = await import("./pages/built-web.ts");
    const { url, operationsUrl } = await run(parseEnv(process.env), builtWeb);
    console.log("operations " + operationsUrl + " serving " + url);`;
  const env = {
    ...process.env,
    PORT: "0",
    OPS_PORT: "0",
    DATABASE_URL: url,
    LOG_LEVEL: "info",
    NODE_ENV: "production",
  };
  const child = spawn(process.execPath, ["--input-type=module", "-e", program], { cwd: import.meta.dirname, env });
  onTestFinished(() => void child.kill("SIGKILL"));
  let written = "";
  child.stdout.on("data", (chunk) => (written += String(chunk)));
  child.stderr.on("data", (chunk) => (written += String(chunk)));
  while (!written.includes("serving")) await once(child.stdout, "data");
  const [, operations, served] = written.match(/operations (\S+) serving (\S+)/) ?? [];

  expect((await fetch(`${served}/about`)).status).toBe(200);
  const lead = { name: "Ada Osei", email: "ada@clinic.example", message: "Secret words" };
  const init = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(lead) };
  const { reference } = await (await fetch(`${served}/api/contact`, init)).json();
  expect((await fetch(`${operations}/readyz`)).status).toBe(200);
  expect(await (await fetch(`${operations}/metrics`)).text()).toContain('site_leads{kind="contact",status="new"} 1');
  expect((await fetch(`${served}/metrics`)).status).toBe(404);
  child.kill("SIGTERM");
  expect(await once(child, "exit")).toEqual([0, null]);
  expect(written).not.toMatch(/Ada Osei|ada@clinic|Secret words/);

  const { db } = openDatabase(url);
  expect(await db.selectFrom("lead_inbox").select(["reference", "message"]).execute()).toEqual([
    { reference, message: lead.message },
  ]);
  await db.destroy();
}, 60_000);
