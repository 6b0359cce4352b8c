import { copyFileSync, cpSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Db, openDatabase } from "@site/db/open";
import { freePort } from "@site/db/test/free-port";
import { temporaryFolder } from "@site/db/test/temporary-folder";
import { expect, onTestFinished, vi } from "vitest";
import { findRelease } from "../../../../../tools/rehearsal/release.ts";
import { giveToSite } from "../../../../../tools/rehearsal/server.ts";
import { type RehearsalOptions, type RehearsedSite, rehearse } from "../../../../../tools/rehearsal/site.ts";
import { siteAt } from "../../test/rehearsed-app.ts";

/** The database has only a few rows, so that a publication is quick. */
export async function openPublishing(given: RehearsalOptions["env"] = {}) {
  const OPS_PORT = String(await freePort());
  const env = { LOG_LEVEL: "info", OPS_PORT, RATE_LIMIT_READS: "0", RATE_LIMIT_WRITES: "0", ...given };
  const folder = temporaryFolder();
  const file = join(folder, "site.db");
  copyFileSync(findRelease().database, file);
  const { db } = await openDatabase(`file:${file}`, { busyMs: 10_000 });
  onTestFinished(() => db.destroy());
  await keepFewRows(db);
  const site = await rehearse({ args: ["--publish"], folder, hasDatabase: false, env });
  onTestFinished(() => site.stop());
  return { site, db, root: site.env.PAGES_DIR ?? "", ...siteAt(site.url) };
}

export function publishedFolder(parent: string): string {
  const folder = join(parent, "pages");
  const { pages } = findRelease();
  if (existsSync(pages)) cpSync(pages, folder, { recursive: true, verbatimSymlinks: true });
  giveToSite(folder);
  return folder;
}

const kept = {
  states: ["ohio", "texas"],
  blog_posts: ["w-9-and-the-legal-business-name", "reassignment-on-the-855i"],
  specialties: ["neurology"],
};

export async function keepFewRows(db: Db): Promise<void> {
  for (const [table, slugs] of Object.entries(kept))
    await db
      .deleteFrom(table as "states")
      .where("slug", "not in", slugs)
      .execute(); // each of the tables has the column `slug`
}

export async function untilReady({ server }: Pick<RehearsedSite, "server">): Promise<void> {
  const statusOf = async () => (await fetch(`${server.operationsUrl}/readyz`)).status;
  await vi.waitFor(async () => expect(await statusOf()).toBe(200), { timeout: 120_000, interval: 200 });
}

export async function warningsOf(site: RehearsedSite): Promise<string> {
  const answer = await (await fetch(`${site.server.operationsUrl}/readyz`)).json();
  return answer.warnings.join("\n");
}

export const publicationsOf = ({ server }: Pick<RehearsedSite, "server">) =>
  server.output.match(/pages are made/g)?.length ?? 0;

export function renderersOf({ server: { pid } }: RehearsedSite): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").match(/\d+/g) ?? [];
  return children.map(Number);
}

export const untilAlone = (site: RehearsedSite) =>
  vi.waitFor(() => expect(renderersOf(site)).toEqual([]), { timeout: 90_000, interval: 100 });
