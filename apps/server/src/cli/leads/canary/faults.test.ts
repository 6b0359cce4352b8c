import { once } from "node:events";
import { createServer, type RequestListener, request } from "node:http";
import { holdLock } from "@site/db/test/faults";
import { freePort } from "@site/db/test/free-port";
import { expect, it, onTestFinished } from "vitest";
import type { SmtpStep } from "../../../notifications/test/smtp-peer.ts";
import { postLead } from "../../../test/post-lead.ts";
import { explain } from "./send.ts";
import { type CanarySite, openCanarySite } from "./test/open-canary-site.ts";

it.each([
  ["ENOTFOUND: getaddrinfo ENOTFOUND www.site.invalid", "its name is not found in DNS"],
  ["ECONNREFUSED: connect ECONNREFUSED 127.0.0.1:25", "nothing listens there"],
  ["EHOSTUNREACH: connect EHOSTUNREACH", "no network leads there"],
  ["CERT_HAS_EXPIRED: certificate has expired", "its certificate has expired"],
  [
    "ERR_TLS_CERT_ALTNAME_INVALID: Hostname does not match certificate's altnames",
    "its certificate is of another name",
  ],
  ["DEPTH_ZERO_SELF_SIGNED_CERT: self-signed certificate", "its certificate or TLS is not trusted"],
  ["EPROTO: SSL routines: wrong version number", "its certificate or TLS is not trusted"],
  ["Invalid login: 535 5.7.8 Error", "it refuses the user or the password"],
  ["452 4.2.2 over quota", "the mailbox is full"],
  ["550 5.1.1 no such user", "it knows no such address, or refuses the sender"],
  ["421 4.3.0 try later", "it refuses for now"],
  ["The operation was aborted due to timeout", "it does not answer in time"],
  ["ECONNRESET: socket hang up", "it hangs up"],
])("the error %s is said in words: %s", (text, words) => {
  expect(explain(text)).toBe(`${words} (${text})`);
});

/** Something between the command and the site. @returns its address */
async function front(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
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

async function expectFailure(site: CanarySite, sentence: string, address?: string, command?: Record<string, string>) {
  const { code, stdout, stderr } = await site.canary(address, command);
  expect(stderr).toContain(sentence);
  expect({ code, stdout, lines: stderr.split("\n").length }).toEqual({ code: 1, stdout: "", lines: 2 });
}

it("leads canary ends with 1 and one sentence about the site's address, or about a variable that is not the site's", async () => {
  const site = await openCanarySite();
  for (const [listener, sentence] of [
    [() => {}, "can't be reached: it does not answer in time"],
    [rewritingHost(site), "set SITE_ORIGIN to this address, or let the proxy"],
    [(_, answer) => answer.writeHead(502).end(), "the proxy answers 502; does the"],
    [(_, answer) => answer.writeHead(301, { location: "/en" }).end(), "it redirects to /en;"],
    [(_, answer) => answer.end("<h1>Parked</h1>"), "something that is not this site answers"],
  ] satisfies [RequestListener, string][])
    await expectFailure(site, sentence, await front(listener));
  const signed = "it answers 401; The canary is not signed with this site's";
  await expectFailure(site, signed, undefined, { SECRET_KEY: "another secret than that" });
  await expectFailure(site, "There is no database at", undefined, { DATABASE_URL: "file:nowhere.db" });
  await expectFailure(site, "SECRET_KEY is not set", undefined, { SECRET_KEY: "" });
});

const noMail = { SMTP_URL: null, LEAD_EMAIL_TO: null, LEAD_EMAIL_FROM: null };
const deadHook = {
  LEAD_WEBHOOK_URL: `http://127.0.0.1:${await freePort()}/hook`,
  LEAD_WEBHOOK_SECRET: "a secret of sixteen",
};
const at = (place: SmtpStep, reaction: 550 | "hang") => ({
  react: (step: SmtpStep) => (step === place ? reaction : "go on"),
});

it.each<[string, NonNullable<Parameters<typeof openCanarySite>[0]>, string]>([
  ["neither mail nor webhook", { env: noMail }, "The site tells nobody of leads"],
  ["a worker that has stopped", { works: false }, "Nobody sends the mail to office 1: the site's worker has stopped"],
  ["an unknown mailbox", at("rcpt", 550), "The mail server has not accepted the test lead: it knows no such address"],
  ["a silent mail server", at("data", "hang"), "The mail server has not accepted the test lead: it does not answer"],
  ["a webhook that is away", { env: deadHook }, "The webhook has not accepted the test lead: nothing listens there"],
])("leads canary ends with 1 and one sentence when the site has %s", async (_what, given, sentence) => {
  await expectFailure(await openCanarySite(given), sentence);
});

it("leads canary ends with 1 and one sentence when a rate limit or the spam rules are in the way", async () => {
  const countsSenders = { RATE_LIMIT_WRITES: "0", TRUST_PROXY: "none" };
  const limited = await openCanarySite({ env: { ...countsSenders, RATE_LIMIT_WRITES: "1" } });
  await limited.canary();
  await expectFailure(limited, "a rate limit, for ");
  const flooded = await openCanarySite({ env: countsSenders });
  for (let n = 0; n < 40; n += 1) await postLead(flooded.url, { message: `Hello ${n}` });
  await expectFailure(flooded, "The spam rules quarantine the test lead: a flood.");
});

it("leads canary ends with 1 and one sentence when another program locks the database", async () => {
  const site = await openCanarySite();
  await holdLock(site.file);
  await expectFailure(site, "Another program has locked the database");
});
