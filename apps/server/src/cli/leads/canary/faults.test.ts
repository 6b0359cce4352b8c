import { once } from "node:events";
import { createServer, type RequestListener, request, type Server } from "node:http";
import { createServer as createTlsServer } from "node:https";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { canMount, holdLock, mountDisk } from "@site/db/test/faults";
import { freePort } from "@site/db/test/free-port";
import { expect, it, onTestFinished } from "vitest";
import type { SmtpStep } from "../../../notifications/test/smtp-peer.ts";
import { postLead } from "../../../test/post-lead.ts";
import { type CanarySite, openCanarySite } from "./test/open-canary-site.ts";

/** Of localhost, for the first day of 2020; its own authority. */
const expired = {
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgP1ZhLNaafiHSiUGe
AZCb3cWpI5fnkmARQI8yhM9mj0+hRANCAAQBPqtGyvcRlfwDLMuMtdo2J2w1/wf8
CmnVe88Wa9Douv0VqlqZPAai0WbrDe82r2eTJJYsL4vrAh7ON67kdqPZ
-----END PRIVATE KEY-----`,
  cert: `-----BEGIN CERTIFICATE-----
MIIBTTCB9KADAgECAgEBMAoGCCqGSM49BAMCMBQxEjAQBgNVBAMMCWxvY2FsaG9z
dDAeFw0yMDAxMDEwMDAwMDBaFw0yMDAxMDIwMDAwMDBaMBQxEjAQBgNVBAMMCWxv
Y2FsaG9zdDBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABAE+q0bK9xGV/AMsy4y1
2jYnbDX/B/wKadV7zxZr0Oi6/RWqWpk8BqLRZusN7zavZ5Mkliwvi+sCHs43ruR2
o9mjNzA1MBQGA1UdEQQNMAuCCWxvY2FsaG9zdDAdBgNVHQ4EFgQUtKg+M2jatkOJ
PLrfXinZx8g77vgwCgYIKoZIzj0EAwIDSAAwRQIhAOpD0vLggmE4n4Vmt3VHXHBl
UxT3SDL8aKscFccgDrdeAiBoGLqNrKoDWnK4ZOUVKuLv+zISgYBtyQhnVJKJwCQA
CA==
-----END CERTIFICATE-----`,
};

async function portOf(server: Server): Promise<number> {
  server.listen(0);
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return typeof address === "object" ? (address?.port ?? 0) : 0;
}

/** Something between the command and the site. @returns its address */
async function front(listener: RequestListener): Promise<string> {
  return `http://127.0.0.1:${await portOf(createServer(listener))}`;
}

/** A proxy that asks the site under another name than the visitor's. */
const rewritingHost =
  (site: CanarySite): RequestListener =>
  (incoming, outgoing) => {
    const headers = { ...incoming.headers, host: "backend.internal" };
    const forward = request(site.url + incoming.url, { method: incoming.method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(outgoing);
    });
    incoming.pipe(forward);
  };

async function withExpiredCertificate(): Promise<string> {
  const before = getCACertificates("default");
  setDefaultCACertificates([...before, expired.cert]);
  onTestFinished(() => setDefaultCACertificates(before));
  return `https://localhost:${await portOf(createTlsServer(expired))}`;
}

const closed = `http://127.0.0.1:${await freePort()}`;
type Given = NonNullable<Parameters<typeof openCanarySite>[0]>;

async function expectFailure(site: CanarySite, sentence: string, address?: string, command?: Record<string, string>) {
  const { code, stdout, stderr } = await site.canary(address, command);
  expect(stderr).toContain(sentence);
  expect({ code, stdout, lines: stderr.split("\n").length }).toEqual({ code: 1, stdout: "", lines: 2 });
}

