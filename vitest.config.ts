import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { whyUnavailable } from "./packages/db/src/test/postgres-programs.ts";
import { keepTemporaryFilesInMemory } from "./tools/memory-disk.ts";

keepTemporaryFilesInMemory();

const onPostgres = ["postgres/**/*.test.ts", "upkeep/move.test.ts"].map((path) => `packages/db/src/${path}`);
const canRunPostgres = whyUnavailable() === null;

/** Matches test files that take about a minute, mostly because they wait for publications, timeouts and restarts. */
const isLong = ({ moduleId }: TestSpecification) =>
  /server\/src\/(?:publishing\/|(?:postgres|shutdown|faults)\.|.*\/(?:canary|email-faults)\.)|operators-hour/.test(
    moduleId,
  );

/** Runs the long files first. If one of them started last, all other workers would be idle while it runs. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

// Vitest doesn't check types. `pnpm check` does, including those in `*.test-d.ts`.
export default defineConfig({
  test: {
    exclude: ["**/node_modules/**", "**/dist/**", "apps/web/e2e/**"],
    // There is one more worker than there are cores, because many tests wait for a timeout, a restart or another
    // process.
    maxWorkers: availableParallelism() + 1,
    // On a busy machine, a test may take ten times as long as on an idle one.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    setupFiles: ["tools/vitest/setup.ts"],
    sequence: { sequencer: LongFirst },
    // There are several projects because Vitest runs the global setup of a project only if one of its files runs.
    projects: [
      {
        extends: true,
        test: {
          name: "parts",
          include: ["packages/**/*.test.ts", "apps/web/{build,src}/**/*.test.ts", "tools/repository.test.ts"],
          exclude: onPostgres,
          // These tests don't change the state of modules, so a worker loads each module once for all its test files.
          isolate: false,
        },
      },
      {
        // The tests that run on PostgreSQL. The project above runs `*.contract.test.ts` too, but on SQLite.
        extends: true,
        test: {
          name: "postgres",
          // If this user can't start a PostgreSQL server, this project has no files. A skipped test in another project
          // then says why.
          include: canRunPostgres ? ["packages/db/src/**/*.contract.test.ts", ...onPostgres] : [],
          globalSetup: ["packages/db/src/test/postgres-project.ts"],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: "site",
          include: ["apps/server/**/*.test.ts", "tools/**/*.test.ts"],
          exclude: ["tools/repository.test.ts"],
          isolate: false,
          globalSetup: ["tools/rehearsal/prepare.ts"],
        },
      },
    ],
  },
});
