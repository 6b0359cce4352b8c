import { once } from "node:events";
import { createServer } from "node:net";

/** Finds a free port. If another program takes the port first, the server ends with an error. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  if (typeof address !== "object" || address === null) throw new Error("A listening server has an address.");
  return address.port;
}
