import { expect, it } from "vitest";
import { StorageFault, storageSentence } from "./storage-fault.ts";

it.each([
  ["SQLITE_CORRUPT", "The database PLACE is damaged (a cause). Restore a backup: pnpm db:restore FILE."],
  ["SQLITE_BUSY", "Another program has locked the database PLACE. End it first."],
  ["SQLITE_FULL", "The disk of the database PLACE is full. Free space on it."],
  ["ENOSPC", "The disk of the database PLACE is full. Free space on it."],
  ["EROFS", "The database PLACE is read-only: a cause. If dmesg says"],
  ["08006", "PLACE does not answer: a cause. Is the server running"],
  ["ECONNREFUSED", "PLACE does not answer: a cause. Is the server running"],
  [
    "DEPTH_ZERO_SELF_SIGNED_CERT",
    "PLACE has a certificate that is not trusted: a cause. Of a private CA, add ?sslmode",
  ],
  ["UNABLE_TO_VERIFY_LEAF_SIGNATURE", "PLACE has a certificate that is not trusted"],
  ["POOL_EXHAUSTED", "This program's connections to PLACE are all in use: a cause."],
  ["25006", "PLACE can only be read: a cause. Set DATABASE_URL to the primary server"],
  ["28P01", "PLACE refuses the login: a cause. Check user, password and sslmode"],
  ["3D000", "PLACE can't be used: a cause. Create it: CREATE DATABASE"],
  ["40001", "Other programs on PLACE prevented a change again and again: a cause. Try again."],
  ["42501", "The user in DATABASE_URL lacks rights on PLACE: a cause. Make it the database's owner."],
  ["53100", "The disk of PLACE is full: a cause. Free space on the server."],
  ["53200", "PLACE has too little memory or another resource: a cause."],
  ["53300", "PLACE accepts no further connection: a cause. Lower DATABASE_CONNECTIONS"],
  ["55P03", "Another program holds a lock on PLACE: a cause. pg_stat_activity"],
  ["57014", "A statement on PLACE was ended: a cause. Is the server overloaded?"],
  ["57P03", "PLACE stops, starts or ended the connection: a cause."],
  ["58030", "PLACE has an internal or disk error: a cause. See the server's log."],
  ["XX000", "PLACE has an internal or disk error: a cause. See the server's log."],
  ["XX001", "The data on PLACE is damaged: a cause. Restore a backup on the server."],
  ["F0000", "The database PLACE can't be used: a cause."],
])("one sentence says what the error %s means and what to do", (code, sentence) => {
  expect(storageSentence("PLACE", new StorageFault(code, "a cause."))).toContain(sentence);
});
