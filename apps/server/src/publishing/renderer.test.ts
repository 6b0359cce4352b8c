import { openTestDatabase } from "@site/db/test/open-test-database";
import { temporaryFolder } from "@site/db/test/temporary-folder";
import { expect, it, onTestFinished, vi } from "vitest";
import { parseEnv } from "../configuration/env.ts";
import { testEnv } from "../test/open-test-app.ts";
import { Renderer, rendererSettings } from "./renderer.ts";

it("a page that takes longer than the idle time is made, even if the process is told to start meanwhile; then the process ends", async () => {
  const DATABASE_URL = `file:${temporaryFolder()}/site.db`;
  const { db } = await openTestDatabase(DATABASE_URL);
  await db.destroy();
  const renderer = new Renderer(rendererSettings(parseEnv({ ...testEnv, DATABASE_URL })), { idleMs: 20 });
  onTestFinished(() => renderer.close());
  const log = { warn: vi.fn(), error: vi.fn() };
  const rendered = renderer.ask({ path: "/about", answer: null }, log);
  const child = renderer.start();
  expect((await rendered).page.status).toBe(200);
  expect(log.warn).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(child.signalCode).toBe("SIGKILL"), { timeout: 10_000 });
});
