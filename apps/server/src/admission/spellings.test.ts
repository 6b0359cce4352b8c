import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";
import { expect, it, onTestFinished } from "vitest";
import { openTestApp } from "../test/open-test-app.ts";

const limit = 3;
const json = "application/json";
const form = "application/x-www-form-urlencoded";

async function openLimitedApp() {
  const { app, db } = await openTestApp({ env: { RATE_LIMIT_WRITES: String(limit), TRUST_PROXY: "none" } });
  const { port } = new URL(await app.listen({ port: 0, host: "127.0.0.1" }));
  onTestFinished(() => app.close());
  const written = async () => {
    const leads = await db.selectFrom("lead_inbox").select("reference").execute();
    return leads.length + (await db.selectFrom("newsletter_subscribers").select("id").execute()).length;
  };
  let client = 1;
  /** `fetch` would normalize the path. */
  const send = async (path: string, type: string, body: string, headers = {}, method = "POST") => {
    const length = { "content-type": type, "content-length": Buffer.byteLength(body) };
    const to = { port, path, method, localAddress: `127.0.0.${client}`, agent: false };
    const sent = request({ ...to, headers: { ...length, ...headers } });
    sent.end(body);
    const response: IncomingMessage = (await once(sent, "response"))[0];
    return { status: response.statusCode, body: await text(response) };
  };
  const nextClient = () => {
    client += 1;
    return written();
  };
  return { send, written, nextClient };
}

const lead = (n: number) => ({
  name: `Ada ${n}`,
  email: `ada${n}@clinic.example`,
  message: `Message ${n} of ${"abcdefghij"[n]}`,
});
const many = JSON.stringify(Object.fromEntries(Array.from({ length: 10 }, (_, n) => [n, lead(n)])));
const calls = (separator: string, name = "leads.contact") => Array(10).fill(name).join(separator);

const batches = [
  ...[",", "%2c", "%2C", "%252c", "%252C", "%25252c", "%u002c", ", ", "%20,", ";", "%00,", "%EF%BC%8C", "&path="].map(
    (separator) => `/trpc/${calls(separator)}?batch=1`,
  ),
  ...["?b%61tch=1", "?batch=1&batch=0", "?batch=%31", "?batch=1&x=,", "?batch=true", "?", "?batch=1#"].map(
    (query) => `/trpc/${calls(",")}${query}`,
  ),
  `/trpc/${calls(",", "%6ceads.contact")}?batch=1`,
  `/trpc/${calls(",", "leads%2econtact")}?batch=1`,
  `/trpc/${calls(",", "leads%252econtact")}?batch=1`,
  `/trpc/states.list,${calls(",")}?batch=1`,
  `/trpc/leads.contact,newsletter.subscribe?batch=1`,
  `/trpc/${calls(",").replace(",", "%2c")}?batch=1`,
  ...["//trpc/", "/trpc//", "/TRPC/", "/trpc/./", "/x/../trpc/", "/trpc%2f", "/%74rpc/"].map(
    (prefix) => `${prefix}${calls(",")}?batch=1`,
  ),
  `http://127.0.0.1/trpc/${calls(",")}?batch=1`,
  `http://127.0.0.1/trpc/${calls("%252c")}?batch=1`,
];

it("no spelling of a batch URL stores more leads than the sender's limit, and a refusal says why", async () => {
  const { send, written, nextClient } = await openLimitedApp();
  for (const path of batches) {
    const before = await nextClient();
    for (const headers of [{}, { "trpc-accept": "application/jsonl" }, { "x-http-method-override": "GET" }])
      for (const method of ["POST", "GET"]) await send(path.replaceAll(" ", "%20"), json, many, headers, method);
    expect([path, (await written()) - before <= limit]).toEqual([path, true]);
  }
  const before = await nextClient();
  const words = expect.stringContaining("Send each call that stores something in its own request.");
  expect(await send(`/trpc/${calls(",")}?batch=1`, json, many)).toEqual({ status: 400, body: words });
  expect((await send(`/trpc/leads.contact?batch=1`, json, many)).status).toBe(200);
  expect((await written()) - before).toBe(1);
});

const addresses = ["/api/contact", "/trpc/leads.contact", "/forms/contact", "/trpc/leads.contact?batch=1"];
const spell: ((path: string) => string)[] = [
  (path) => path,
  (path) => path.replace("contact", "%63ontact"),
  (path) => path.replace("contact", "%2563ontact"),
  (path) => path.replace("contact", "CONTACT"),
  (path) => path.toUpperCase(),
  (path) => `/${path}`,
  (path) => path.replace("contact", "/contact"),
  (path) => path.replace(/$|(?=\?)/, "/"),
  (path) => path.replace(/$|(?=\?)/, "%2f"),
  (path) => path.replace(/$|(?=\?)/, ";a=1"),
  (path) => path.replace(/$|(?=\?)/, "%00"),
  (path) => path.replace(/$|(?=\?)/, "%20"),
  (path) => `/.${path}`,
  (path) => `/x/..${path}`,
  (path) => `http://127.0.0.1${path}`,
  (path) => `HTTP://anybody.example:80${path}`,
];

it("all spellings of all URLs that take leads count against one limit", async () => {
  const { send, written } = await openLimitedApp();
  let answered = 0;
  for (const path of addresses)
    for (const spelled of spell) {
      const typed = lead(answered % 10);
      const body = path.startsWith("/forms/")
        ? new URLSearchParams(typed).toString()
        : JSON.stringify(path.includes("batch") ? { 0: typed } : typed);
      const { status } = await send(spelled(path), path.startsWith("/forms/") ? form : json, body);
      if (status === 200 || status === 303) answered += 1;
    }
  // A request that matches no route also counts toward the limit, so the site may store fewer leads than the limit
  // allows.
  expect([answered, await written()]).toEqual([answered, answered]);
  expect([answered > 0, answered <= limit]).toEqual([true, true]);
});
