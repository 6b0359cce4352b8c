import { spawnSync } from "node:child_process";
import { chmodSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { canMount, holdLock, mountDisk } from "@site/db/test/faults";
import { temporaryFolder } from "@site/db/test/temporary-folder";
import { expect, it, vi } from "vitest";
import { giveToSite } from "../../../../tools/rehearsal/server.ts";
import { openPublishing, renderersOf, untilAlone, untilReady, warningsOf } from "./test/publishing-site.ts";

vi.setConfig({ testTimeout: 480_000 });

type Publishing = Awaited<ReturnType<typeof openPublishing>>;
/** `begin` returns a function that ends the fault. warning: null if edits are shown despite the fault */
type Fault = [name: string, begin: (site: Publishing) => Promise<unknown>, warning: RegExp | null];

async function signalRenderer({ site }: Publishing, signal: NodeJS.Signals) {
  const [found = 0] = await vi.waitUntil(() => renderersOf(site).length > 0 && renderersOf(site), { timeout: 30_000 });
  process.kill(found, signal);
}

async function hideTable({ site }: Publishing, table: string) {
  const database = new DatabaseSync(join(site.folder, "site.db"), { timeout: 10_000 });
  database.exec(`ALTER TABLE ${table} RENAME TO hidden`);
  return () => database.exec(`ALTER TABLE hidden RENAME TO ${table}`);
}

const fullDisk: Fault = [
  "full",
  async ({ root }) => {
    const ballast = join(root, "../ballast");
    const { stderr } = spawnSync("dd", ["if=/dev/zero", `of=${ballast}`, "bs=64k"], { encoding: "utf8" });
    expect(stderr).toContain("No space left");
    return () => rmSync(ballast);
  },
  /in memory alone: ENOSPC/,
];

const readOnly: Fault = [
  "read-only",
  async ({ root, site }) => {
    const before = site.server.output.length;
    // Without `current`, the publisher tries to write again after 5 seconds instead of 30.
    rmSync(join(root, "current"));
    chmodSync(root, 0o555);
    return async () => {
      await pause(6_000);
      expect(site.server.output.slice(before).match(/in memory alone/g)).toHaveLength(1);
      chmodSync(root, 0o755);
    };
  },
  /in memory alone: EACCES/,
];

const faults: readonly Fault[] = [
  ["killed", (opened) => signalRenderer(opened, "SIGKILL"), null],
  // This fault never ends: the site kills a process that takes too long for a page.
  ["stopped", (opened) => signalRenderer(opened, "SIGSTOP"), null],
  ["locked", ({ site }) => holdLock(join(site.folder, "site.db")), null],
  ["without the list of pages", (opened) => hideTable(opened, "specialties"), /can't be published/],
  ...(canMount ? [fullDisk] : []),
  readOnly,
  ["without what some pages have", (opened) => hideTable(opened, "services"), /can't be made/],
];
it("a killed or stopped process, a table that can't be read, a locked database, a full disk and a read-only folder take no page away; an edit is shown when they end", async () => {
  // The disk has room for four releases.
  const folder = canMount ? mountDisk(100).folder : temporaryFolder();
  giveToSite(folder);
  const opened = await openPublishing({ PAGES_DIR: join(folder, "pages") });
  const { site, db, root, inject } = opened;
  await untilReady(site);
  for (const [name, begin, warning] of faults) {
    await untilAlone(site);
    const edited = `Ohio (${name})`;
    const edit = () => db.updateTable("states").set({ name: edited }).where("slug", "=", "ohio").execute();
    // A fault that ends by itself must occur while the pages are made.
    if (warning === null) await edit();
    const end = await begin(opened);
    if (warning !== null) {
      await edit();
      await vi.waitFor(async () => expect(await warningsOf(site), name).toMatch(warning), { timeout: 90_000 });
      const metrics = await (await fetch(`${site.server.operationsUrl}/metrics`)).text();
      expect(metrics, name).toMatch(/^site_publish_up 0$/m);
    }
    const { statusCode, body } = await inject("/states/ohio");
    expect([name, statusCode, body.endsWith("</html>")]).toEqual([name, 200, true]);
    const isShown = async () => expect((await inject("/states/ohio")).body).toContain(edited);
    if (warning === null) await vi.waitFor(isShown, { timeout: 90_000, interval: 200 });
    if (typeof end === "function") await end();
    const written = () => readFileSync(join(root, "current/states/ohio/index.html"), "utf8");
    await vi.waitFor(() => expect(written()).toContain(edited), { timeout: 180_000, interval: 200 });
    await vi.waitFor(isShown, { timeout: 10_000 });
    await vi.waitFor(async () => expect(await warningsOf(site)).not.toMatch(/published|be made/), { timeout: 60_000 });
  }
});
