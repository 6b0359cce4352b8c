import { defineConfig } from "vitest/config";

// Types are no business of this run: `tsc --noEmit` in `pnpm check` reads every file, `*.test-d.ts` among them.
export default defineConfig({
  test: {
    include: [
      "packages/**/*.test.ts",
      "apps/server/**/*.test.ts",
      "apps/web/{build,src}/**/*.test.ts",
      ".ci/**/*.test.ts",
    ],
    exclude: ["**/node_modules/**", "**/dist/**", "apps/web/e2e/**"],
    // The default leaves one core of two idle.
    maxWorkers: 2,
    setupFiles: [".ci/vitest-setup.ts"],
  },
});
