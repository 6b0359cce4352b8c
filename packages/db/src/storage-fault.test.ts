import { expect, it } from "vitest";
import { StorageFault, storageSentence } from "./storage-fault.ts";

it.each([
  ["SQLITE_CORRUPT", "The database PLACE is damaged (a cause). Restore a backup: pnpm db:restore FILE."],
  ["ENOSPC", "The disk of the database PLACE is full. Free space on it."],
  ["DEPTH_ZERO_SELF_SIGNED_CERT", "PLACE has a certificate that is not trusted: a cause. Of a private CA"],
  ["53100", "The disk of PLACE is full: a cause. Free space on the server."],
  ["XX001", "The data on PLACE is damaged: a cause. Restore a backup on the server."],
  ["F0000", "The database PLACE can't be used: a cause."],
])("one sentence says what the error %s, by its code or its class, means and what to do", (code, sentence) => {
  expect(storageSentence("PLACE", new StorageFault(code, "a cause."))).toContain(sentence);
});