it.each<[string, (site: CanarySite) => string | Promise<string>, string]>([
  ["the name is not in DNS", () => "http://www.site.invalid", "can't be reached: its name is not found in DNS"],
  ["the site has stopped", () => closed, "can't be reached: nothing listens there"],
  ["it does not answer", () => front(() => {}), "can't be reached: it does not answer in time"],
  ["its certificate has expired", withExpiredCertificate, "can't be reached: its certificate has expired"],
  ["a proxy rewrites Host", (site) => front(rewritingHost(site)), "set SITE_ORIGIN to this address, or let the proxy"],
  ["a proxy finds no site", () => front((_, answer) => answer.writeHead(502).end()), "the proxy answers 502; does the"],
  [
    "it redirects",
    () => front((_, answer) => answer.writeHead(301, { location: "/en" }).end()),
    "it redirects to /en;",
  ],
  [
    "it is another's",
    () => front((_, answer) => answer.end("<h1>Parked</h1>")),
    "something that is not this site answers",
  ],
])("leads canary ends with 1 and one sentence about the site's address: %s", async (_what, address, sentence) => {
  const site = await openCanarySite();
  await expectFailure(site, sentence, await address(site));
});

const noMail = { SMTP_URL: null, LEAD_EMAIL_TO: null, LEAD_EMAIL_FROM: null };
const deadHook = { LEAD_WEBHOOK_URL: `${closed}/hook`, LEAD_WEBHOOK_SECRET: "a secret of sixteen" };
const at = (place: SmtpStep, reaction: 452 | 550 | 552 | "hang") => ({
  react: (step: SmtpStep) => (step === place ? reaction : "go on"),
});

it.each<[string, Given, string]>([
  ["no SECRET_KEY", { env: { SECRET_KEY: null } }, "SECRET_KEY is not set"],
  ["neither mail nor webhook", { env: noMail }, "The site tells nobody of leads"],
  ["a worker that has stopped", { works: false }, "Nobody sends the mail to office 1: the site's worker has stopped"],
  ["an unknown mail server", { env: { SMTP_URL: "smtp://mail.invalid" } }, "its name is not found in DNS"],
  ["a mail server that is away", { env: { SMTP_URL: closed.replace("http", "smtp") } }, "nothing listens there"],
  [
    "a wrong SMTP password",
    { env: { SMTP_URL: "smtp://ada:wrong@127.0.0.1:PEER" } },
    "refuses the user or the password",
  ],
  [
    "an SMTP server without TLS",
    { env: { SMTP_URL: "smtps://127.0.0.1:PEER" } },
    "its certificate or TLS is not trusted",
  ],
  [
    "a mailbox that is full for now",
    at("rcpt", 452),
    "The mail server has not accepted the test lead: the mailbox is full",
  ],
  ["an unknown mailbox", at("rcpt", 550), "it knows no such address"],
  ["a silent mail server", at("data", "hang"), "The mail server has not accepted the test lead: it does not answer"],
  ["a webhook that is away", { env: deadHook }, "The webhook has not accepted the test lead: nothing listens there"],
])("leads canary ends with 1 and one sentence when the site has %s", async (_what, given, sentence) => {
  await expectFailure(await openCanarySite(given), sentence);
});

it.each<[string, Record<string, string>, string]>([
  [
    "SECRET_KEY",
    { SECRET_KEY: "another secret than that" },
    "it answers 401; The canary is not signed with this site's",
  ],
  ["DATABASE_URL", { DATABASE_URL: "file:nowhere.db" }, "There is no database at"],
])("leads canary ends with 1 and one sentence when its %s is not the site's", async (_what, command, sentence) => {
  await expectFailure(await openCanarySite(), sentence, undefined, command);
});

const countsSenders = { RATE_LIMIT_WRITES: "0", TRUST_PROXY: "none" };

it("leads canary ends with 1 and one sentence when a rate limit is reached", async () => {
  const site = await openCanarySite({ env: { ...countsSenders, RATE_LIMIT_WRITES: "1" } });
  await site.canary();
  await expectFailure(site, "a rate limit, for ");
});

it("leads canary ends with 1 and one sentence when the spam rules take the test lead for spam", async () => {
  const site = await openCanarySite({ env: countsSenders });
  for (let n = 0; n < 40; n += 1) await postLead(site.url, { message: `Hello ${n}` });
  await expectFailure(site, "The spam rules quarantine the test lead: a flood.");
});

it("leads canary ends with 1 and one sentence when another program locks the database", async () => {
  const site = await openCanarySite();
  await holdLock(site.file);
  await expectFailure(site, "Another program has locked the database");
});

it.skipIf(!canMount)("leads canary ends with 1 and one sentence when the disk is full", async () => {
  const disk = mountDisk(16);
  const site = await openCanarySite({ folder: disk.folder });
  disk.fill();
  await expectFailure(site, "site.db is full. Free space on it.");
});
