import { mutate } from "./mutate.ts";

// better-sqlite3's compiled default, which loses the last commits in a power cut. Also removes the check at start.
mutate(
  "packages/db/src/sqlite/sqlite.ts",
  `{ name: "synchronous", set: "FULL", expect: 2 }`,
  `{ name: "synchronous", set: "NORMAL", expect: 1 }`,
);
