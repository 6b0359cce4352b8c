import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { closedNote } from "./closed-files.ts";

it.skipIf(process.platform === "win32")("a build names a file that the site's user can't read", () => {
  const folder = mkdtempSync(join(tmpdir(), "site-closed-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "apps/server"), { recursive: true });
  const file = join(folder, "apps/server/main.ts");
  writeFileSync(file, "");
  for (const path of ["apps", "apps/server"]) chmodSync(join(folder, path), 0o755);
  chmodSync(file, 0o644);
  expect(closedNote(folder)).toBeNull();
  chmodSync(file, 0o600);
  expect(closedNote(folder)).toContain(`can't read ${file} and 0 other files`);
});
