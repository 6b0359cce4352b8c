import { defineConfig } from "vitest/config";

// Types are no business of this run: `tsc --noEmit` in `pnpm check` reads every file, `*.test-d.ts` among them.
export default defineConfig({
  test: {
    exclude: ["**/node_modules/**", "**/dist/**", "apps/web/e2e/**"],
    // The default leaves one core of two idle.
    maxWorkers: 2,
    setupFiles: [".ci/vitest-setup.ts"],
    // Three projects, because a global setup runs only where one of its project's files does.
    projects: [
      {
        extends: true,
        test: {
          name: "parts",
          include: ["packages/**/*.test.ts", "apps/web/{build,src}/**/*.test.ts"],
          exclude: ["**/dialects/postgres/**"],
        },
      },
      {
        // What both engines promise: the files `*.contract.test.ts` run in the project above as well, on SQLite.
        extends: true,
        test: {
          name: "postgres",
          include: ["packages/db/src/**/*.contract.test.ts", "packages/db/src/dialects/postgres/**/*.test.ts"],
          globalSetup: ["packages/db/src/test/postgres-project.ts"],
          setupFiles: ["packages/db/src/test/use-postgres.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "site",
          include: ["apps/server/**/*.test.ts", ".ci/**/*.test.ts"],
          globalSetup: [".ci/vitest-build.ts"],
        },
      },
    ],
  },
});
