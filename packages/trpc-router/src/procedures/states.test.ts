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

it("a state's membership of the compact is yes, no or uncertain", async () => {
  const { caller, db } = await openTestCaller();
  const member = async () => (await caller.states.bySlug({ slug: "ohio" })).imlcMember;
  expect(await member()).toBe(true);
  for (const flag of [0, null] as const) {
    await db.updateTable("states").set({ imlc_member: flag }).where("slug", "=", "ohio").execute();
    expect(await member()).toBe(flag === null ? null : false);
  }
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
