import { chmodSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { migrate } from "../migrate.ts";
import { openDatabase } from "../open.ts";
import { temporaryFolder } from "../test/temporary-folder.ts";
import { serverUser, whyUnavailable } from "./postgres-programs.ts";
import { startTrialServer } from "./trial-server.ts";

const reason = whyUnavailable();

async function start(folder: string) {
  const server = await startTrialServer(folder);
  const stop = async () => {
    server.stop();
    await server.ended;
  };
  onTestFinished(stop);
  return { url: server.url, stop };
}

function reachableFolder(): string {
  const folder = temporaryFolder();
  // mkdtemp makes a folder that only root can reach, where the tests run as root.
  if (serverUser !== null) chmodSync(folder, 0o755);
  return join(folder, "try");
}

it.skipIf(reason !== null)("a trial server serves the site's database, and the next start finds it again", async () => {
  const folder = reachableFolder();
  const first = await start(folder);
  const opened = await openDatabase(first.url);
  const { applied } = await migrate(opened.db, opened.engine);
  expect(applied.length).toBeGreaterThan(0);
  await opened.engine.close();
  await expect(startTrialServer(folder)).rejects.toThrow(`A server runs already with its data in ${folder}.`);
  await first.stop();

  const second = await start(folder);
  expect(second.url).toBe(first.url);
  const again = await openDatabase(second.url);
  expect((await migrate(again.db, again.engine)).applied).toEqual([]);
  await again.engine.close();

  const stranger = Object.assign(new URL(second.url), { password: "guess" }).href;
  await expect(openDatabase(stranger)).rejects.toThrow(/password authentication failed/);
});

it.skipIf(reason !== null)("a folder that the server can't use is one sentence", async () => {
  const closed = join(temporaryFolder(), "closed");
  mkdirSync(closed, { mode: serverUser === null ? 0o500 : 0o700 });
  await expect(startTrialServer(join(closed, "try"))).rejects.toThrow(/EACCES|can't run in \S+: .*(?:EACCES|denied)/);
});
