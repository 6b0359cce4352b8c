import pg from "pg";
import { StorageFault } from "../storage-fault.ts";

/**
 * SQLSTATE classes caused by our own row or statement: data, constraint, syntax or missing object, cardinality,
 * unsupported feature, RAISE in a trigger. The server or the network causes all others.
 */
const ownFaults = /^(?:0A|21|22|23|42|P0)/;
const insufficientPrivilege = "42501";
/** Of the driver's own errors, such as an ended connection. */
export const unknownCode = "CONNECTION_LOST";

/** Converts an error into a StorageFault if the storage is the cause. */
export function faultOf(error: unknown): unknown {
  if (error instanceof StorageFault || !(error instanceof Error)) return error;
  if (!(error instanceof pg.DatabaseError))
    return new StorageFault(networkCode(error), error.message, { cause: error });
  const code = error.code ?? "unknown";
  if (ownFaults.test(code) && code !== insufficientPrivilege) return error;
  return new StorageFault(code, error.message, { cause: error });
}

/** A code such as ECONNREFUSED. */
function networkCode(error: Error): string {
  return "code" in error && typeof error.code === "string" ? error.code : unknownCode;
}

/** Whether the session has ended or may have ended; its connection must not be used again then. */
export function isSessionLost(error: unknown): boolean {
  if (!(error instanceof pg.DatabaseError)) return true;
  return /^(?:08|57P|58|XX)/.test(error.code ?? "");
}
