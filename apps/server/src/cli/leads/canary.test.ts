import { once } from "node:events";
import { createServer, type RequestListener, request } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { holdLock } from "@site/db/test/faults";
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from "vitest";
import { officeEmail, type RehearsedSite, rehearse } from "../../../../../tools/rehearsal/site.ts";
import { headersOf, openSmtpPeer, type Reaction, type SmtpStep } from "../../notifications/test/peers.ts";
import { postLead } from "../../test/entry-points.ts";
import { runCommand } from "../test/commands.ts";

const reactions = new Map<SmtpStep, Reaction>();
const mail = await openSmtpPeer({ react: (step) => reactions.get(step) ?? "go on" });
let site: RehearsedSite;

beforeEach(() => reactions.clear());
beforeAll(async () => {
  site = await rehearse({ env: { SMTP_URL: mail.url, RATE_LIMIT_WRITES: "80", TRUST_PROXY: "none" } });
});
afterAll(async () => {
  await site.stop();
  await mail.close();
});

const leads = (args: readonly string[], others: Record<string, string> = {}) =>
  runCommand("leads", args, { cwd: site.folder, env: { ...site.env, ...others } });

const readMetrics = async () => (await fetch(`${site.operationsUrl}/metrics`)).text();

type Sent = { address?: string; command?: Record<string, string> };

async function expectFailure(sentence: string, { address = site.url, command = {} }: Sent = {}) {
  const { code, stdout, stderr } = await leads(["canary", "--address", address, "--wait", "3"], command);
  expect(stderr).toContain(sentence);
  expect({ code, stdout, lines: stderr.split("\n").length }).toEqual({ code: 1, stdout: "", lines: 2 });
}

it("leads canary exits with 0 when email and webhook have received the test lead, which is marked as a test and is in no list, count or check", async () => {
  expect(await readMetrics()).toMatch(/^site_canary_age_seconds \+Inf$/m);
  const { stdout } = await site.run("site", "leads", "canary", "--address", site.url);
  expect(stdout).toMatch(/^The test lead arrived after \d+\.\d s: email to office@northlight\.example, webhook\.\n$/);
  expect(mail.mails.map(({ recipients }) => recipients)).toEqual([[officeEmail]]);
  expect(mail.mails.flatMap((each) => headersOf(each, "x-canary"))).toEqual(["yes"]);
  expect(site.webhook.posts.map(({ body }) => JSON.parse(body))).toEqual([{ id: expect.any(String), event: "canary" }]);
  for (const reaction of ["go on", "drop"] as const) {
    reactions.set("connected", reaction);
    if (reaction === "drop") await expectFailure("The mail server has not accepted the test lead: ");
    const views = ["lead_inbox", "lead_history", "lead_funnel_daily", "notification_health", "lead_events"];
    for (const view of [...views, "lead_waiting", "consultation_requests", "contact_submissions"])
      expect(site.rows(`SELECT * FROM ${view}`), view).toEqual([]);
    expect(site.rows("SELECT * FROM notifications")).toHaveLength(2);
    expect((await leads(["export"])).stdout).toMatch(/^\uFEFFReference,[^\n]*\r\n$/);
    expect((await leads(["doctor"])).stdout).toContain("no notification waits");
    expect(await readMetrics()).toMatch(/^site_canary_age_seconds \d/m);
    expect(await readMetrics()).not.toMatch(/^site_(?:leads|outbox)\w*\{.*kind="(?:contact|office)"/m);
  }
});

async function front(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // a TCP server's address is an object
}

const rewritingHost: RequestListener = (incoming, outgoing) => {
  const headers = { ...incoming.headers, host: "backend.internal" };
  const forward = request(site.url + incoming.url, { method: incoming.method, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
    answer.pipe(outgoing);
  });
  incoming.pipe(forward);
};

it("leads canary exits with 1 and one sentence about a wrong URL, or about a variable that differs from the site's", async () => {
  for (const [listener, sentence] of [
    [() => {}, "can't be reached: The operation was aborted due to timeout"],
    [rewritingHost, "set SITE_ORIGIN to this URL, or let the proxy"],
    [(_, answer) => answer.writeHead(502).end(), "the proxy responds with 502; check"],
    [(_, answer) => answer.writeHead(301, { location: "/en" }).end(), "it redirects to /en;"],
    [(_, answer) => answer.end("<h1>Parked</h1>"), "something that is not this site responds"],
  ] satisfies [RequestListener, string][])
    await expectFailure(sentence, { address: await front(listener) });
  const signed = "it responds with 403; The canary is not signed with this site's";
  await expectFailure(signed, { command: { SECRET_KEY: "another secret than that" } });
  await expectFailure("There is no database at", { command: { DATABASE_URL: "file:nowhere.db" } });
  await expectFailure("SECRET_KEY is not set", { command: { SECRET_KEY: "" } });
});

it("leads canary exits with 1 and one sentence when the mail server has no such mailbox or doesn't respond", async () => {
  for (const [step, reaction, sentence] of [
    ["rcpt", 550, "Can't send mail - all recipients were rejected: 550"],
    ["data", "hang", "it does not respond"],
  ] as const) {
    reactions.clear();
    reactions.set(step, reaction);
    await expectFailure(`The mail server has not accepted the test lead: ${sentence}`);
  }
});

it("leads canary exits with 1 and one sentence when no process sends its email, no recipient is configured, or the spam rules quarantine it", async () => {
  // The site writes to the database while this test does, so each statement waits for the lock.
  using database = new DatabaseSync(join(site.folder, "site.db"), { timeout: 10_000 });
  const soon = new Date(Date.now() + 300_000).toISOString();
  for (const [change, sentence] of [
    [
      `UPDATE notifications SET next_attempt_at = '${soon}'`,
      "No process sends the email to office@northlight.example: the",
    ],
    ["DELETE FROM notifications", "The site notifies no one of leads"],
    ["UPDATE canary SET quarantine = 'a link'", "The spam rules quarantine the test lead: a link."],
  ] as const) {
    database.exec(`CREATE TRIGGER changed AFTER INSERT ON notifications BEGIN ${change}; END`);
    try {
      await expectFailure(sentence);
    } finally {
      database.exec("DROP TRIGGER changed");
    }
  }
});

async function postLeads(count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) await postLead(site.url, { message: `Hello ${n}` });
}

it("leads canary exits with 1 and one sentence when the webhook is down; a flood of leads delays no test lead", async () => {
  await postLeads(40);
  expect((await leads(["canary", "--address", site.url])).code).toBe(0);
  await site.webhook.close();
  await expectFailure("The webhook has not accepted the test lead: ");
});

it("leads canary exits with 1 and one sentence when another program locks the database", async () => {
  await holdLock(join(site.folder, "site.db"));
  await expectFailure("Another program has locked the database");
});

it("leads canary exits with 1 and one sentence when a rate limit refuses the test lead", async () => {
  // The database was locked in the previous test, so the test lead waits in the spool.
  await expect.poll(readMetrics).toMatch(/^site_spooled_leads 0$[\s\S]*^site_lead_storage_up 1$/m);
  await postLeads(80);
  await expectFailure("seconds, and check that TRUST_PROXY");
});
