import { request } from "node:http";
import { text } from "node:stream/consumers";
import { expect, it, onTestFinished } from "vitest";
import { openTestApp } from "../test/open-test-app.ts";
import { originForm } from "./request-target.ts";

it.each([
  ["/about?x=http://a.example/b", "/about?x=http://a.example/b"],
  ["http://a.example/about?x=1", "/about?x=1"],
  ["HTTPS://user:word@A.example:8443/Über%20uns", "/Über%20uns"],
  ["http://[::1]:3000/", "/"],
  ["http://a.example", "/"],
  ["http://a.example?x=1", "/?x=1"],
  ["http://a.example//b.example/", "//b.example/"],
  ["http:/about", "http:/about"],
  ["*", "*"],
])("the target %s is the path %s", (target, path) => {
  expect(originForm(target)).toBe(path);
});

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
    "/contact?utm_source=x",
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
    for (const origin of ["http://127.0.0.1", "https://evil.example", "HTTP://u:p@evil.example:99"])
      expect(await ask(`${origin}${path}`), origin + path).toEqual(own);
    expect((await ask(`http://evil.example${path}`, "HEAD")).status, path).toBe((await ask(path, "HEAD")).status);
  }
  expect(JSON.stringify(lines)).not.toContain("evil");
});
