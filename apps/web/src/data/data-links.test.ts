import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import type { AppRouter } from "@site/trpc-router/types";
import { createTRPCClient } from "@trpc/client";
import { expect, it, onTestFinished } from "vitest";
import { dataLinks } from "./data-links.ts";

async function openClient(answer: RequestListener) {
  const server = createServer(answer).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await new Promise((done) => server.once("listening", done));
  const { port } = server.address() as AddressInfo; // `address()` returns a string only for a pipe
  const url = `http://127.0.0.1:${port}/trpc`;
  return { server, client: createTRPCClient<AppRouter>({ links: dataLinks(url, null) }) };
}

const tooMany = {
  message: "Please wait.",
  code: -32029,
  data: { code: "TOO_MANY_REQUESTS", httpStatus: 429, fields: {} },
};

it.each([
  ["a proxy's page", 502, "text/html", "<html>Bad Gateway</html>", "502: <html>Bad Gateway</html>"],
  ["a text", 500, "text/plain", "Internal Server Error", "500: Internal Server Error"],
  ["nothing", 503, "text/plain", "", "503: Service Unavailable"],
  ["nothing, called JSON", 504, "application/json", "", "504: Gateway Timeout"],
  ["another program's JSON", 403, "application/json", '{"error":"denied"}', '403: {"error":"denied"}'],
  ["our own error", 429, "application/json", JSON.stringify({ error: tooMany }), "429: Please wait."],
  ["our own errors", 429, "application/json", JSON.stringify([{ error: tooMany }]), "429: Please wait."],
])("a failed response that is %s becomes an error of status and text", async (_, status, type, body, message) => {
  const headers = { "content-type": type, "x-request-id": "r1" };
  const { client } = await openClient((_request, response) => response.writeHead(status, headers).end(body));
  const failed = client.states.list.query();
  await expect(failed).rejects.toMatchObject({ message });
  const { meta } = await failed.catch((error) => error);
  expect(meta.response.headers.get("x-request-id"), "the id for support").toBe("r1");
});

it("a broken connection becomes an error without a status", async () => {
  const { client } = await openClient((request) => request.socket.destroy());
  await expect(client.states.list.query()).rejects.toMatchObject({ message: expect.stringMatching(/^0: ./) });
});

it("a page's texts are fetched in one request, and its rows in another request", async () => {
  const asked: string[] = [];
  const { client } = await openClient((request, response) => {
    const { pathname } = new URL(request.url ?? "", "http://localhost");
    asked.push(pathname);
    const results = pathname.split(",").map((data) => ({ result: { data } }));
    response.setHeader("content-type", "application/json").end(JSON.stringify(results));
  });
  await Promise.all([
    client.pages.blog.query(),
    client.posts.list.query(),
    client.pages.layout.query(),
    client.states.list.query(),
  ]);
  expect(asked.toSorted()).toEqual(["/trpc/pages.blog,pages.layout", "/trpc/posts.list,states.list"]);
});
