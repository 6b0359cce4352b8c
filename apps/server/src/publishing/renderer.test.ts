import { openTestDatabase } from "@site/db/test/open-test-database";
import { temporaryFolder } from "@site/db/test/temporary-folder";
import { expect, it, onTestFinished, vi } from "vitest";
import { parseEnv } from "../configuration/env.ts";
import { testEnv } from "../test/open-test-app.ts";
import { Renderer, rendererSettings } from "./renderer.ts";

it("a page that takes longer than the idle time is made, and then the process ends", async () => {
  const DATABASE_URL = `file:${temporaryFolder()}/site.db`;
  const { db } = await openTestDatabase(DATABASE_URL);
  await db.destroy();
  const renderer = new Renderer(rendererSettings(parseEnv({ ...testEnv, DATABASE_URL })), { idleMs: 20 });
  onTestFinished(() => renderer.close());
  const countProcesses = () => process.getActiveResourcesInfo().filter((name) => name === "ProcessWrap").length;
  const before = countProcesses();
  const log = { warn: vi.fn(), error: vi.fn() };
  expect((await renderer.ask({ path: "/about", answer: null }, log)).page.status).toBe(200);
  expect(log.warn).not.toHaveBeenCalled();
  expect(countProcesses()).toBe(before + 1);
  await vi.waitFor(() => expect(countProcesses()).toBe(before), { timeout: 10_000 });
});
