import { expect, it } from "vitest";
import { cspReportBytesMax, cspReportsMax } from "../configuration/limits.ts";
import { openTestApp } from "../test/open-test-app.ts";

const lines: string[] = [];
const { app } = await openTestApp({
  settings: { logger: { level: "warn", stream: { write: (line) => void lines.push(line) } } },
});

async function report(type: string, body: unknown) {
  lines.splice(0);
  const payload = typeof body === "string" ? body : JSON.stringify(body);
  const headers = { "content-type": type };
  const { statusCode } = await app.inject({ method: "POST", url: "/csp-reports", headers, payload });
  const logged = lines.map((line) => {
    const { directive, blocked, document } = JSON.parse(line);
    return { directive, blocked, document };
  });
  return { statusCode, logged };
}

it("the older shape leaves directive, blocked origin and path in the log, and nothing of the reader", async () => {
  const { statusCode, logged } = await report("application/csp-report", {
    "csp-report": {
      "document-uri": "https://site.example/contact?email=ada@clinic.example",
      referrer: "https://search.example/?q=ada+osei",
      "violated-directive": "script-src-elem",
      "effective-directive": "script-src-elem",
      "blocked-uri": "https://evil.example/steal.js?name=ada",
      "script-sample": "alert('ada')",
    },
  });
  expect(statusCode).toBe(204);
  expect(logged).toEqual([{ directive: "script-src-elem", blocked: "https://evil.example", document: "/contact" }]);
  expect(lines.join()).not.toMatch(/ada|osei|search/i);
});

it("the Reporting API's shape does the same, several at a time", async () => {
  const body = { documentURL: "https://site.example/", blockedURL: "inline", effectiveDirective: "style-src-attr" };
  const reports = [
    { type: "csp-violation", url: "https://site.example/", user_agent: "Ada's browser", body },
    { type: "csp-violation", body: { ...body, documentURL: "https://site.example/ada@clinic.example" } },
  ];
  const { statusCode, logged } = await report("application/reports+json", reports);
  expect(statusCode).toBe(204);
  expect(logged).toEqual([
    { directive: "style-src-attr", blocked: "inline", document: "/" },
    { directive: "style-src-attr", blocked: "inline", document: "unknown" },
  ]);
  expect(lines.join()).not.toMatch(/ada/i);
});

it.each<[string, number, string, unknown]>([
  ["no JSON", 400, "application/csp-report", "{"],
  ["no report", 400, "application/csp-report", {}],
  ["an empty list", 400, "application/reports+json", []],
  ["another type", 415, "application/json", {}],
  ["a novel", 413, "application/csp-report", "x".repeat(cspReportBytesMax + 1)],
])("%s is answered %i and not logged", async (_, status, type, body) => {
  const { statusCode, logged } = await report(type, body);
  expect([statusCode, logged]).toEqual([status, []]);
});

it("many reports of one client are not taken any more", async () => {
  const { app: limited } = await openTestApp();
  const headers = { "content-type": "application/csp-report" };
  const payload = JSON.stringify({ "csp-report": { "violated-directive": "img-src" } });
  const statuses: number[] = [];
  for (let count = 0; count <= cspReportsMax; count++) {
    const { statusCode } = await limited.inject({ method: "POST", url: "/csp-reports", headers, payload });
    statuses.push(statusCode);
  }
  expect(statuses).toEqual([...Array(cspReportsMax).fill(204), 429]);
});
