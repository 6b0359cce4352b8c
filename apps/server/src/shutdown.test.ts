import { once } from "node:events";
import { Agent, type ClientRequest, type IncomingMessage, request } from "node:http";
import { connect } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { openDatabase } from "@site/db/open";
import { temporaryFolder } from "@site/db/test/temporary-folder";
import { expect, it, onTestFinished, vi } from "vitest";
import { openSmtpPeer, type SmtpStep } from "./notifications/test/smtp-peer.ts";
import { startInstance } from "./test/instance.ts";

vi.setConfig({ testTimeout: 120_000, expect: { poll: { timeout: 30_000 } } });

const lead = (message: string) => JSON.stringify({ name: "Ada Osei", email: "ada@clinic.example", message });
const json = { "content-type": "application/json" };

async function send(agent: Agent, url: string, body: string | null) {
  const outgoing: ClientRequest = request(url, { agent, method: body === null ? "GET" : "POST", headers: json });
  outgoing.end(body ?? undefined);
  const [incoming]: IncomingMessage[] = await once(outgoing, "response");
  if (incoming === undefined) throw new Error("There is no answer.");
  return { status: incoming.statusCode, text: await text(incoming) };
}

/** People who never pause, each over a connection that is kept open as long as the server likes. */
function startVisitors(url: string, count: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: count });
  onTestFinished(() => agent.destroy());
  const references: string[] = [];
  const failures: string[] = [];
  let [ending, answered] = [false, 0];
  async function visit(visitor: number): Promise<void> {
    for (let round = 0; !ending; round += 1) {
      const body = round % 2 === 0 ? lead(`Visitor ${visitor}, round ${round}`) : null;
      try {
        const { status, text } = await send(agent, url + (body === null ? "/about" : "/api/contact"), body);
        if (status !== 200) failures.push(`${status} ${text}`);
        else if (body !== null) references.push(JSON.parse(text).reference);
        answered += 1;
      } catch (error) {
        failures.push(String(error));
      }
    }
  }
  const all = Promise.all(Array.from({ length: count }, (_, visitor) => visit(visitor)));
  return {
    references,
    failures,
    /** Resolves when so many more are answered. */
    more: (n: number, enough = answered + n) => expect.poll(() => answered, { interval: 20 }).toBeGreaterThan(enough),
    async end() {
      ending = true;
      await all;
    },
  };
}

async function storedReferences(databaseUrl: string): Promise<Set<string | null>> {
  const { db } = await openDatabase(databaseUrl);
  const rows = await db.selectFrom("lead_inbox").select("reference").execute();
  await db.destroy();
  return new Set(rows.map(({ reference }) => reference));
}

it("no request fails and no acknowledged lead is lost while an instance is replaced under load", async () => {
  const databaseUrl = `file:${join(temporaryFolder(), "site.db")}`;
  const shared = { REUSE_PORT: "yes", LOG_LEVEL: "warn" };
  const old = await startInstance(databaseUrl, shared);
  const visitors = startVisitors(old.url, 8);
  await visitors.more(60);
  const next = await startInstance(databaseUrl, { ...shared, PORT: new URL(old.url).port });
  await visitors.more(60);
  expect(await old.server.end("SIGTERM")).toBe(0);
  await visitors.more(60);
  await visitors.end();

  expect(visitors.failures).toEqual([]);
  const stored = await storedReferences(databaseUrl);
  expect(visitors.references.filter((reference) => !stored.has(reference))).toEqual([]);
  expect(stored.size).toBe(visitors.references.length);
  expect((old.server.output + next.server.output).match(/"level":[56]0.*/g)).toBeNull();
});

it("a lead that is half sent at SIGTERM is stored, and a mail under way is delivered", async () => {
  const [mailBegan, mailMayGo] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const peer = await openSmtpPeer({
    async react(step: SmtpStep) {
      if (step === "data") {
        mailBegan.resolve();
        await mailMayGo.promise;
      }
      return "go on" as const;
    },
  });
  onTestFinished(() => peer.close());
  const databaseUrl = `file:${join(temporaryFolder(), "site.db")}`;
  const mail = { SMTP_URL: peer.url, LEAD_EMAIL_TO: "office@site.example", LEAD_EMAIL_FROM: "website@site.example" };
  const { url, server } = await startInstance(databaseUrl, { ...mail, OPS_PORT: "0" });
  const { hostname, port } = new URL(url);

  const agent = new Agent();
  await send(agent, `${url}/api/contact`, lead("Whose mail is under way"));
  await mailBegan.promise;
  const socket = connect(Number(port), hostname);
  const body = lead("Half sent");
  const head = `POST /api/contact HTTP/1.1\r\nHost: ${hostname}:${port}\r\nContent-Type: application/json`;
  socket.write(`${head}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body.slice(0, 20)}`);
  // The server has that much of it when it answers somebody who came later.
  await send(agent, `${url}/about`, null);
  const ended = server.end("SIGTERM");
  await expect.poll(() => isTaken(hostname, Number(port))).toBe(false);
  expect(await (await fetch(`${server.operationsUrl}/readyz`)).text()).toContain("it is shutting down");
  socket.write(body.slice(20));
  const [answer] = await once(socket.setEncoding("utf8"), "data");
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  socket.write(`GET /about HTTP/1.1\r\nHost: ${hostname}:${port}\r\n\r\n`);
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 OK\r\n(?:.+\r\n)*connection: close\r\n/i);
  mailMayGo.resolve();
  expect(await ended).toBe(0);

  expect(peer.mails).toHaveLength(1);
  const { db } = await openDatabase(databaseUrl);
  const rows = await db.selectFrom("notifications").select("status").orderBy("id").execute();
  await db.destroy();
  // The next process delivers the other.
  expect(rows.map(({ status }) => status)).toEqual(["sent", "pending"]);
});

/** Whether somebody takes connections there. */
async function isTaken(host: string, port: number): Promise<boolean> {
  const socket = connect(port, host);
  try {
    await once(socket, "connect");
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
