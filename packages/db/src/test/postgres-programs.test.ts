import { spawnSync } from "node:child_process";
import { chmodSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { copyPrograms, serverUser, whyUnavailable } from "./postgres-programs.ts";
import { temporaryFolder } from "./temporary-folder.ts";

const reason = whyUnavailable();

it.skipIf(reason !== null)(
  `the tests on a PostgreSQL server can run here${reason === null ? "" : `: ${reason}`}`,
  () => {
    const folder = temporaryFolder();
    if (serverUser !== null) chmodSync(folder, 0o755);
    copyPrograms(join(folder, "programs"));
    const { stdout } = spawnSync(join(folder, "programs/bin/postgres"), ["--version"], {
      encoding: "utf8",
      ...serverUser,
    });
    expect(stdout).toMatch(/^postgres \(PostgreSQL\) \d+/);
  },
);
