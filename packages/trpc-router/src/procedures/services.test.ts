import { expect, it } from "vitest";
import { openTestCaller } from "../test/call-site.ts";

const physician = {
  id: 1,
  slug: "physician-credentialing",
  name: "Physician Credentialing",
  shortDescription: expect.stringContaining("Primary source verification"),
  color: "pine",
  icon: "stethoscope",
  typicalDuration: { from: 60, to: 120, unit: "day" },
};

it("services.featured returns the six services of the home page in their order", async () => {
  const { caller } = await openTestCaller();
  const featured = await caller.services.featured();
  expect(featured.map((service) => service.slug)).toEqual([
    "physician-credentialing",
    "facility-credentialing",
    "payer-enrollment",
    "payer-contract-negotiation",
    "re-credentialing",
    "insurance-paneling",
  ]);
  expect(featured[0]).toEqual(physician);
});

it("services.featured follows the table's columns featured and position", async () => {
  const { caller, db } = await openTestCaller();
  await db.updateTable("services").set({ featured: 0 }).where("slug", "=", "payer-enrollment").execute();
  await db
    .updateTable("services")
    .set({ featured: 1, position: 0 })
    .where("slug", "=", "dental-credentialing")
    .execute();

  const slugs = (await caller.services.featured()).map((service) => service.slug);
  expect(slugs[0]).toBe("dental-credentialing");
  expect(slugs).not.toContain("payer-enrollment");
});

it("services.bySlug returns one service, featured or not", async () => {
  const { caller } = await openTestCaller();
  expect(await caller.services.bySlug({ slug: "physician-credentialing" })).toEqual(physician);
  expect(await caller.services.bySlug({ slug: "facility-credentialing" })).toMatchObject({
    typicalDuration: { from: 6, to: 12, unit: "month" },
  });
  expect(await caller.services.bySlug({ slug: "dental-credentialing" })).toMatchObject({
    name: "Dental Credentialing",
  });
});
