import { expect, it } from "vitest";
import { whyUnavailable } from "./postgres-programs.ts";

const reason = whyUnavailable();

// Skipped, and not failed, so that the test command names it among what this host can't run.
it.skipIf(reason !== null)(
  `the tests on a PostgreSQL server can run here${reason === null ? "" : `: ${reason}`}`,
  () => {
    expect(reason).toBeNull();
  },
);
