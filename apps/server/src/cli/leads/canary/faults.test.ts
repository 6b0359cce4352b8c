import { once } from "node:events";
import { createServer, type RequestListener, request, type Server } from "node:http";
import { createServer as createTlsServer } from "node:https";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { canMount, holdLock, mountDisk } from "@site/db/test/faults";
import { freePort } from "@site/db/test/free-port";
import { expect, it, onTestFinished } from "vitest";
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

/** As many leads of one sender as no person sends. */
async function flood({ url }: CanarySite): Promise<void> {
  const headers = { "content-type": "application/json" };
  const person = { name: "Ada", email: "ada@clinic.example" };
  for (let n = 0; n < 40; n += 1)
    await fetch(`${url}/api/contact`, {
      method: "POST",
      headers,
      body: JSON.stringify({ ...person, message: `Hello ${n}` }),
    });
}

const closed = `http://127.0.0.1:${await freePort()}`;

type Fault = {
  name: string;
  site?: Parameters<typeof openCanarySite>[0];
  /** Causes the fault. @returns the address that the command uses, if it is not the site's */
  cause?: (site: CanarySite) => Promise<unknown>;
  /** Variables of the command that differ from the site's. */
  command?: Record<string, string>;
  sentence: RegExp;
};

const faults: Fault[] = [
  {
    name: "the name is not in DNS",
    cause: async () => "http://www.site.invalid",
    sentence: /can't be reached: its name is not found in DNS/,
  },
  { name: "the site has stopped", cause: async () => closed, sentence: /can't be reached: nothing listens there/ },
  {
    name: "the site takes the connection and does not answer",
    cause: () => front(() => {}),
    sentence: /can't be reached: it does not answer in time/,
  },
  {
    name: "the certificate has expired",
    cause: withExpiredCertificate,
    sentence: /can't be reached: its certificate has expired/,
  },
  {
    name: "a proxy rewrites Host, and the site does not know its address",
    cause: (site) => front(rewritingHost(site)),
    sentence: /it answers 403; .*; set SITE_ORIGIN to this address, or let the proxy keep Host/,
  },
  {
    name: "a proxy has no site behind it",
    cause: () => front((_, answer) => answer.writeHead(502).end("Bad Gateway")),
    sentence: /the proxy answers 502; does the site run behind it/,
  },
  {
    name: "the address redirects",
    cause: () => front((_, answer) => answer.writeHead(301, { location: "https://www.site.example/" }).end()),
    sentence: /it redirects to https:\/\/www\.site\.example\/; is SITE_ORIGIN/,
  },
  {
    name: "the address leads to somebody else's page",
    cause: () => front((_, answer) => answer.end("<h1>Parked</h1>")),
    sentence: /something that is not this site answers 200/,
  },
  {
    name: "a rate limit is reached",
    site: { env: { RATE_LIMIT_WRITES: "1", TRUST_PROXY: "none" } },
    cause: async (site) => site.canary(),
    sentence: /it answers 429; .*; a rate limit, for \d+ seconds/,
  },
  {
    name: "the spam rules take it for spam",
    site: { env: { RATE_LIMIT_WRITES: "0", TRUST_PROXY: "none" } },
    cause: flood,
    sentence: /^The spam rules quarantine the test lead: a flood\.$/m,
  },
  {
    name: "the command has another SECRET_KEY",
    command: { SECRET_KEY: "another secret than that" },
    sentence: /it answers 401; The canary is not signed with this site's SECRET_KEY/,
  },
  { name: "nobody has set SECRET_KEY", site: { env: { SECRET_KEY: null } }, sentence: /^SECRET_KEY is not set/ },
  {
    name: "the command has no database",
    command: { DATABASE_URL: "file:nowhere.db" },
    sentence: /^There is no database at/,
  },
  {
    name: "another program locks the database",
    cause: async ({ file }) => holdLock(file),
    sentence: /^Another program has locked the database/,
  },
  {
    name: "the worker has stopped",
    site: { works: false },
    sentence: /^Nobody sends the mail to office 1: the site's worker has stopped/,
  },
  {
    name: "the site runs without mail and webhook",
    site: { env: { SMTP_URL: null, LEAD_EMAIL_TO: null, LEAD_EMAIL_FROM: null } },
    sentence: /^The site tells nobody of leads/,
  },
  {
    name: "the mail server's name is not in DNS",
    site: { env: { SMTP_URL: "smtp://mail.invalid" } },
    sentence: /^The mail server .*: its name is not found in DNS/,
  },
  {
    name: "the mail server is away",
    cause: ({ peer }) => peer.close(),
    sentence: /^The mail server .*: nothing listens there/,
  },
  {
    name: "the SMTP password is wrong",
    site: { env: { SMTP_URL: "smtp://ada:wrong@127.0.0.1:PEER" } },
    sentence: /^The mail server .*: it refuses the user or the password/,
  },
  {
    name: "the mailbox is full for now",
    site: { react: (step) => (step === "rcpt" ? 452 : "go on") },
    sentence: /^The mail server .*: the mailbox is full/,
  },
  {
    name: "the mailbox is full for good",
    site: { react: (step) => (step === "data" ? 552 : "go on") },
    sentence: /^The mail server .*: the mailbox is full/,
  },
  {
    name: "the mail server knows no such address",
    site: { react: (step) => (step === "rcpt" ? 550 : "go on") },
    sentence: /^The mail server .*: it knows no such address/,
  },
  {
    name: "the mail server does not answer",
    site: { react: (step) => (step === "data" ? "hang" : "go on") },
    sentence: /^The mail server has not accepted the test lead: it does not answer/,
  },
  {
    name: "the mail server's TLS is not trusted",
    site: { env: { SMTP_URL: "smtps://127.0.0.1:PEER" } },
    sentence: /^The mail server .*: its certificate or TLS is not trusted/,
  },
  {
    name: "the webhook is away",
    site: { env: { LEAD_WEBHOOK_URL: `${closed}/hook`, LEAD_WEBHOOK_SECRET: "a secret of sixteen" } },
    sentence: /^The webhook .*: nothing listens there/,
  },
];

it.each(faults)(
  "leads canary ends with 1 and one sentence when $name",
  async ({ site: options, cause, command, sentence }) => {
    const site = await openCanarySite(options);
    const address = await cause?.(site);
    const { code, stdout, stderr } = await site.canary(typeof address === "string" ? address : undefined, command);
    expect(stderr).toMatch(sentence);
    expect({ code, stdout, lines: stderr.split("\n").length }).toEqual({ code: 1, stdout: "", lines: 2 });
  },
);

it.skipIf(!canMount)("leads canary ends with 1 and one sentence when the disk is full", async () => {
  const disk = mountDisk(16);
  const site = await openCanarySite({ folder: disk.folder });
  disk.fill();
  expect(await site.canary()).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/it answers 503; .* Disk: 0 MiB free in [^\n]*\n$/),
  });
});
