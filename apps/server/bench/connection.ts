import { once } from "node:events";
import net from "node:net";

export type Answered = { status: number; durationMs: number };

const answerMsMax = 30_000;
const headEnd = "\r\n\r\n";
const lastChunk = Buffer.from(`0${headEnd}`);

/**
 * A keep-alive connection that sends one request at a time and parses only where the answer ends. Load generators parse
 * HTTP in JavaScript, autocannon for 160 µs a page, so that on two cores the bench would measure them instead of the
 * servers.
 */
export async function openConnection(url: string) {
  const { hostname, port } = new URL(url);
  const socket = net.connect({ host: hostname, port: Number(port), noDelay: true });
  socket.setTimeout(answerMsMax, () => socket.destroy(new Error("an answer did not end")));
  await once(socket, "connect");
  let under: { beganAt: number; resolve: (answered: Answered) => void; reject: (error: Error) => void } | null = null;
  let status = 0;
  /** Bytes of the body that are missing; null: the head is missing; infinite: the body is chunked. */
  let missing: number | null = null;

  socket.on("data", (data: Buffer) => {
    let body = data;
    if (missing === null) {
      const end = data.indexOf(headEnd);
      // A head in two pieces is an error, because it hardly ever occurs on loopback.
      if (end === -1) {
        socket.destroy(new Error("the head of an answer came in pieces"));
        return;
      }
      const head = data.toString("latin1", 0, end);
      status = Number(head.slice(9, 12));
      const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
      missing = length === undefined ? Number.POSITIVE_INFINITY : Number(length);
      body = data.subarray(end + headEnd.length);
    }
    missing -= body.length;
    if (missing === 0 || (missing === Number.POSITIVE_INFINITY && body.subarray(-lastChunk.length).equals(lastChunk))) {
      missing = null;
      under?.resolve({ status, durationMs: performance.now() - under.beganAt });
    }
  });
  socket.once("error", (error) => under?.reject(error));
  socket.once("close", () => under?.reject(new Error("the server closed a connection")));

  return {
    send: (request: Buffer) =>
      new Promise<Answered>((resolve, reject) => {
        under = { beganAt: performance.now(), resolve, reject };
        socket.write(request);
      }),
    close: () => void socket.destroy(),
  };
}
