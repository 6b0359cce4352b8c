import { createSocket } from "node:dgram";
import { once } from "node:events";
import { onTestFinished } from "vitest";

const txt = 16;
const noError = 0;
const nameError = 3;

/**
 * A real name server on its own port that knows TXT records.
 * @param records texts by name; a name that is missing does not exist
 * @param silent takes every question and answers none
 */
export async function openDnsServer(records: Record<string, readonly string[]>, { silent = false } = {}) {
  const socket = createSocket("udp4");
  socket.on("message", (query, sender) => {
    if (!silent) socket.send(answerTo(query, records), sender.port, sender.address);
  });
  socket.bind(0, "127.0.0.1");
  await once(socket, "listening");
  onTestFinished(() => void socket.close());
  return `127.0.0.1:${socket.address().port}`;
}

/** RFC 1035: the header with its counts, the question as it came, and the answers, which point back to its name. */
function answerTo(query: Buffer, records: Record<string, readonly string[]>): Buffer {
  // The name ends with an empty label, and is followed by its type and class.
  const question = query.subarray(12, query.indexOf(0, 12) + 5);
  const asked = question.toString("latin1").toLowerCase();
  const [, texts] = Object.entries(records).find(([name]) => asked.startsWith(toLabels(name))) ?? [];
  const header = Buffer.from(query.subarray(0, 12));
  header.writeUInt16BE(0x8180 | (texts === undefined ? nameError : noError), 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(texts?.length ?? 0, 6);
  header.writeUInt32BE(0, 8);
  return Buffer.concat([header, question, ...(texts ?? []).map(toRecord)]);
}

function toLabels(name: string): string {
  return [...name.split("."), ""].map((label) => String.fromCharCode(label.length) + label).join("");
}

/** A text longer than 255 bytes is several strings. */
function toRecord(text: string): Buffer {
  const strings = (text.match(/.{1,255}/g) ?? []).map((part) =>
    Buffer.from(`${String.fromCharCode(part.length)}${part}`, "latin1"),
  );
  const data = Buffer.concat(strings);
  const head = Buffer.alloc(12);
  head.writeUInt16BE(0xc00c, 0);
  head.writeUInt16BE(txt, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt32BE(60, 6);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}
