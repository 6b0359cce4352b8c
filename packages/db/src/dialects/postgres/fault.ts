import pg from "pg";
import { StorageFault } from "../../storage-fault.ts";

/**
 * SQLSTATE classes that blame a row or a statement of ours: data, constraint, syntax or missing object, cardinality,
 * unsupported feature, RAISE in a trigger. Of everything else the server, or the way there, is the cause.
 */
const ownFaults = /^(?:0A|21|22|23|42|P0)/;
const insufficientPrivilege = "42501";

/** The error as this package throws it: a StorageFault where the storage is the cause. */
export function faultOf(error: unknown): unknown {
  if (error instanceof StorageFault || !(error instanceof Error)) return error;
  if (!(error instanceof pg.DatabaseError))
    return new StorageFault(networkCode(error), error.message, { cause: error });
  const code = error.code ?? "unknown";
  if (ownFaults.test(code) && code !== insufficientPrivilege) return error;
  return new StorageFault(code, error.message, { cause: error });
}

/** Such as ECONNREFUSED; errors of the driver itself, such as a connection that ended, have no code. */
function networkCode(error: Error): string {
  return "code" in error && typeof error.code === "string" ? error.code : "CONNECTION_LOST";
}

/** Whether the session is over, or may be: then the connection must not be used for another query. */
export function isSessionLost(error: unknown): boolean {
  if (!(error instanceof pg.DatabaseError)) return true;
  return /^(?:08|57P|58|XX)/.test(error.code ?? "");
}
