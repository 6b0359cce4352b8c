import { createHmac } from "node:crypto";
import type { ServerResponse } from "node:http";
import { newContact } from "@site/db/test/open-test-database";
import { Webhook } from "standardwebhooks";
import { expect, it } from "vitest";
import type { Timing } from "./send.ts";
import { openHook, openOutbox } from "./test/open-outbox.ts";

async function openWithHook(answer: (response: ServerResponse, count: number) => void, timing: Partial<Timing> = {}) {
  const { posts, env } = await openHook(answer);
  const outbox = await openOutbox({ env, timing });
  const { reference } = await outbox.leads.submit(newContact({ name: "Zoë", phone: "1", message: "One\nTwo 😀" }));
  outbox.dispatcher.start();
  return { ...outbox, posts, reference, secret: env.LEAD_WEBHOOK_SECRET };
}

it("a webhook posts a lead as JSON with a signature over time and body that its receiver can verify", async () => {
  const { posts, rows, reference, secret } = await openWithHook((response) => response.writeHead(204).end());
  await expect.poll(rows).toMatchObject([{ status: "sent", attempts: 1 }]);

  const [post] = posts;
  if (post === undefined) throw new Error("Nothing was posted.");
  expect(post.headers["content-type"]).toBe("application/json");
  const [, seconds = "", sent] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(post.headers["x-signature"])) ?? [];
  expect(createHmac("sha256", secret).update(`${seconds}.${post.body}`).digest("hex")).toBe(sent);
  const standard = Object.fromEntries(Object.entries(post.headers).map(([name, value]) => [name, String(value)]));
  const verify = (headers: Record<string, string>) =>
    new Webhook(secret, { format: "raw" }).verify(post.body, { ...standard, ...headers });
  expect(verify({})).toMatchObject({ event: "lead.created" });
  expect(post.headers["webhook-id"]).toMatch(/^[0-9a-f]{40}$/);
  for (const headers of [{ "webhook-id": "other" }, { "webhook-timestamp": "1" }, { "webhook-signature": "v1,AAAA" }])
    expect(() => verify(headers)).toThrow();
  expect(Math.abs(Number(seconds) - Date.now() / 1000)).toBeLessThan(60);

  const lead = { reference, name: "Zoë", phone: "1", email: "ada@clinic.example", message: "One\nTwo 😀" };
  const body: unknown = JSON.parse(post.body);
  expect(body).toMatchObject({ event: "lead.created", id: post.headers["x-message-id"], lead });
  expect(await rows()).toMatchObject([{ message_id: post.headers["x-message-id"] }]);
});

it("an unanswered lead is posted again as a reminder and an escalation if no email is configured", async () => {
  const { db, posts, rows, reference, dispatcher } = await openWithHook((response) => response.writeHead(204).end(), {
    pollMs: 50,
  });
  await expect.poll(rows).toMatchObject([{ status: "sent" }]);
  const due_at = new Date(Date.now() - 3_600_000).toISOString();
  await db.updateTable("contact_submissions").set({ due_at }).execute();
  dispatcher.wake();
  await expect.poll(() => posts).toHaveLength(3);
  const said = posts.map(({ body }): { event: string; lead: { reference: string } } => JSON.parse(body));
  expect(said.map(({ event }) => event).toSorted()).toEqual(["lead.created", "lead.escalation", "lead.reminder"]);
  expect(new Set(said.map(({ lead }) => lead.reference))).toEqual(new Set([reference]));
});

it("a webhook that fails, hangs, hangs up or redirects gets the lead again with the same id until it responds with 2xx", async () => {
  const faults: ((response: ServerResponse) => void)[] = [
    (response) => response.writeHead(500).end("no"),
    () => {},
    (response) => response.destroy(),
    (response) => response.writeHead(307, { location: "/elsewhere" }).end(),
  ];
  const answer = (response: ServerResponse) => response.writeHead(200).write("…");
  const { posts, rows } = await openWithHook((response, count) => (faults[count] ?? answer)(response), {
    deliveryMs: 1_500,
  });
  await expect.poll(rows).toMatchObject([{ status: "sent", attempts: faults.length + 1 }]);
  expect(posts).toHaveLength(faults.length + 1);
  expect(new Set(posts.map(({ headers }) => headers["x-message-id"])).size).toBe(1);
  expect(new Set(posts.map(({ path }) => path))).toEqual(new Set(["/hook"]));
});

it("a webhook gets the user and password of its URL as a header, and no row or log line names them", async () => {
  let failing = true;
  const { env, ...hook } = await openHook((response) => response.writeHead(failing ? 500 : 204).end());
  const LEAD_WEBHOOK_URL = hook.url.replace("//", "//crm:p%40ss%20word@");
  const { leads, dispatcher, rows, log } = await openOutbox({ env: { ...env, LEAD_WEBHOOK_URL } });
  await leads.submit(newContact());
  dispatcher.start();
  await expect.poll(rows).toMatchObject([{ last_error: "The webhook responded with 500." }]);
  failing = false;
  await expect.poll(rows).toMatchObject([{ status: "sent", recipient: hook.url }]);
  expect(hook.posts[0]?.headers.authorization).toBe(`Basic ${Buffer.from("crm:p@ss word").toString("base64")}`);
  await hook.close();
  await leads.submit(newContact({ message: "Nobody listens" }));
  dispatcher.wake();
  await expect.poll(async () => (await rows())[1]?.last_error).toMatch(/fetch failed/);
  for (const text of [JSON.stringify(await rows()), ...log]) expect(text).not.toMatch(/crm:|p%40ss|p@ss/);
});
