import { request } from "node:http";
import { text } from "node:stream/consumers";
import { expect, it, onTestFinished } from "vitest";
import { openTestApp } from "../test/open-test-app.ts";

it("an address in absolute form is answered as its path is, whatever host it names, and is logged as its path is", async () => {
  const { app, lines } = await openTestApp({ env: { LOG_LEVEL: "debug" } });
  const { port } = new URL(await app.listen({ port: 0, host: "127.0.0.1" }));
  onTestFinished(() => app.close());
  const ask = async (path: string, method = "GET") => {
    const { promise, resolve, reject } = Promise.withResolvers<import("node:http").IncomingMessage>();
    request({ port, path, method, agent: false }, resolve).once("error", reject).end();
    const response = await promise;
    return { status: response.statusCode, location: response.headers.location, body: await text(response) };
  };
  const paths = [
    "/",
    "/about",
    "/contact?utm_source=http://evil.example/b",
    "/About/",
    "/nothing",
    "/api/states",
    "/trpc/nothing",
    "/favicon.svg",
    "/sitemap.xml",
    "/forms/contact",
  ];
  for (const path of paths) {
    const own = await ask(path);
    for (const origin of [
      "http://127.0.0.1",
      "https://evil.example",
      "HTTP://u:p@evil.example:99",
      "http://[::1]:3000",
    ])
      expect(await ask(`${origin}${path}`), origin + path).toEqual(own);
    expect((await ask(`http://evil.example${path}`, "HEAD")).status, path).toBe((await ask(path, "HEAD")).status);
  }
  expect(JSON.stringify(lines)).not.toContain("evil");
});
