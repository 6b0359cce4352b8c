import SqliteDatabase from "better-sqlite3";
import { expect, it, vi } from "vitest";
import { StatementCache } from "./statement-cache.ts";

function open() {
  const database = new SqliteDatabase(":memory:");
  const prepare = vi.spyOn(database, "prepare");
  return { database, cache: new StatementCache(database), prepared: () => prepare.mock.calls.length };
}

it("a statement is prepared once, and still right when the tables have changed", () => {
  const { database, cache, prepared } = open();
  database.exec("CREATE TABLE t (a); INSERT INTO t VALUES (1)");
  const all = () => cache.prepare("SELECT * FROM t").all();
  expect([all(), all()]).toEqual([[{ a: 1 }], [{ a: 1 }]]);
  database.exec("ALTER TABLE t ADD COLUMN b DEFAULT 2");
  expect(all()).toEqual([{ a: 1, b: 2 }]);
  database.exec("DROP TABLE t; CREATE TABLE t (c)");
  expect(all()).toEqual([]);
  expect(prepared()).toBe(1);
});

it("the cache is bounded: the oldest statement is evicted", () => {
  const { cache, prepared } = open();
  for (let count = 0; count <= 500; count++) cache.prepare(`SELECT ${count}`);
  cache.prepare("SELECT 500");
  expect(prepared()).toBe(501);
  cache.prepare("SELECT 0");
  expect(prepared()).toBe(502);
});
