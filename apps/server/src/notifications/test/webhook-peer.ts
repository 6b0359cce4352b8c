import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

type ReceivedPost = { path: string; headers: IncomingHttpHeaders; body: string };

/** Starts a real HTTP server in this process. @param answer responds to each post; `count` is 0 for the first post */
export async function openWebhookPeer(answer: (response: ServerResponse, count: number) => void) {
  const posts: ReceivedPost[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    posts.push({ path: request.url ?? "", headers: request.headers, body });
    answer(response, posts.length - 1);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a pipe
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
