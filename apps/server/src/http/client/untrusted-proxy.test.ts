import { expect, it } from "vitest";
import { openTestApp } from "../../test/open-test-app.ts";

async function openLogged(trustProxy: string) {
  const lines: string[] = [];
  const logger = { level: "warn", stream: { write: (line: string) => void lines.push(line) } };
  const { app } = await openTestApp({ env: { TRUST_PROXY: trustProxy }, settings: { logger } });
  const visit = (url: string, headers = {}) => app.inject({ url, headers });
  return { visit, lines };
}

const forwarded = { "x-forwarded-for": "203.0.113.77" };

it("a proxy that TRUST_PROXY does not name is logged once, without the address that it forwards", async () => {
  const { visit, lines } = await openLogged("");
  await visit("/api/states");
  expect(lines).toEqual([]);
  for (const url of ["/favicon.svg", "/api/states", "/about"]) await visit(url, forwarded);
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({
    level: 40,
    msg: expect.stringMatching(/X-Forwarded-For.+TRUST_PROXY/),
  });
  expect(lines[0]).not.toContain("203.0.113.77");
});

it("a proxy that TRUST_PROXY names is not logged", async () => {
  const { visit, lines } = await openLogged("10.0.0.0/8");
  await visit("/api/states", forwarded);
  expect(lines).toEqual([]);
});
