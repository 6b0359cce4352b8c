import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Slowest first; paths from the root of the repository. */
export const slow = [
  "apps/server/move/move.test.ts",
  "apps/server/src/pages/render/renderer-pool.test.ts",
  "apps/server/src/notifications/mail/email-faults.test.ts",
  "apps/server/src/pages/documents/every-page.test.ts",
  "apps/server/src/main.test.ts",
  "apps/server/src/cli/db.test.ts",
  "apps/server/src/postgres.test.ts",
  "apps/server/src/cli/leads/read/size.test.ts",
];

/**
 * Starts the slowest files first, so that no worker runs one alone at the end: Vitest knows no durations in a fresh clone,
 * and goes by the size of files. The first ones mostly wait, so that the others find the processor. The others go project by
 * project, because a worker ends when the next file is of another project, and a new one loads all modules again.
 */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const index = slow.findIndex((path) => moduleId.endsWith(path));
      return index === -1 ? slow.length : index;
    };
    const nameOf = ({ project }: TestSpecification) => project.name;
    const byProject = (a: TestSpecification, b: TestSpecification) => nameOf(b).localeCompare(nameOf(a));
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b) || byProject(a, b));
  }
}
