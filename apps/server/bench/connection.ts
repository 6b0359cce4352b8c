import { once } from "node:events";
import net from "node:net";

export type Answered = { status: number; durationMs: number };

const patienceMs = 30_000;
const headEnd = "\r\n\r\n";
const lastChunk = Buffer.from(`0${headEnd}`);

/**
 * A kept-alive connection that sends one request at a time and reads no more of the answer than where it ends. Load
 * generators parse HTTP in JavaScript, autocannon for 160 µs a page: on two cores they, not the server, would be measured.
 */
export async function openConnection(url: string) {
  const { hostname, port } = new URL(url);
  const socket = net.connect({ host: hostname, port: Number(port), noDelay: true });
  socket.setTimeout(patienceMs, () => socket.destroy(new Error("an answer did not end")));
  await once(socket, "connect");
  let under: { beganAt: number; resolve: (answered: Answered) => void; reject: (error: Error) => void } | null = null;
  let status = 0;
  /** Bytes of the body that are still to come; null: the head is; infinite: the last chunk says where it ends. */
  let missing: number | null = null;

  socket.on("data", (data: Buffer) => {
    let body = data;
    if (missing === null) {
      const end = data.indexOf(headEnd);
      // A head in two pieces is rare enough on this machine to be an error.
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
