import { once } from "node:events";
import { readFileSync, rmSync, truncateSync, utimesSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { createServer } from "node:tls";
import { acceptLead } from "@site/db/intake/accepted-lead";
import { Spool } from "@site/db/intake/spool";
import { rememberSecret } from "@site/db/leads/request-link";
import { freePort } from "@site/db/test/free-port";
import { newContact } from "@site/db/test/open-test-database";
import { temporaryFolder } from "@site/db/test/temporary-folder";
import { expect, it, onTestFinished } from "vitest";
import { findCertificate } from "../../../../../tools/rehearsal/certificate.ts";
import { openSmtpPeer } from "../../notifications/test/peers.ts";
import { openSite, spam, type TestSite } from "../test/commands.ts";

const certificate = findCertificate();
const sender = { LEAD_EMAIL_FROM: "website@mail.site.example", LEAD_EMAIL_TO: "office@site.example" };
const deployed = {
  SITE_ORIGIN: "https://www.site.example",
  TRUST_PROXY: "127.0.0.1/32,10.0.0.0/8",
  SECRET_KEY: "the same at every start",
};
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 60 * 60 * 1000).toISOString();

type Check = { level: string; name: string; text: string };

async function examine({ leads }: TestSite, ...args: string[]) {
  const { code, stdout, stderr } = await leads("doctor", "--format", "json", ...args);
  const checks: Check[] = JSON.parse(stdout);
  const levels = Object.fromEntries(checks.map(({ name, level }) => [name, level]));
  const textOf = (name: string) => checks.find((check) => check.name === name)?.text;
  return { code, stderr, checks, levels, textOf };
}

async function openPeer(options: Parameters<typeof openSmtpPeer>[0] = {}) {
  const peer = await openSmtpPeer(options);
  onTestFinished(() => peer.close());
  return peer;
}

it("on a healthy site, leads doctor warns only of samples, sends no email, and exits with 1", async () => {
  const peer = await openPeer();
  const site = await openSite({ ...sender, ...deployed, SMTP_URL: peer.url, PATH: temporaryFolder() });
  await site.add(newContact());
  await site.database("backup");
  await site.database("drill");
  const { code, levels, textOf } = await examine(site);
  const fine =
    "version database integrity content disk backups undelivered answers quarantine spool origin proxies SMTP";
  const all = fine.split(" ").map((name) => [name, "ok"]);
  expect(levels).toEqual({ ...Object.fromEntries(all), samples: "warn" });
  expect(code).toBe(1);
  expect(textOf("samples")).toMatch(/testimonials, .*case studies, .*company claims.*docs\/launch\.md/);
  expect(textOf("backups")).toMatch(/backups\/site-\S+\.db, made 0 hours ago, was test-restored 0 hours ago$/);
  expect(peer.mails).toEqual([]);
  expect((await site.leads("doctor", "--ignore", "samples")).code).toBe(0);
});

it("leads doctor warns of backups that were not tested recently, and of programs on the PATH that can damage the file", async () => {
  const programs = temporaryFolder();
  const says = (name: string, version: string) =>
    writeFileSync(join(programs, name), `#!/bin/sh\necho ${version}\n`, { mode: 0o755 });
  const site = await openSite({ PATH: programs });
  for (const [sqlite3, litestream, level] of [
    ["3.40.1 2022-12-28 14:03:47 df5c253c0b3dd24916e4ec7cf77d3db5294cc9fd", "v0.5.16", "warn"],
    ["3.51.2", "0.5.7", "warn"],
    ["3.50.7", "v0.5.17", undefined],
    ["3.51.3", "v0.6.0", undefined],
  ] as const) {
    says("sqlite3", sqlite3);
    says("litestream", litestream);
    const { levels } = await examine(site);
    expect(levels).toMatchObject({ backups: "warn" });
    expect([levels.sqlite3, levels.litestream]).toEqual([level, level]);
  }
  for (const [made, drilled, level, database = site.file] of [
    [40, 0, "warn"],
    [0, 9 * 24, "warn"],
    [35, 7 * 24, "ok"],
    [1, 1, "warn", "/srv/site/data/former.db"],
  ] as const) {
    const proven = { at: hoursAgo(drilled), backup: "site.db", made: hoursAgo(made), leads: 1, seconds: 1, database };
    writeFileSync(join(site.folder, "restore-proven"), JSON.stringify(proven));
    expect((await examine(site)).levels.backups).toBe(level);
  }
});

