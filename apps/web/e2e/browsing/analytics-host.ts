import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

type AnalyticsRecord = { sequence: number; project: string; event: string; label: string; path: string };

export type AnalyticsHost = {
  url: string;
  /** Paths that were asked for. */
  requests: string[];
  records: AnalyticsRecord[];
  close: () => Promise<void>;
};

/** What an operator's analytics host would serve: takes over the queue and sends home what is in it. */
const script = `(() => {
  const { project, queue } = window.siteAnalytics;
  const home = new URL("/records", document.currentScript.src);
  let sequence = 0;
  const send = (record) => {
    const body = JSON.stringify({ sequence: sequence++, project, ...record });
    fetch(home, { method: "POST", mode: "no-cors", keepalive: true, body });
  };
  for (const record of queue.splice(0)) send(record);
  queue.push = (record) => { send(record); return 0; };
})();`;

export async function startAnalyticsHost(): Promise<AnalyticsHost> {
  const requests: string[] = [];
  const records: AnalyticsRecord[] = [];
  const server = createServer(async (request, response) => {
    requests.push(request.url ?? "");
    if (request.method === "POST") {
      records.push(JSON.parse(await text(request)));
      records.sort((one, other) => one.sequence - other.sequence); // requests may overtake each other
    }
    const body = request.url === "/script.js" ? script : "";
    response.writeHead(200, { "content-type": "text/javascript" }).end(body);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a pipe
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  };
  return { url: `http://127.0.0.1:${port}`, requests, records, close };
}
