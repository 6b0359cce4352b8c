/** The storage can't store or answer what it should: its own fault, not that of the request. */
export class StorageFault extends Error {
  /** For logs: the name that SQLite, PostgreSQL or the system gives it, such as SQLITE_FULL, 57P01 or ENOSPC. */
  readonly code: string;

  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
