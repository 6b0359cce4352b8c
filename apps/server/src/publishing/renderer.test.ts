import { readFileSync } from "node:fs";
import { openTestDatabase } from "@site/db/test/open-test-database";
import { temporaryFolder } from "@site/db/test/temporary-folder";
import { expect, it, onTestFinished, vi } from "vitest";
import { parseEnv } from "../configuration/env.ts";
import { testEnv } from "../test/open-test-app.ts";
import { Renderer, rendererSettings } from "./renderer.ts";

async function openRenderer(options?: { idleMs: number }) {
  const DATABASE_URL = `file:${temporaryFolder()}/site.db`;
  const { db } = await openTestDatabase(DATABASE_URL);
  await db.destroy();
  const renderer = new Renderer(rendererSettings(parseEnv({ ...testEnv, DATABASE_URL })), options);
  onTestFinished(() => renderer.close());
  return renderer;
}

it("a page that takes longer than the idle time is made, and then the process ends", async () => {
  const renderer = await openRenderer({ idleMs: 20 });
  const countProcesses = () => process.getActiveResourcesInfo().filter((name) => name === "ProcessWrap").length;
  const before = countProcesses();
  const log = { warn: vi.fn(), error: vi.fn() };
  expect((await renderer.ask({ path: "/about", answer: null }, log)).page.status).toBe(200);
  expect(log.warn).not.toHaveBeenCalled();
  expect(countProcesses()).toBe(before + 1);
  await vi.waitFor(() => expect(countProcesses()).toBe(before), { timeout: 10_000 });
});

it("a request is answered if the process has just died", async () => {
  const renderer = await openRenderer();
  const log = { warn: vi.fn(), error: vi.fn() };
  await renderer.ask({ path: "/about", answer: null }, log);
  const child = readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, "utf8").match(/\d+/g)?.at(-1);
  process.kill(Number(child), "SIGKILL");
  // The blocked thread handles no events, so the dead process still seems to be connected.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
  expect((await renderer.ask({ path: "/about", answer: null }, log)).page.status).toBe(200);
  expect(log.warn).toHaveBeenCalledOnce();
});
