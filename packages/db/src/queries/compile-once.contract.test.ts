import { expect, it } from "vitest";
import { openTestDatabase } from "../test/open-test-database.ts";
import { compileOnce } from "./compile-once.ts";

it("a query that is compiled once is run with the values of each time, null among them", async () => {
  const { db } = await openTestDatabase();
  let built = 0;
  const query = compileOnce((of, { slug, name }: { slug: string; name: string | null }) => {
    built += 1;
    return of.selectFrom("states").select("name").where("slug", "=", slug).where("name", "=", name);
  });
  const find = async (values: { slug: string; name: string | null }) => (await query(db, values)).rows;
  expect(await find({ slug: "ohio", name: null })).toEqual([]);
  expect(await find({ slug: "texas", name: "Texas" })).toEqual([{ name: "Texas" }]);
  expect(await find({ slug: "texas", name: "Ohio" })).toEqual([]);
  expect(built).toBe(1);
});
