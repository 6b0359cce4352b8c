import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { text } from "node:stream/consumers";
import PostalMime, { decodeWords } from "postal-mime";
import { SMTPServer, type SMTPServerSession } from "smtp-server";

/** At `data`, the server has read the whole message. At `accepted`, it has stored the message but not responded yet. */
export type SmtpStep = "connected" | "mail" | "rcpt" | "data" | "accepted";

/** A number is the SMTP code to respond with. `drop` closes the connection, and `hang` never responds. */
export type Reaction = "go on" | "hang" | "drop" | number;

/** @param address the recipient's address at the step `rcpt`, and an empty string at all other steps */
export type React = (step: SmtpStep, address: string) => Reaction | Promise<Reaction>;

type Answer = (error?: Error) => void;

export type SmtpPeerOptions = {
  react?: React;
  tls?: "at once" | "offered" | "none";
  certificate?: { keyFile: string; chainFile: string } | null;
  isRight?: (password: string) => boolean;
  port?: number;
};

export async function openSmtpPeer({
  react = () => "go on",
  tls = "none",
  certificate = null,
  isRight,
  port = 0,
}: SmtpPeerOptions = {}) {
  const mails: ReceivedMail[] = [];
  const sockets = new Map<number | undefined, Socket>();

  async function step(name: SmtpStep, { remotePort }: SMTPServerSession, answer: Answer, address = "") {
    const reaction = await react(name, address);
    if (reaction === "go on") answer();
    else if (reaction === "drop") sockets.get(remotePort)?.destroy();
    // Real mail servers quote the address in their errors, so this one does too.
    else if (reaction !== "hang") answer(Object.assign(new Error(`<${address}>: no.`), { responseCode: reaction }));
  }

  const server = new SMTPServer({
    secure: tls === "at once",
    ...(certificate && { key: readFileSync(certificate.keyFile), cert: readFileSync(certificate.chainFile) }),
    disabledCommands: [...(isRight ? [] : ["AUTH"]), ...(tls === "none" ? ["STARTTLS"] : [])],
    authOptional: true,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, answer) =>
      isRight?.(password ?? "") ? answer(null, { user: username ?? "" }) : answer(new Error("Wrong password")),
    disableReverseLookup: true,
    logger: false,
    onConnect: (session, answer) => step("connected", session, answer),
    onMailFrom: (_address, session, answer) => step("mail", session, answer),
    onRcptTo: ({ address }, session, answer) => step("rcpt", session, answer, address),
    async onData(stream, session, answer) {
      const raw = await text(stream).catch(() => null);
      if (raw === null) return;
      await step("data", session, async (error) => {
        if (error) return answer(error);
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        mails.push(await readMail(raw, recipients));
        await step("accepted", session, answer);
      });
    },
  });
  server.on("error", () => {});
  server.server.on("connection", (socket: Socket) => {
    const { remotePort } = socket;
    sockets.set(
      remotePort,
      socket.once("close", () => sockets.delete(remotePort)),
    );
  });
  server.listen(port, "127.0.0.1");
  await once(server.server, "listening");
  const address = server.server.address() as AddressInfo; // a TCP server's address is an object

  return {
    mails,
    port: address.port,
    url: `${tls === "at once" ? "smtps" : "smtp"}://127.0.0.1:${address.port}`,
    async close() {
      const closed = new Promise<void>((resolve) => server.close(resolve));
      for (const socket of sockets.values()) socket.destroy();
      await closed;
    },
  };
}

export type ReceivedMail = Awaited<ReturnType<typeof readMail>>;

export async function readMail(raw: string, recipients: readonly string[]) {
  const { headers, text = "", html = "", messageId = "" } = await PostalMime.parse(raw);
  return {
    raw,
    headers: headers.map(({ key, value }) => [key, decodeWords(value)] as const),
    text: text.trimEnd(),
    html,
    messageId,
    recipients,
  };
}

export function headersOf({ headers }: ReceivedMail, name: string): string[] {
  return headers.filter(([found]) => found === name).map(([, value]) => value);
}

type ReceivedPost = { path: string; headers: IncomingHttpHeaders; body: string };

/** @param answer responds to each POST; `count` is the number of earlier POSTs */
export async function openWebhookPeer(answer: (response: ServerResponse, count: number) => void) {
  const posts: ReceivedPost[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    posts.push({ path: request.url ?? "", headers: request.headers, body });
    answer(response, posts.length - 1);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // a TCP server's address is an object
  return {
    posts,
    url: `http://127.0.0.1:${port}/hook`,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}
