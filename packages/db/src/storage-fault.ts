/** The storage can't keep or give what it should: its own fault, not that of what was asked. */
export class StorageFault extends Error {
  /** For logs: what SQLite or the file system calls it, such as SQLITE_FULL or ENOSPC. */
  readonly code: string;

  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
