import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished, type TestContext } from "vitest";

/** @param finished a concurrent test must pass `onTestFinished` from its own context */
export function temporaryFolder(finished: TestContext["onTestFinished"] = onTestFinished): string {
  const folder = mkdtempSync(join(tmpdir(), "site-db-"));
  finished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
