import { connect } from "node:net";
import fc from "fast-check";

/** Valid request lines, so that the bytes that follow are parsed as headers or body. */
const validStart = fc.constantFrom(
  "GET / HTTP/1.1\r\nHost: x\r\n",
  "GET /% HTTP/1.1\r\nHost: x\r\n",
  "POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n",
  "POST /forms/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\n",
);

const piece = fc.oneof(
  validStart,
  fc.constantFrom(
    "GET http://other.example/ HTTP/1.1\r\nHost: x\r\n",
    "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    "CONNECT other.example:443 HTTP/1.1\r\n",
    "GET / HTTP/9.9\r\n",
    "Content-Length: 10\r\n",
    "Content-Length: -1\r\n",
    "Content-Length: 99999999999999999999\r\n",
    "Transfer-Encoding: chunked\r\n",
    "Transfer-Encoding: chunked, identity\r\n",
    "Expect: 100-continue\r\n",
    "Upgrade: websocket\r\nConnection: Upgrade\r\n",
    "X-Forwarded-For: 1.2.3.4, , ::::\r\n",
    `X-Long: ${"y".repeat(20_000)}\r\n`,
    "ffffffffff\r\nabc\r\n",
    "5\r\nhello\r\n0\r\n\r\n",
    '{"name":1}',
    "\r\n",
    "\n",
    "\0\0\0",
    "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
  ),
  fc.string({ unit: "binary-ascii", maxLength: 40 }),
);

/** What no browser sends: pieces of HTTP in any order, other protocols, random bytes. */
export const noise = fc.oneof(
  {
    weight: 3,
    arbitrary: fc
      .tuple(
        fc.oneof({ weight: 2, arbitrary: validStart }, piece),
        fc.array(piece, { maxLength: 8 }),
        fc.constantFrom("", "\r\n", "\r\n\r\n"),
      )
      .map(([first, others, end]) => Buffer.from(first + others.join("") + end, "latin1")),
  },
  { weight: 1, arbitrary: fc.uint8Array({ minLength: 1, maxLength: 400 }).map((bytes) => Buffer.from(bytes)) },
);

/** Milliseconds until the first byte of an answer; generous, because thousands of requests run concurrently. */
const firstByteMs = 1_000;
/** Closes a connection after this silence, because the server may leave it open after an upgrade. */
const silenceMs = 200;

/** Sends the bytes and half-closes the stream. @returns the statuses of the answers */
export function sendBytes(port: number, bytes: Buffer): Promise<number[]> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    let answer = "";
    socket.setEncoding("latin1");
    socket.setTimeout(firstByteMs, () => socket.destroy());
    socket.on("data", (piece) => {
      answer += piece;
      socket.setTimeout(silenceMs);
    });
    // Ignored, because the server may close the connection while bytes are being sent.
    socket.on("error", () => {});
    socket.on("close", () =>
      resolve([...answer.matchAll(/^HTTP\/1\.[01] (\d{3}) /gm)].map(([, status]) => Number(status))),
    );
    socket.end(bytes);
  });
}
