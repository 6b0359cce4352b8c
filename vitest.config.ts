import { defineConfig } from "vitest/config";

// Types are no business of this run: `tsc --noEmit` in `pnpm check` reads every file, `*.test-d.ts` among them.
export default defineConfig({
  test: {
    exclude: ["**/node_modules/**", "**/dist/**", "apps/web/e2e/**"],
    // The default leaves one core of two idle.
    maxWorkers: 2,
    setupFiles: [".ci/vitest-setup.ts"],
    // Two projects, because a global setup runs only where one of its project's files does.
    projects: [
      {
        extends: true,
        test: { name: "parts", include: ["packages/**/*.test.ts", "apps/web/{build,src}/**/*.test.ts"] },
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
