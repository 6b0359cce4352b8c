import { DatabaseSync } from "node:sqlite";
import { expect, it, onTestFinished } from "vitest";
import { headersOf } from "../../../notifications/test/received-mail.ts";
import { openWebhookPeer } from "../../../notifications/test/webhook-peer.ts";
import { openCanarySite } from "./test/open-canary-site.ts";

function rowsOf(file: string, table: string): Record<string, unknown>[] {
  using database = new DatabaseSync(file, { readOnly: true });
  return database.prepare(`SELECT * FROM ${table}`).all();
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
  expect(await canary(undefined, {}, 30)).toEqual({
    ...{ code: 0, stderr: "" },
    stdout: expect.stringMatching(/^The test lead arrived after \d+\.\d s: mail to office@site\.example, webhook\.\n$/),
  });
  expect(peer.mails.map(({ recipients }) => recipients)).toEqual([["office@site.example"]]);
  expect(peer.mails.flatMap((mail) => headersOf(mail, "x-canary"))).toEqual(["yes"]);
  expect(hook.posts.map(({ body }) => JSON.parse(body))).toEqual([{ id: expect.any(String), event: "canary" }]);
});

it("a test lead is in no view, list, export, count or check, whether it arrives or not", async () => {
  const { canary, leads, file, operationsUrl, peer } = await openCanarySite({ env: { OPS_PORT: "0" } });
  const readMetrics = async () => (await fetch(`${operationsUrl}/metrics`)).text();
  expect(await readMetrics()).toMatch(/^site_canary_age_seconds \+Inf$/m);
  for (const [code, wait] of [
    [0, 30],
    [1, 1],
  ] as const) {
    expect(await canary(undefined, {}, wait)).toMatchObject({ code });
    const views = ["lead_inbox", "lead_history", "lead_funnel_daily", "notification_health", "lead_events"];
    for (const view of [...views, "lead_waiting", "consultation_requests", "contact_submissions"])
      expect(rowsOf(file, view), view).toEqual([]);
    expect(rowsOf(file, "notifications")).toHaveLength(1);
    expect(await leads(["list"])).toMatchObject({ stdout: "No leads.\n" });
    expect((await leads(["export"])).stderr).toMatch(/^0 leads/);
    expect((await leads(["stats", "--format", "json"])).stdout).not.toMatch(/"leads": [1-9]/);
    expect((await leads(["doctor"])).stdout).toContain("no notification waits");
    const metrics = await readMetrics();
    expect(metrics).toMatch(/^site_canary_age_seconds \d/m);
    expect(metrics).not.toMatch(/^site_(?:leads|outbox)\w*\{.*kind="(?:contact|office)"/m);
    await peer.close();
  }
});
