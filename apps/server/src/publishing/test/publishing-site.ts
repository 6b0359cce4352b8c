import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { openDatabase } from "@site/db/open";
import { freePort } from "@site/db/test/free-port";
import { expect, onTestFinished, vi } from "vitest";
import { type RehearsedSite, rehearse } from "../../../../../tools/rehearsal/site.ts";
import { siteAt } from "../../test/rehearsed-app.ts";

/** A site that publishes, as it is installed; it ends with the test. */
export async function openPublishing(options: Parameters<typeof rehearse>[0] = {}) {
  // Its own port, which a restart keeps.
  const OPS_PORT = String(await freePort());
  const env = { LOG_LEVEL: "info", OPS_PORT, RATE_LIMIT_READS: "0", RATE_LIMIT_WRITES: "0", ...options.env };
  const site = await rehearse({ args: ["--publish"], ...options, env });
  onTestFinished(() => site.stop());
  const { db } = await openDatabase(`file:${join(site.folder, "site.db")}`, { busyMs: 10_000 });
  onTestFinished(() => db.destroy());
  return { site, db, root: site.env.PAGES_DIR ?? "", ...siteAt(site.url) };
}

export async function untilReady({ server }: Pick<RehearsedSite, "server">): Promise<void> {
  const statusOf = async () => (await fetch(`${server.operationsUrl}/readyz`)).status;
  await vi.waitFor(async () => expect(await statusOf()).toBe(200), { timeout: 120_000, interval: 200 });
}

export async function warningsOf(site: RehearsedSite): Promise<string> {
  const answer = await (await fetch(`${site.server.operationsUrl}/readyz`)).json();
  return answer.warnings.join("\n");
}

/** Processes of a site that make pages. */
export function renderersOf({ server }: RehearsedSite): number[] {
  return readdirSync("/proc")
    .map(Number)
    .filter((pid) => {
      try {
        const [, parent] = /\nPPid:\t(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
        return Number(parent) === server.pid && readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("/child.ts");
      } catch {
        return false; // no process, or it ended meanwhile
      }
    });
}

export const untilAlone = (site: RehearsedSite) =>
  vi.waitFor(() => expect(renderersOf(site)).toEqual([]), { timeout: 90_000, interval: 100 });
