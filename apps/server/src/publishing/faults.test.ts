import { spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { canMount, holdLock, mountDisk, overwrite } from "@site/db/test/faults";
import { temporaryFolder } from "@site/db/test/temporary-folder";
import { expect, it, vi } from "vitest";
import { giveToSite } from "../../../../tools/rehearsal/server.ts";
import { openPublishing, renderersOf, untilAlone, untilReady, warningsOf } from "./test/publishing-site.ts";

vi.setConfig({ testTimeout: 480_000 });

type Publishing = Awaited<ReturnType<typeof openPublishing>>;
type Fault = {
  name: string;
  /** Whether it comes after the edit that is to be published. */
  isLate?: boolean;
  /** @returns a function that ends it */
  begin: (site: Publishing) => unknown;
  /** null: the edit is shown nevertheless, and nothing is said */
  warning: RegExp | null;
};

async function signalRenderer({ site }: Publishing, signal: NodeJS.Signals) {
  const found = () => renderersOf(site)[0];
  await vi.waitUntil(found, { timeout: 30_000, interval: 5 });
  process.kill(found() ?? 0, signal);
}

const faults: readonly Fault[] = [
  { name: "killed", isLate: true, begin: (opened) => signalRenderer(opened, "SIGKILL"), warning: null },
  // Never ends: it is killed when a page takes too long.
  { name: "stopped", isLate: true, begin: (opened) => signalRenderer(opened, "SIGSTOP"), warning: null },
  {
    name: "unreadable",
    begin({ site, db }) {
      const file = join(site.folder, "site.db");
      using database = new DatabaseSync(file);
      database.exec("PRAGMA wal_checkpoint(TRUNCATE)");
      const bytes = Number(database.prepare("PRAGMA page_size").get()?.page_size);
      const root = database.prepare("SELECT rootpage FROM sqlite_master WHERE name = 'specialties'").get();
      const position = (Number(root?.rootpage) - 1) * bytes;
      const whole = readFileSync(file).subarray(position, position + bytes);
      overwrite(file, position, bytes);
      return async () => {
        overwrite(file, position, bytes, whole);
        // The site reads the page again after any change.
        await db.updateTable("states").set({ abbreviation: "OH" }).where("slug", "=", "ohio").execute();
      };
    },
    warning: /can't be published/,
  },
  { name: "locked", isLate: true, begin: ({ site }) => holdLock(join(site.folder, "site.db")), warning: null },
];
const fullDisk: Fault = {
  name: "full",
  begin({ root }) {
    const ballast = join(root, "../ballast");
    const { stderr } = spawnSync("dd", ["if=/dev/zero", `of=${ballast}`, "bs=64k"], { encoding: "utf8" });
    expect(stderr).toContain("No space left");
    return () => rmSync(ballast);
  },
  warning: /in memory alone: ENOSPC/,
};

it("a killed or stopped process, a table that can't be read, a locked database and a full disk take no page away; an edit is shown when they end", async () => {
  // Four releases have room on it.
  const folder = canMount ? mountDisk(100).folder : temporaryFolder();
  giveToSite(folder);
  const opened = await openPublishing({ PAGES_DIR: join(folder, "pages") });
  const { site, db, root, inject } = opened;
  await untilReady(site);
  for (const { name, isLate = false, begin, warning } of [...faults, ...(canMount ? [fullDisk] : [])]) {
    await untilAlone(site);
    const edit = () =>
      db
        .updateTable("states")
        .set({ name: `Ohio (${name})` })
        .where("slug", "=", "ohio")
        .execute();
    const isIn = (text: string) => text.includes(`Ohio (${name})`);
    if (isLate) await edit();
    const end = await begin(opened);
    if (!isLate) await edit();
    if (warning !== null) {
      await vi.waitFor(async () => expect(await warningsOf(site), name).toMatch(warning), { timeout: 90_000 });
      const metrics = await (await fetch(`${site.server.operationsUrl}/metrics`)).text();
      expect(metrics, name).toMatch(/^site_publish_up 0$/m);
    }
    const { statusCode, body } = await inject("/states/ohio");
    expect([name, statusCode, body.endsWith("</html>")]).toEqual([name, 200, true]);
    const isShown = async () => expect(isIn((await inject("/states/ohio")).body), name).toBe(true);
    if (warning === null) await vi.waitFor(isShown, { timeout: 90_000, interval: 200 });
    if (typeof end === "function") await end();
    const isWritten = () => isIn(readFileSync(join(root, "current/states/ohio/index.html"), "utf8"));
    await vi.waitFor(() => expect(isWritten(), name).toBe(true), { timeout: 180_000, interval: 200 });
    await vi.waitFor(isShown, { timeout: 10_000 });
    await vi.waitFor(async () => expect(await warningsOf(site)).not.toContain("published"), { timeout: 10_000 });
  }
});