it("leads doctor fails when the site does not respond, and names unknown variables and the webhook's host, but not its secret", async () => {
  const webhook = { LEAD_WEBHOOK_URL: "https://hooks.site.example/t0k3n", LEAD_WEBHOOK_SECRET: "0123456789abcdef" };
  const site = await openSite({ ...webhook, OPS_PORT: String(await freePort()), SITE_FAX: "(615) 555-0100" });
  const { levels, textOf, checks } = await examine(site);
  expect([levels.site, textOf("site")]).toEqual(["fail", expect.stringContaining("/readyz does not respond")]);
  expect(textOf("configuration")).toBe("SITE_FAX: no such variable, see .env.example");
  expect([levels.webhook, textOf("webhook")]).toEqual(["ok", expect.stringContaining("hooks.site.example")]);
  expect(JSON.stringify(checks)).not.toContain("t0k3n");
});

it("leads doctor warns of a SECRET_KEY that did not sign the sent links, unless the former one is configured too", async () => {
  const site = await openSite({ SECRET_KEY: "the key after an accident" });
  await rememberSecret(site.db, ["the key before it"]);
  expect((await examine(site)).textOf("secret")).toMatch(/^SECRET_KEY is not the key .* SECRET_KEY_FORMER$/);
  await rememberSecret(site.db, ["the key after an accident", "the key before it"]);
  expect((await examine(site)).levels.secret).toBeUndefined();
});

it.runIf(certificate)("leads doctor names the days until the certificate of the public URL expires", async () => {
  const pem = readFileSync(certificate?.bothFile ?? "");
  const server = createServer({ cert: pem, key: pem }).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // a TCP server's address is an object
  const { checks } = await examine(await openSite({ SITE_ORIGIN: `https://localhost:${port}` }));
  const text = expect.stringMatching(
    /^the certificate of localhost ends on .* GMT, in [01] days: is it renewed automatically\?$/,
  );
  expect(checks).toContainEqual({ level: "warn", name: "certificate", text });
});

it("leads doctor fails when the mail server refuses, hangs or has no TLS, and warns when password and leads go in clear text", async () => {
  const elsewhere = (url: string) => url.replace("127.0.0.1", "0.0.0.0");
  for (const [reaction, addressOf, level, text] of [
    [421, String, "fail", "421"],
    ["hang", String, "fail", "Greeting never received"],
    ["go on", elsewhere, "fail", "STARTTLS"],
    ["go on", (url: string) => `${elsewhere(url)}?requireTLS=false`, "warn", "in clear text"],
  ] as const) {
    const peer = await openPeer({ react: (step) => (step === "connected" ? reaction : "go on") });
    const { code, levels, textOf } = await examine(await openSite({ ...sender, SMTP_URL: addressOf(peer.url) }));
    expect([levels.SMTP, textOf("SMTP")]).toEqual([level, expect.stringContaining(text)]);
    expect(code).toBe(level === "fail" ? 2 : 1);
  }
});

it("leads doctor warns of leads and notifications that wait, failed or were held back, and of a wrong clock", async () => {
  const peer = await openPeer();
  const site = await openSite({ ...sender, SMTP_URL: peer.url, HOST: "0.0.0.0", LEAD_DIGEST: "no" });
  for (let count = 0; count < 10; count += 1) await site.add(newContact(count < 4 ? {} : { spam }));
  const due_at = hoursAgo(1);
  await site.db.updateTable("contact_submissions").set({ due_at }).where("id", "=", 1).execute();
  const notifications = () => site.db.updateTable("notifications");
  const age = (created_at: string) => notifications().set({ created_at }).execute();
  await age(hoursAgo(2));
  await notifications().set({ status: "dead" }).where("id", "=", 1).execute();
  await notifications().set({ attempts: 2, last_error: "552 mailbox full" }).where("id", "=", 2).execute();

  const { code, levels, textOf } = await examine(site);
  const expected = ["undelivered", "failing", "given up", "answers", "quarantine", "origin", "proxies", "digest"];
  expect(levels).toMatchObject(Object.fromEntries(expected.map((name) => [name, "warn"])));
  expect(textOf("undelivered")).toMatch(/^3 notifications wait, the oldest for 120 minutes/);
  expect(textOf("failing")).toBe(
    "1 notifications (office, email to office@site.example) failed more than once: 552 mailbox full",
  );
  expect(textOf("given up")).toMatch(/^1 notifications of the office; .* --dead; .* --dismiss$/);
  expect(textOf("answers")).toMatch(/^1 leads are overdue: pnpm leads link; 4 leads wait .*0 % .* in time$/);
  expect(textOf("quarantine")).toMatch(/^6 of 10 leads of the last 7 days; are people among them\?/);
  expect(code).toBe(1);
  await age(hoursAgo(48));
  expect((await examine(site)).levels).toMatchObject({ undelivered: "fail" });
  await age(hoursAgo(-24));
  expect((await examine(site)).textOf("clock")).toMatch(/^4 rows of notifications, .* future/);
  // Six of nine leads are too few for a warning.
  await site.db.deleteFrom("contact_submissions").where("id", "=", 1).execute();
  expect((await examine(site)).levels).toMatchObject({ quarantine: "ok" });
});

