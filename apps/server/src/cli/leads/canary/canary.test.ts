import { DatabaseSync } from "node:sqlite";
import { expect, it, onTestFinished, vi } from "vitest";
import { headersOf } from "../../../notifications/test/received-mail.ts";
import { openWebhookPeer } from "../../../notifications/test/webhook-peer.ts";
import { postLead } from "../../../test/post-lead.ts";
import { openCanarySite } from "./test/open-canary-site.ts";

const threeHoursMs = 3 * 60 * 60 * 1000;

function rowsOf(file: string, table: string): Record<string, unknown>[] {
  using database = new DatabaseSync(file, { readOnly: true });
  return database.prepare(`SELECT * FROM ${table}`).all();
}

async function metric(operationsUrl: string | null): Promise<string | undefined> {
  const text = await (await fetch(`${operationsUrl}/metrics`)).text();
  return /^site_canary_age_seconds (.+)$/m.exec(text)?.[1];
}

it("leads canary ends with 0 when mail and webhook have the test lead, which is marked for their receivers", async () => {
  const hook = await openWebhookPeer((response) => void response.end());
  onTestFinished(() => hook.close());
  const env = {
    LEAD_WEBHOOK_URL: hook.url,
    LEAD_WEBHOOK_SECRET: "a secret of sixteen",
    LEAD_CONFIRM_TO_VISITOR: "yes",
  };
  const { canary, peer } = await openCanarySite({ env });
  expect(await canary()).toEqual({
    ...{ code: 0, stderr: "" },
    stdout: expect.stringMatching(/^The test lead arrived after \d+\.\d s: mail to office@site\.example, webhook\.\n$/),
  });
  expect(peer.mails.map(({ recipients }) => recipients)).toEqual([["office@site.example"]]);
  expect(peer.mails.flatMap((mail) => headersOf(mail, "x-canary"))).toEqual(["yes"]);
  expect(hook.posts.map(({ body }) => JSON.parse(body))).toEqual([{ id: expect.any(String), event: "canary" }]);
});

it("a test lead is in no view, list, export, count or check, whether it arrives or not", async () => {
  const { canary, leads, file, operationsUrl, peer } = await openCanarySite({ env: { OPS_PORT: "0" } });
  for (const code of [0, 1]) {
    expect(await canary()).toMatchObject({ code });
    const views = ["lead_inbox", "lead_history", "lead_funnel_daily", "notification_health", "lead_events"];
    for (const view of [...views, "lead_waiting", "consultation_requests", "contact_submissions"])
      expect(rowsOf(file, view), view).toEqual([]);
    expect(rowsOf(file, "notifications")).toHaveLength(1);
    expect(await leads(["list"])).toMatchObject({ stdout: "No leads.\n" });
    expect((await leads(["export"])).stderr).toMatch(/^0 leads/);
    expect((await leads(["stats", "--format", "json"])).stdout).not.toMatch(/"leads": [1-9]/);
    expect((await leads(["doctor"])).stdout).toContain("no notification waits");
    const metrics = await (await fetch(`${operationsUrl}/metrics`)).text();
    expect(metrics).not.toMatch(/^site_(?:leads|outbox)\w*\{.*kind="(?:contact|office)"/m);
    await peer.close();
  }
});

it("in three quiet days of eight runs each, with leads between them and a change of the clocks, no run is a false alarm", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-10-30T12:00:00Z") });
  onTestFinished(() => void vi.useRealTimers());
  const env = { OPS_PORT: "0", TRUST_PROXY: "none" };
  const { canary, leads, url, file, operationsUrl, peer } = await openCanarySite({ env });
  expect(await metric(operationsUrl)).toBe("+Inf");
  const [runs, failures]: [number, string[]] = [3 * 8, []];
  let written = 0;
  for (let run = 0; run < runs; run += 1) {
    // A busy afternoon has more leads in ten minutes than are mailed one by one.
    const arriving = run === 17 ? 30 : run % 2 === 0 ? 1 : 0;
    for (let n = 0; n < arriving; n += 1) await postLead(url, { message: `Lead ${run} ${n}` });
    written += arriving;
    if (run % 8 === 3) await leads(["retention", "--yes"]);
    const { code, stderr } = await canary();
    if (code !== 0) failures.push(`${new Date().toISOString()} ${stderr}`);
    expect(rowsOf(file, "notifications").filter(({ reference }) => reference === "canary")).toHaveLength(1);
    vi.setSystemTime(Date.now() + threeHoursMs);
  }
  expect(failures).toEqual([]);
  expect(peer.mails.filter((mail) => headersOf(mail, "x-canary").length > 0)).toHaveLength(runs);
  expect(rowsOf(file, "lead_inbox")).toHaveLength(written);
  expect(Number(await metric(operationsUrl))).toBeCloseTo(threeHoursMs / 1000, 0);
});
