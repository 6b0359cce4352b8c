import { spawn } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";
import { openDatabase } from "@site/db/open";
import { temporaryFolder } from "@site/db/test/temporary-folder";
import { expect, it, onTestFinished, vi } from "vitest";
import { openSmtpPeer, type SmtpStep } from "./notifications/test/peers.ts";
import { postLead } from "./test/entry-points.ts";
import { testMail } from "./test/open-test-app.ts";
import { siteAt, startInstance } from "./test/rehearsed-app.ts";

vi.setConfig({ testTimeout: 120_000, expect: { poll: { timeout: 30_000 } } });

const lead = (message: string) => ({ name: "Ada Osei", email: "ada@clinic.example", message });

function startVisitors(url: string, count: number) {
  const { inject } = siteAt(url);
  const references: string[] = [];
  const failures: string[] = [];
  let [ending, answered] = [false, 0];
  async function visit(visitor: number): Promise<void> {
    for (let round = 0; !ending; round += 1) {
      const payload = lead(`Visitor ${visitor}, round ${round}`);
      const isLead = round % 2 === 0;
      try {
        const answer = await inject(isLead ? { method: "POST", url: "/api/contact", payload } : "/about");
        if (answer.statusCode !== 200) failures.push(`${answer.statusCode} ${answer.body}`);
        else if (isLead) references.push(answer.json().reference);
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
  await visitors.more(24);
  const next = await startInstance(databaseUrl, { ...shared, PORT: new URL(old.url).port });
  await visitors.more(24);
  expect(await old.server.end("SIGTERM")).toBe(0);
  await visitors.more(24);
  await visitors.end();

  expect(visitors.failures).toEqual([]);
  const stored = await storedReferences(databaseUrl);
  expect(visitors.references.filter((reference) => !stored.has(reference))).toEqual([]);
  expect(stored.size).toBe(visitors.references.length);
  expect((old.server.output + next.server.output).match(/"level":[56]0.*/g)).toBeNull();
});

it("a lead that is half sent at SIGTERM is stored, a request that arrives while the machine stalls is answered, and an email under way is delivered", async () => {
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
  const { url, server } = await startInstance(databaseUrl, { ...testMail, SMTP_URL: peer.url, OPS_PORT: "0" });
  const { hostname, port } = new URL(url);

  expect((await postLead(url, { message: "Whose mail is under way" })).status).toBe(200);
  await mailBegan.promise;
  const socket = connect(Number(port), hostname);
  const body = JSON.stringify(lead("Half sent"));
  const head = `POST /api/contact HTTP/1.1\r\nHost: ${hostname}:${port}\r\nContent-Type: application/json`;
  socket.write(`${head}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body.slice(0, 20)}`);
  // The response to this request shows that the server has also received the first half of the lead.
  await siteAt(url).inject("/about");
  const { pid } = server;
  const ended = server.end("SIGTERM");
  await expect.poll(() => isTaken(hostname, Number(port))).toBe(false);
  process.kill(pid, "SIGSTOP");
  const late = siteAt(url).inject("/about");
  await delay(1_500);
  process.kill(pid, "SIGCONT");
  expect((await late).statusCode).toBe(200);
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
  expect(rows.map(({ status }) => status)).toEqual(["sent", "pending"]);
});

function isTaken(host: string, port: number): Promise<boolean> {
  const socket = connect(port, host);
  const answers = once(socket, "connect").then(
    () => true,
    () => false,
  );
  return answers.finally(() => socket.destroy());
}

async function endBy(statement: string) {
  const modules = ["./http/close-before-exit.ts", "fastify"].map((name) => JSON.stringify(import.meta.resolve(name)));
  const program = `
    const [{ closeBeforeExit }, { default: Fastify }] = await Promise.all([${modules.map((name) => `import(${name})`)}]);
    closeBeforeExit(Fastify({ logger: { level: "fatal" } }).log, async () => {
      await new Promise((done) => setTimeout(done, 200));
      process.stdout.write("closed\\n");
    });
    ${statement}`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", program]);
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, "close")]);
  const lines = output.split("\n").filter((line) => line.startsWith("{"));
  const fatal = lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 60);
  return { code, fatal, isClosed: output.includes("closed") };
}

it("an uncaught rejection without a reason closes and ends the process with code 1, and its stack is logged", async () => {
  const { code, fatal, isClosed } = await endBy("void Promise.reject();");
  expect({ code, isClosed }).toEqual({ code: 1, isClosed: true });
  expect(fatal).toEqual([expect.objectContaining({ msg: "uncaught error; the process closes and ends" })]);
  expect(fatal[0].err.stack).toMatch(/undefined/);
});

it("an uncaught error ends the process too, and a second error while the process closes is logged as well", async () => {
  const { code, fatal } = await endBy(
    'process.nextTick(() => { throw new Error("the second"); }); throw new TypeError("the first");',
  );
  expect(code).toBe(1);
  expect(fatal.flatMap(({ err }) => err?.stack ?? []).toSorted()).toEqual([
    expect.stringMatching(/^Error: the second\n\s+at /),
    expect.stringMatching(/^TypeError: the first\n\s+at /),
  ]);
});
