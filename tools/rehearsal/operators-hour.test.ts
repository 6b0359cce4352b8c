import { expect, it, onTestFinished, vi } from "vitest";
import { postLead } from "../../apps/server/src/test/post-lead.ts";
import { rehearse } from "./site.ts";

/** A path that could not be read, as a program shows it that did not expect this. */
const raw = /EACCES: permission denied|\n\s+at /;

it("commands of root beside a running site leave nothing that the site can't read", async () => {
  const site = await rehearse({ env: { LOG_LEVEL: "warn" } });
  onTestFinished(() => site.stop());
  const { status } = await postLead(site.url, { message: "Two states." });
  expect(status).toBe(200);
  for (const [program, ...words] of [
    ["db", "backup"],
    ["db", "drill"],
    ["leads", "list"],
    ["leads", "retention", "--yes"],
    ["leads", "doctor"],
  ] as const) {
    const { stdout, stderr } = await site.run("operator", program, ...words);
    expect(stdout + stderr, words.join(" ")).not.toMatch(raw);
  }
  for (const path of ["/readyz", "/metrics"]) expect((await fetch(site.operationsUrl + path)).status, path).toBe(200);
  expect(await site.server.end("SIGTERM")).toBe(0);
  const url = await site.server.start();
  expect((await postLead(url, { message: "After a restart." })).status).toBe(200);
  await vi.waitFor(() => expect(site.mail.mails.length).toBeGreaterThanOrEqual(4), { timeout: 30_000 });
  for (const words of [
    ["db", "backup"],
    ["leads", "doctor"],
  ] as const) {
    const { stdout, stderr } = await site.run("site", ...words);
    expect(stdout + stderr, words.join(" ")).not.toMatch(raw);
  }
});
