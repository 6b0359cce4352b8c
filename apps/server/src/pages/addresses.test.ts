import { once } from "node:events";
import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, expect, it } from "vitest";
import { openTestApp } from "../test/open-test-app.ts";
import { readAddress } from "./addresses.ts";

const { app } = await openTestApp();
await app.listen({ host: "127.0.0.1", port: 0 });
afterAll(() => app.close());

/** Over a real connection: `inject()` tidies an address up before the server sees it. */
async function get(path: string): Promise<{ status: number; location: string | undefined }> {
  const { port } = app.server.address() as AddressInfo; // it listens on a port
  const sent = request({ host: "127.0.0.1", port, path, agent: false }).end();
  const [response] = await once(sent, "response");
  response.resume();
  return { status: response.statusCode, location: response.headers.location };
}

it.each([
  ["/states/", "/states"],
  ["/states//texas///", "/states/texas"],
  ["/States/TEXAS", "/states/texas"],
  ["/STATES/?utm_source=A&x=Y?z", "/states?utm_source=A&x=Y?z"],
  ["/API/states", "/api/states"],
])("%s is redirected once to its canonical spelling, with its query", async (path, location) => {
  expect(await get(path)).toEqual({ status: 308, location });
  expect((await get(location)).status).toBe(200);
  expect(readAddress(location)).toMatchObject({ path: expect.any(String) });
});

const hostile = [
  ...["//evil.example", "/\\EVIL.example", "\\\\evil.example", "/%5CEVIL.example", "//evil.example/%2e%2e"],
  ...["/%2F%2FEVIL.example", "/..//evil.example/", "//evil.example:80\\@x/", "http://evil.example/ABOUT", "*"],
  ...["/?//evil", "/%0d%0aSet-Cookie:x=1", "/;//EVIL.example", "//", "/\\", "/@EVIL.example", "//%EVIL"],
];

it.each(hostile)("%s is not redirected to another site, and causes no error", async (path) => {
  let { status, location } = await get(path);
  for (let hops = 0; location !== undefined; hops += 1) {
    expect(hops, "redirects end").toBeLessThan(3);
    const target = new URL(location, "https://site.example/deep/page");
    expect(target.origin).toBe("https://site.example");
    ({ status, location } = await get(target.pathname + target.search));
  }
  expect([200, 400, 404]).toContain(status);
});

it.each(["/%", "/states/%c0%ae", "/api/blog/%"])(
  "%s is not an address, and is told so like any other mistake",
  async (path) => {
    const response = await app.inject(path);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ error: { data: { code: "BAD_REQUEST", httpStatus: 400, fields: {} } } });
    expect(response.headers["x-content-type-options"]).toBe("nosniff");
  },
);
