import { afterAll, beforeAll, beforeEach } from "vitest";
import { PostgresCluster } from "./postgres-cluster.ts";
import { whyUnavailable } from "./postgres-programs.ts";

/**
 * For tests: a PostgreSQL server for the tests of one file, which may stop it. They are skipped where this user can't
 * run one; `postgres-programs.test.ts` then names the reason.
 */
export function ownCluster(): () => PostgresCluster {
  const reason = whyUnavailable();
  let cluster: PostgresCluster | null = null;
  beforeAll(async () => {
    if (reason === null) cluster = await PostgresCluster.open();
  });
  beforeEach(({ skip }) => skip(reason !== null, reason ?? ""));
  afterAll(() => cluster?.close());
  return () => {
    if (cluster === null) throw new Error("The server is not running yet.");
    return cluster;
  };
}
