import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, expect, it, onTestFinished } from "vitest";
import type { AppOptions } from "../app.ts";
import { openTestApp } from "../test/open-test-app.ts";

async function listen(settings: Partial<AppOptions> = {}) {
  const { app } = await openTestApp({ settings });
  return { app, url: new URL(await app.listen({ port: 0, host: "127.0.0.1" })) };
}

/** The whole answer to these bytes, over a real connection. */
async function answerFrom(url: URL, bytes: string): Promise<{ status: number; headers: Headers; body: string }> {
  const socket = connect(Number(url.port), url.hostname);
  let text = "";
  socket.setEncoding("utf8").on("data", (chunk) => {
    text += chunk;
  });
  socket.write(bytes);
  await once(socket, "close");
  const [head = "", body = ""] = text.split("\r\n\r\n");
  const [first = "", ...lines] = head.split("\r\n");
  const headers = new Headers(
    lines.map((line): [string, string] => {
      const [name = "", ...value] = line.split(": ");
      return [name, value.join(": ")];
    }),
  );
  return { status: Number(first.split(" ")[1]), headers, body };
}

const host = "Host: site.example\r\nConnection: close\r\n";
const { app, url } = await listen();
afterAll(() => app.close());

it.each<[string, number, string]>([
  ["noise", 400, "\x16\x03\x01 hello\r\n\r\n"],
  ["a header that is too long", 431, `GET / HTTP/1.1\r\n${host}X: ${"x".repeat(20_000)}\r\n\r\n`],
  ["two lengths", 400, `POST /api/contact HTTP/1.1\r\n${host}Content-Length: 1\r\nContent-Length: 2\r\n\r\n{}`],
  [
    "a length and chunks",
    400,
    `POST /api/contact HTTP/1.1\r\n${host}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  ],
  ["two hosts", 400, `GET /about HTTP/1.1\r\n${host}Host: other.example\r\n\r\n`],
  ["no host", 400, "GET /about HTTP/1.1\r\nConnection: close\r\n\r\n"],
  ["an address that decodes to nothing", 400, `GET /% HTTP/1.1\r\n${host}\r\n`],
  ["the protocol before hosts", 200, "GET /about HTTP/1.0\r\n\r\n"],
])("%s is answered with %i and the security headers", async (_, expected, bytes) => {
  const { status, headers, body } = await answerFrom(url, bytes);
  expect(status).toBe(expected);
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("x-frame-options")).toBe("DENY");
  expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
  expect(headers.get("strict-transport-security")).toContain("max-age=");
  expect(headers.get("x-request-id")).toMatch(/^[0-9A-Z]{8}$/);
  if (status === 200) return;
  expect(headers.get("content-type")).toBe("application/json; charset=utf-8");
  const { error } = JSON.parse(body);
  expect(Object.keys(error)).toEqual(["message", "code", "data"]);
  expect(error.data).toEqual({ code: "BAD_REQUEST", httpStatus: expected, fields: {} });
});

it("TRACE is refused, and echoes nothing", async () => {
  const { status, body } = await answerFrom(url, `TRACE /about HTTP/1.1\r\n${host}X-Secret: words\r\n\r\n`);
  expect(status).toBe(405);
  expect(body).not.toContain("words");
});

it.each([
  [
    "a body that stops half-way",
    `POST /api/contact HTTP/1.1\r\n${host}Content-Type: application/json\r\nContent-Length: 500\r\n\r\n{`,
  ],
  [
    "chunks that never end",
    `POST /api/contact HTTP/1.1\r\n${host}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n{\r\n`,
  ],
])("%s end at a time-out and delay no other request", async (_, bytes) => {
  const { app, url } = await listen({ timeouts: { requestMs: 300, checkMs: 50 } });
  onTestFinished(() => app.close());
  const slow = Array.from({ length: 50 }, () => answerFrom(url, bytes));
  const lead = { name: "Ada", email: "ada@clinic.example", message: "We need payer enrollment." };
  expect((await app.inject({ method: "POST", url: "/api/contact", payload: lead })).statusCode).toBe(200);
  for (const { status, headers } of await Promise.all(slow)) {
    expect([status, headers.get("x-content-type-options"), headers.get("connection")]).toEqual([
      408,
      "nosniff",
      "close",
    ]);
  }
});
