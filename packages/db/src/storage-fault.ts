/** The storage failed to store or to read; the request is not at fault. */
export class StorageFault extends Error {
  /** For logs: the code of SQLite, PostgreSQL or the operating system, such as SQLITE_FULL, 57P01 or ENOSPC. */
  readonly code: string;

  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
