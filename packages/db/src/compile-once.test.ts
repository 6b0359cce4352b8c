import { expect, it } from "vitest";
import { compileOnce } from "./compile-once.ts";
import { openTestDatabase } from "./test/open-test-database.ts";

it("a query that is compiled once is run with the values of each time, null among them", async () => {
  const { db } = await openTestDatabase();
  let built = 0;
  const find = compileOnce((of, { slug, name }: { slug: string; name: string | null }) => {
    built += 1;
    return of
      .selectFrom("states")
      .select("name")
      .where("slug", "=", slug)
      .where(({ eb, val }) => eb(val(name), "is", null).or("name", "=", name));
  });
  expect(await find(db, { slug: "ohio", name: null })).toEqual([{ name: "Ohio" }]);
  expect(await find(db, { slug: "texas", name: "Texas" })).toEqual([{ name: "Texas" }]);
  expect(await find(db, { slug: "texas", name: "Ohio" })).toEqual([]);
  expect(built).toBe(1);
});
