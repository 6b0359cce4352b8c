import { chmodSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { canMount, holdLock, mountDisk } from "@site/db/test/faults";
import { expect, it, vi } from "vitest";
import {
  openPublishing,
  publishedFolder,
  renderersOf,
  untilAlone,
  untilReady,
  warningsOf,
} from "./test/publishing-site.ts";

vi.setConfig({ testTimeout: 600_000 });

type Publishing = Awaited<ReturnType<typeof openPublishing>>;

const wait = { timeout: 90_000, interval: 200 };

async function open(env: Record<string, string> = {}) {
  const opened = await openPublishing(env);
  await untilReady(opened.site);
  await untilAlone(opened.site);
  return opened;
}

function edit({ db }: Publishing, medical_board: string) {
  return db.updateTable("states").set({ medical_board }).where("slug", "=", "ohio").execute();
}

async function untilWritten({ site, root }: Publishing, words: string) {
  const written = () => readFileSync(join(root, "current/states/ohio/index.html"), "utf8");
  await vi.waitFor(() => expect(written()).toContain(words), wait);
  await vi.waitFor(async () => expect(await warningsOf(site)).not.toMatch(/published|be made/), wait);
}

async function untilReported({ site, inject }: Publishing, ...warnings: readonly RegExp[]) {
  for (const warning of warnings) await vi.waitFor(async () => expect(await warningsOf(site)).toMatch(warning), wait);
  const metrics = await (await fetch(`${site.server.operationsUrl}/metrics`)).text();
  expect(metrics).toMatch(/^site_publish_up 0$/m);
  for (const path of ["/", "/neurology", "/states/ohio"]) {
    const { statusCode, body } = await inject(path);
    expect([path, statusCode, body.endsWith("</html>")]).toEqual([path, 200, true]);
  }
}

function hideTable({ site }: Publishing, table: string) {
  const database = new DatabaseSync(join(site.folder, "site.db"), { timeout: 10_000 });
  database.exec(`ALTER TABLE ${table} RENAME TO hidden`);
  return () => database.exec(`ALTER TABLE hidden RENAME TO ${table}`);
}

async function disturbMaking(): Promise<void> {
  const opened = await open();
  const { site, root } = opened;
  const showSpecialties = hideTable(opened, "specialties");
  await edit(opened, "First board");
  await untilReported(opened, /can't be published/);
  showSpecialties();
  await untilWritten(opened, "First board");

  chmodSync(root, 0o555);
  await untilAlone(site);
  const before = site.server.output.length;
  await edit(opened, "Second board");
  await untilReported(opened, /can't be published: EACCES/);
  const warning = await warningsOf(site);
  // The name of the draft folder is different at each attempt, but the failure must be logged only once.
  await vi.waitFor(async () => expect(await warningsOf(site)).not.toBe(warning), wait);
  expect(site.server.output.slice(before).match(/can't be published/g)).toHaveLength(1);
  chmodSync(root, 0o755);
  await untilWritten(opened, "Second board");

  await untilAlone(site);
  const logged = site.server.output.length;
  await edit(opened, "Third board");
  // The site must kill a process that takes too long, and start another one for the same page.
  const [found = 0] = await vi.waitUntil(() => renderersOf(site).length > 0 && renderersOf(site), wait);
  process.kill(found, "SIGSTOP");
  const unlock = await holdLock(join(site.folder, "site.db"));
  await untilWritten(opened, "Third board");
  expect(site.server.output.slice(logged)).not.toContain("can't be published");
  await unlock();
}

async function disturbWriting(): Promise<void> {
  // A disk of 100 MiB has room for four releases.
  const disk = mountDisk(100);
  const opened = await open({ PAGES_DIR: publishedFolder(disk.folder) });
  const showServices = hideTable(opened, "services");
  await edit(opened, "First board");
  await untilReported(opened, /can't be made/);
  disk.fill();
  await edit(opened, "Second board");
  await untilReported(opened, /can't be published: ENOSPC/);
  disk.free();
  showServices();
  await untilWritten(opened, "Second board");
}

it("pages stay while a process is stopped, a table can't be read, the database is locked, the disk is full or the folder is read-only; an edit appears afterwards", async () => {
  await Promise.all([disturbMaking(), canMount && disturbWriting()]);
});
