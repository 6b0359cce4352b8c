import { Agent, request as httpRequest } from "node:http";
import type { Request } from "./requests.ts";

const agent = new Agent({ keepAlive: true, maxSockets: 8 });
const timeoutMs = 20_000;

/** @returns the status; 0: the server closed the connection without one, as it may for a body that is too large */
export function send(port: number, { method, path, headers, body }: Request): Promise<number> {
  return new Promise((resolve, reject) => {
    const payload = body === null ? null : Buffer.from(body);
    const length = payload === null ? {} : { "content-length": payload.length };
    const options = { agent, port, host: "127.0.0.1", method, path, headers: { ...headers, ...length } };
    const sent = httpRequest(options, (response) => {
      response.resume().once("end", () => resolve(response.statusCode ?? 0));
      response.once("error", () => resolve(response.statusCode ?? 0));
    });
    sent.setTimeout(timeoutMs, () => reject(new Error(`${method} ${path} was not answered.`)));
    sent.once("error", (error) =>
      "code" in error && (error.code === "ECONNRESET" || error.code === "EPIPE") ? resolve(0) : reject(error),
    );
    sent.end(payload);
  });
}

export function closeConnections(): void {
  agent.destroy();
}
