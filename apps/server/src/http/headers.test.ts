import { connect } from "node:net";
import { text } from "node:stream/consumers";
import type { InjectOptions } from "fastify";
import { expect, it, onTestFinished } from "vitest";
import { openTestApp } from "../test/open-test-app.ts";

const { app } = await openTestApp();
const json = { "content-type": "application/json" };

const always = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": expect.stringContaining("camera=()"),
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "x-frame-options": "DENY",
  "strict-transport-security": "max-age=31536000; includeSubDomains",
  "x-request-id": expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{8}$/),
};
const ofData = { ...always, "content-security-policy": "default-src 'none'; frame-ancestors 'none'" };
const ofScripts =
  /^default-src 'self'; script-src 'self'(?: 'sha256-[\w+/]{43}=')+; style-src 'self' 'unsafe-inline'; /;
const ofOthers = /; object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'$/;
const ofPage = {
  ...always,
  "content-security-policy": expect.toSatisfy((policy) => ofScripts.test(policy) && ofOthers.test(policy)),
};
const ofPicture = { ...ofData, "cross-origin-resource-policy": "cross-origin" };

const post = (payload: string, headers = {}): InjectOptions => {
  return { method: "POST", url: "/api/contact", headers: { ...json, ...headers }, payload };
};

it.each<[what: string, status: number, headers: typeof ofData, request: InjectOptions]>([
  ["a page", 200, ofPage, { url: "/" }],
  ["a missing page", 404, ofPage, { url: "/nothing" }],
  ["a redirect", 308, ofData, { url: "/About/" }],
  ["an asset", 200, ofPicture, { url: "/favicon.svg" }],
  ["a missing asset", 404, ofData, { url: "/assets/nothing.js" }],
  ["a list of the API", 200, ofData, { url: "/api/states" }],
  ["a mistake of the API", 400, ofData, post("{")],
  ["a body that is too large", 413, ofData, post(`"${"x".repeat(70_000)}"`)],
  ["a procedure", 200, ofData, { url: "/trpc/states.list" }],
  ["a form that leads to its page", 303, ofData, { url: "/forms/contact" }],
  ["a form that failed", 400, ofPage, { method: "POST", url: "/forms/contact" }],
  ["a post of another site", 403, ofData, post("{}", { origin: "https://evil.example" })],
])("the response for %s has the security headers, even with status 304", async (_, status, expected, request) => {
  const { statusCode, headers } = await app.inject(request);
  expect(statusCode).toBe(status);
  expect(headers).toMatchObject(expected);
  expect(headers["x-powered-by"] ?? headers.server).toBeUndefined();
  if (status !== 200 || headers.etag === undefined) return;
  const again = await app.inject({ ...request, headers: { "if-none-match": String(headers.etag) } });
  // A page that isn't published contains the time at which it was rendered, so the second response has another entity
  // tag.
  const unchanged = again.headers.etag === headers.etag ? 304 : 200;
  expect([again.statusCode, again.headers]).toEqual([unchanged, expect.objectContaining(expected)]);
});

it("HSTS is sent only if a proxy in TRUST_PROXY says that the visitor uses HTTPS", async () => {
  const plain = await openTestApp({ env: { SITE_ORIGIN: "http://site.example", TRUST_PROXY: "10.0.0.0/8" } });
  const proxied = { "x-forwarded-proto": "https" };
  for (const [headers, remoteAddress, isSent] of [
    [{}, "10.1.2.3", false],
    [proxied, "10.1.2.3", true],
    [proxied, "192.0.2.1", false],
  ] as const) {
    const answer = await plain.app.inject({ url: "/favicon.svg", headers, remoteAddress });
    expect("strict-transport-security" in answer.headers).toBe(isSent);
  }
});

async function answerFrom(url: URL, bytes: string) {
  const socket = connect(Number(url.port), url.hostname);
  socket.write(bytes);
  const answer = await text(socket);
  const [head = "", body = ""] = answer.split("\r\n\r\n");
  const [first = "", ...lines] = head.split("\r\n");
  const headers = Object.fromEntries(lines.map((line) => [line.split(": ")[0], line.slice(line.indexOf(": ") + 2)]));
  return { status: Number(first.split(" ")[1]), headers, body };
}

const url = new URL(await app.listen({ port: 0, host: "127.0.0.1" }));
const host = "Host: site.example\r\nConnection: close\r\n";
const jsonPost = `POST /api/contact HTTP/1.1\r\n${host}Content-Type: application/json\r\n`;

it.each<[string, number, string]>([
  ["noise", 400, "\x16\x03\x01 hello\r\n\r\n"],
  ["a header that is too long", 431, `GET / HTTP/1.1\r\n${host}X: ${"x".repeat(20_000)}\r\n\r\n`],
  ["two lengths", 400, `${jsonPost}Content-Length: 1\r\nContent-Length: 2\r\n\r\n{}`],
  ["a length and chunks", 400, `${jsonPost}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`],
  ["two hosts", 400, `GET /about HTTP/1.1\r\n${host}Host: other.example\r\n\r\n`],
  ["no host", 400, "GET /about HTTP/1.1\r\nConnection: close\r\n\r\n"],
  ["an address that decodes to nothing", 400, `GET /% HTTP/1.1\r\n${host}\r\n`],
])("%s gets %i with the security headers and the shape of all errors", async (_, status, bytes) => {
  const answer = await answerFrom(url, bytes);
  expect(answer).toMatchObject({ status, headers: { ...ofData, "content-type": "application/json; charset=utf-8" } });
  const { error } = JSON.parse(answer.body);
  expect(Object.keys(error)).toEqual(["message", "code", "data"]);
  expect(error.data).toEqual({ code: "BAD_REQUEST", httpStatus: status, fields: {} });
});

it("HTTP/1.0, which has no Host, is served; TRACE is refused, and echoes nothing", async () => {
  expect((await answerFrom(url, "GET /about HTTP/1.0\r\n\r\n")).status).toBe(200);
  for (const path of ["/about", "/api/states", "/api/contact", "/trpc/states.list"]) {
    const { status, body } = await answerFrom(url, `TRACE ${path} HTTP/1.1\r\n${host}X-Secret: words\r\n\r\n`);
    expect(status, path).toBe(405);
    expect(body).not.toContain("words");
  }
});

it.each([
  ["a body that stops half-way", `${jsonPost}Content-Length: 500\r\n\r\n{`],
  ["chunks that never end", `${jsonPost}Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n`],
])("%s end at a timeout and delay no other request", async (_, bytes) => {
  const { app: strict } = await openTestApp({ settings: { timeouts: { requestMs: 300, checkMs: 50 } } });
  const address = new URL(await strict.listen({ port: 0, host: "127.0.0.1" }));
  onTestFinished(() => strict.close());
  const slow = Array.from({ length: 50 }, () => answerFrom(address, bytes));
  const lead = { name: "Ada", email: "ada@clinic.example", message: "We need payer enrollment." };
  expect((await strict.inject({ method: "POST", url: "/api/contact", payload: lead })).statusCode).toBe(200);
  for (const { status, headers } of await Promise.all(slow)) {
    expect(status).toBe(408);
    expect(headers).toMatchObject({ "x-content-type-options": "nosniff", connection: "close" });
  }
});