it("leads doctor names no visitor whose email fails, even if the mail server's error does", async () => {
  const site = await openSite();
  await site.add(newContact({ email: "zacharias@private.example" }), undefined, { confirmToVisitor: true });
  for (const [last_error, shown = last_error] of [
    ["450 4.2.0 <Zacharias@private.example>: greylisted", "450 4.2.0"],
    ["Can't send mail: 451 user zacharias is over quota", "451"],
    ["zacharias@private.example: try later", "an error that quotes the address"],
    ["Connection timeout"],
  ] as const) {
    await site.db.updateTable("notifications").set({ attempts: 2, last_error }).where("kind", "=", "visitor").execute();
    const { checks, textOf } = await examine(site);
    expect(textOf("failing")).toBe(`1 notifications (visitor, email) failed more than once: ${shown}`);
    expect(JSON.stringify(checks)).not.toMatch(/zacharias|private/i);
  }
});

it("leads doctor names a missing or damaged database and a wrong configuration", async () => {
  const first = await examine(await openSite({ DATABASE_URL: "file:./nowhere/site.db" }));
  expect(first).toMatchObject({ code: 2, levels: { database: "fail", SMTP: "warn" } });
  expect(first.textOf("database")).toMatch(/^There is no database at \S+nowhere/);

  const damaged = await openSite();
  await damaged.add(newContact());
  await damaged.db.destroy();
  truncateSync(damaged.file, 40_960);
  const second = await examine(damaged);
  expect(second).toMatchObject({ code: 2, stderr: "" });
  expect([second.levels.database, second.levels.integrity]).toContain("fail");

  const third = await examine(await openSite({ REPORT_TIME_ZONE: "Tennessee/Nashville" }));
  expect(third).toMatchObject({ code: 2, levels: { configuration: "fail" } });
  expect(third.textOf("configuration")).toContain("REPORT_TIME_ZONE");
});

it("leads doctor names the leads in the spool, even without a database, and leads erase refuses to run meanwhile", async () => {
  const site = await openSite();
  const email = "ada@clinic.example";
  const reference = await site.add(newContact({ email }));
  const spool = Spool.open(join(site.folder, "spool"));
  const spooled = async () => {
    for (const whom of [email, reference])
      expect(await site.leads("erase", whom, "--yes")).toMatchObject({ code: 1, stdout: "" });
    return (await examine(site)).checks.filter(({ name }) => name === "spool");
  };
  spool.append(acceptLead(newContact({ email, message: "Still waiting" })));
  const note = `1 leads wait in ${spool.folder} and are not in the database yet`;
  expect(await spooled()).toMatchObject([{ level: "warn", text: expect.stringContaining(note) }]);
  expect((await site.leads("export")).stderr).toContain(note);

  const [file = ""] = spool.list();
  spool.setAside(file);
  expect((await spooled()).map(({ level }) => level)).toEqual(["ok", "fail"]);
  for (const left of spool.list({ again: true })) rmSync(join(spool.folder, left));
  expect(await site.leads("erase", email, "--yes")).toMatchObject({ code: 0, stderr: `Database: ${site.file}\n` });

  const former = Spool.open(join(site.folder, "spool-one"));
  former.append(acceptLead(newContact({ email })));
  const longAgo = new Date(Date.now() - 120_000);
  utimesSync(former.folder, longAgo, longAgo);
  const forgotten = `1 leads wait in ${former.folder}, which no running instance uses: an instance that starts with SPOOL_DIR=${former.folder} stores them`;
  expect((await spooled()).map(({ text }) => text).join()).toContain(forgotten);
  await site.db.destroy();
  rmSync(site.file);
  expect((await examine(site)).levels).toMatchObject({ database: "fail", spool: "fail" });
});
