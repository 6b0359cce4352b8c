import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, readFileSync } from "node:fs";
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

it.skipIf(serverUser === null)(
  "a user without a name can't run a PostgreSQL server (needs root, to become such a user)",
  () => {
    const folder = temporaryFolder();
    chmodSync(folder, 0o755);
    cpSync(join(import.meta.dirname, "postgres-programs.ts"), join(folder, "programs.ts"));
    const script = `import { whyUnavailable } from "./programs.ts"; console.log(whyUnavailable());`;
    const as = (uid: number) =>
      spawnSync(process.execPath, ["--input-type=module", "-e", script], {
        cwd: folder,
        encoding: "utf8",
        uid,
        gid: uid,
      });
    expect(readFileSync("/etc/passwd", "utf8")).not.toContain(":54321:");
    expect(as(54_321)).toMatchObject({
      stdout: "PostgreSQL needs a user with a name: the id 54321 has none in /etc/passwd.\n",
    });
  },
);
