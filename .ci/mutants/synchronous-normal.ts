import { mutate } from "./mutate.ts";

// What better-sqlite3 is compiled with: the last commits are lost with the power. The assertion at start-up goes too.
mutate(
  "packages/db/src/dialects/sqlite/sqlite.ts",
  `{ name: "synchronous", set: "FULL", expect: 2 }`,
  `{ name: "synchronous", set: "NORMAL", expect: 1 }`,
);
