import { expect, it } from "vitest";
import { openTestCaller } from "../test/call-site.ts";

it("states.list returns the 50 states by name, without their requirements", async () => {
  const { caller } = await openTestCaller();
  const list = await caller.states.list();
  const names = list.map((state) => state.name);
  expect(list).toHaveLength(50);
  expect(names).toEqual(names.toSorted());
  expect(list[0]).toEqual({ id: 1, name: "Alabama", slug: "alabama", abbreviation: "AL", imlcMember: true });
});

it("states.list follows the names in the table", async () => {
  const { caller, db } = await openTestCaller();
  await db.updateTable("states").set({ name: "Absaroka" }).where("slug", "=", "wyoming").execute();
  expect((await caller.states.list())[0]?.slug).toBe("wyoming");
});

it("a state's slug is its name in lower case with hyphens", async () => {
  const { caller } = await openTestCaller();
  for (const { name, slug } of await caller.states.list()) expect(slug).toBe(name.toLowerCase().replaceAll(" ", "-"));
});

it("states.list returns the compact's membership as yes, no or uncertain", async () => {
  const { caller } = await openTestCaller();
  const answers = new Set((await caller.states.list()).map((state) => state.imlcMember));
  expect(answers).toEqual(new Set([true, false, null]));
});

it("states.bySlug returns a state with board, Medicaid program and its two lists", async () => {
  const { caller } = await openTestCaller();
  expect(await caller.states.bySlug({ slug: "new-york" })).toEqual({
    id: expect.any(Number),
    name: "New York",
    slug: "new-york",
    abbreviation: "NY",
    imlcMember: false,
    medicalBoard: expect.stringContaining("New York"),
    medicaidProgram: expect.stringContaining("Medicaid"),
    controlledSubstanceRegistration: "no",
    medicaidManagedCare: "yes",
    licensing: expect.objectContaining({ length: 6 }),
    network: expect.objectContaining({ length: 6 }),
  });
});
