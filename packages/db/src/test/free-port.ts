import { once } from "node:events";
import { createServer } from "node:net";

/** Another program may still take the port before the caller uses it. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  if (typeof address !== "object" || address === null) throw new Error("A listening server has an address.");
  return address.port;
}
