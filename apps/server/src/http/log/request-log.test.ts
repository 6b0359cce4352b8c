import { execFileSync, spawnSync } from "node:child_process";
import { request } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { requestLinks } from "@site/db/leads/request-link";
import { addLead, newContact } from "@site/db/test/open-test-database";
import type { InjectOptions } from "fastify";
import { expect, it, onTestFinished } from "vitest";
import { entryPoints, submit } from "../../test/entry-points.ts";
import { formPost, openTestApp, testMail } from "../../test/open-test-app.ts";
import { listLink, officeLink } from "../signed-links.ts";

const leadKey = "the key of these tests";
const holder = testMail.LEAD_EMAIL_TO;

async function openLoggedApp(level: string) {
  const { app, db, lines } = await openTestApp({ env: { ...testMail, SECRET_KEY: leadKey, LOG_LEVEL: level } });
  const logged = async (request: InjectOptions) => {
    lines.splice(0);
    const { headers } = await app.inject(request);
    return { said: lines.map((line) => JSON.parse(line)), requestId: headers["x-request-id"] };
  };
  return { app, db, lines, logged };
}

const answered = expect.objectContaining({ msg: "answered" });

it("a write logs one line with method, route, status, time and request id; a read only at level debug", async () => {
  const quiet = await openLoggedApp("info");
  const { said, requestId } = await quiet.logged({ method: "POST", url: "/trpc/leads.contact?x=1", payload: {} });
  expect(said).toEqual([answered]);
  const route = expect.stringMatching(/^\/trpc\/[:*]/);
  expect(said).toMatchObject([
    { level: 30, reqId: requestId, method: "POST", route, status: 400, ms: expect.any(Number) },
  ]);
  const talkative = await openLoggedApp("debug");
  for (const url of ["/about", "/nothing", "/api/states", "/favicon.svg"]) {
    expect((await quiet.logged({ url })).said).not.toContainEqual(answered);
    expect((await talkative.logged({ url })).said).toContainEqual(answered);
  }
});

it("each failure is logged with its cause and the request id: of a lead through each entry point, and of any other procedure", async () => {
  const { app, db, lines, logged } = await openLoggedApp("error");
  for (const table of ["contact_submissions", "newsletter_subscribers", "services"])
    await db.schema.dropTable(table).execute();
  const values = { name: "Ada", email: "ada@clinic.example", message: "Hello" };
  for (const entryPoint of entryPoints) {
    lines.splice(0);
    const { status, requestId } = await submit(app, entryPoint, { form: "contact", values });
    expect([status, lines.length > 0], entryPoint).toEqual([500, true]);
    for (const line of lines) {
      expect(JSON.parse(line), entryPoint).toMatchObject({ level: 50, reqId: requestId });
      expect(line).toContain("contact_submissions");
    }
  }
  const failing: InjectOptions[] = [
    { method: "POST", url: "/api/newsletter", payload: { email: "ada@clinic.example" } },
    formPost("/forms/newsletter-confirm", { token: "known" }),
    { method: "POST", url: "/newsletter/unsubscribe?token=known" },
    { method: "GET", url: "/trpc/services.featured" },
    { method: "GET", url: "/trpc/services.featured?batch=1", headers: { "trpc-accept": "application/jsonl" } },
  ];
  for (const request of failing) {
    const { said, requestId } = await logged(request);
    expect(new Set(said.map(({ reqId }) => reqId)), JSON.stringify(request)).toEqual(new Set([requestId]));
  }
});

/** None of this personal data may appear in the log. */
const person = {
  name: "Zenobia Quartermaine",
  email: "zenobia@quartermaine.example",
  phone: "615-555-0147",
  practice: "Quartermaine Eye Care",
  company: "Quartermaine Eye Care",
  service: "payer-enrollment",
  message: "My licence number is ZQ-99817, please call",
};
const personal = /zenobia|quartermaine|555-?0147|ZQ-99817|203\.0\.113\.77|2001:db8:77/i;

it("the log contains nothing about a person, whichever entry point a lead comes through and whatever fails", async () => {
  const { app, db, lines } = await openLoggedApp("debug");
  const ip = "203.0.113.77";
  const query = new URLSearchParams(person).toString();
  const reference = await addLead(db, newContact(person));
  const token = (await requestLinks(db, [leadKey])).ofReceipt(reference);
  const [lead, list] = [officeLink("", { reference, holder }, leadKey), listLink("", holder, leadKey)];
  const [tokenOfLead = "", tokenOfList = ""] = [lead, list].map((link) => link.split("token=")[1]);
  const post = (url: string, payload: string | object, headers = {}): InjectOptions => {
    return { method: "POST", url, payload, headers: { "content-type": "application/json", ...headers } };
  };
  const odd: InjectOptions[] = [
    { url: `/contact?${query}` },
    { url: `/faqs?q=${person.email}` },
    { url: `/${person.email}` },
    { url: `/newsletter/confirm?token=${person.email}` },
    { url: `/lead?token=${person.email}` },
    { url: lead },
    { url: `${list}&q=${person.email}` },
    formPost("/forms/lead", { token: tokenOfLead, action: "won", seen: "new", note: person.message }),
    formPost("/forms/leads", { ...person, token: tokenOfList, action: "enter" }),
    formPost("/forms/request", { ...person, token, action: "save", text: person.message }),
    { url: `/api/blog/${person.email}` },
    { url: `/trpc/posts.bySlug?input=${encodeURIComponent(JSON.stringify({ slug: person.email }))}` },
    { url: `/api/contact?${query}`, method: "DELETE" },
    post("/api/contact", `{"name":"${person.name}"`),
    post("/api/contact", {}, { referer: `https://x.example/?${query}` }),
    post("/api/newsletter", { email: person.email }),
    formPost("/forms/newsletter", person),
    formPost("/forms/newsletter-confirm", { token: person.email }),
    { url: `/newsletter/unsubscribe?token=${person.email}`, method: "POST" },
  ];
  const sendAll = async () => {
    for (const entryPoint of entryPoints) {
      for (const form of ["consultation", "contact"] as const) {
        await submit(app, entryPoint, { form, values: person, ip });
        await submit(app, entryPoint, { form, values: { ...person, email: "zenobia at quartermaine", phone: {} }, ip });
      }
    }
    for (const request of odd) await app.inject({ ...request, remoteAddress: "2001:db8:77::1" });
  };
  await sendAll();
  expect(await db.selectFrom("lead_inbox").select("email").execute()).not.toEqual([]);
  await db.schema.dropTable("contact_submissions").execute();
  await sendAll();
  await db.destroy();
  await sendAll();

  expect(lines.filter((line) => JSON.parse(line).level >= 50)).not.toEqual([]);
  expect(lines.length).toBeGreaterThan(100);
  const isSecret = (line: string) => [token, tokenOfLead, tokenOfList].some((secret) => line.includes(secret));
  expect(lines.filter((line) => personal.test(line) || isSecret(line))).toEqual([]);
}, 60_000);

const program = `
  const { openLog } = await import(${JSON.stringify(join(import.meta.dirname, "log-stream.ts"))});
  const { default: Fastify } = await import("fastify");
  const { log } = Fastify({ logger: { level: "info", stream: await openLog() } });
  log.child({ reqId: "REQ-1" }).error({ err: new Error("no such \\u001b[2Jtable") }, "procedure failed");
  process.exit();`;

/** Whether this machine has util-linux's command `script`, which runs another command in a terminal. */
const canHaveTerminal = spawnSync("script", ["-qec", "true", "/dev/null"]).status === 0;

it.skipIf(!canHaveTerminal)(
  "in a terminal, the log has colored lines with the cause (needs util-linux's script)",
  () => {
    const command = [process.execPath, "--input-type=module", "-e", program];
    const quoted = command.map((word) => `'${word.replaceAll("'", "'\\''")}'`).join(" ");
    const env = { PATH: process.env.PATH, TERM: "xterm-256color" };
    const options = { cwd: import.meta.dirname, encoding: "utf8", env } as const;
    const output = execFileSync("script", ["-qec", quoted, "/dev/null"], options);
    expect(output).toMatch(/\d\d:\d\d:\d\d\.\d{3}.*ERROR.*procedure failed/);
    expect(output).toContain("REQ-1");
    expect(output).toMatch(/no such .\[2Jtable/);
    expect(output).not.toContain("\u001b[2J");
    expect(output).toContain("\u001b[");
  },
);

it("a URL in absolute form is served and logged like its path, whatever host it names", async () => {
  const { app, lines } = await openTestApp({ env: { LOG_LEVEL: "debug" } });
  const { port } = new URL(await app.listen({ port: 0, host: "127.0.0.1" }));
  onTestFinished(() => app.close());
  const ask = async (path: string) => {
    const { promise, resolve, reject } = Promise.withResolvers<import("node:http").IncomingMessage>();
    request({ port, path, agent: false }, resolve).once("error", reject).end();
    const response = await promise;
    // A page contains the time at which it was rendered, so two responses would differ in that number.
    const body = (await text(response)).replaceAll(/\d{13}/g, "");
    return { status: response.statusCode, location: response.headers.location, body };
  };
  for (const path of ["/", "/contact?utm_source=http://evil.example/b", "/About/", "/nothing", "/api/states"]) {
    const own = await ask(path);
    for (const origin of ["http://127.0.0.1", "HTTP://u:p@evil.example:99", "http://[::1]:3000"])
      expect(await ask(`${origin}${path}`), origin + path).toEqual(own);
  }
  expect(JSON.stringify(lines)).not.toContain("evil");
});
