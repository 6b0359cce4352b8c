import { expect, it } from "vitest";
import { openTestCaller } from "../test/call-site.ts";

it("specialties.list returns the twelve specialties with the timeframes of requirement 42", async () => {
  const { caller } = await openTestCaller();
  const list = await caller.specialties.list();
  expect(list.map(({ slug, name, timeframe }) => `${slug} | ${name} | ${timeframe}`)).toEqual([
    "ophthalmology | Ophthalmology | 90-120 days",
    "pediatric | Pediatric | 60-90 days",
    "family-medicine | Family Medicine | 60-90 days",
    "pain-management | Pain Management | 90-120 days",
    "obgyn | OB/GYN | 90-120 days",
    "orthopedic | Orthopedic | 120-150 days",
    "nephrology | Nephrology | 90-120 days",
    "internal-medicine | Internal Medicine | 60-90 days",
    "podiatry | Podiatry | 90-120 days",
    "dermatology | Dermatology | 120-150 days",
    "neurology | Neurology | 90-120 days",
    "dme-hme | DME/HME | 30-60 days",
  ]);
});

it("specialties.list follows the positions in the table", async () => {
  const { caller, db } = await openTestCaller();
  await db.updateTable("specialties").set({ position: 0 }).where("slug", "=", "dme-hme").execute();
  expect((await caller.specialties.list())[0]?.slug).toBe("dme-hme");
});

it("specialties.list returns all fields of a specialty and no other column", async () => {
  const { caller } = await openTestCaller();
  expect((await caller.specialties.list())[0]).toEqual({
    id: 1,
    slug: "ophthalmology",
    name: "Ophthalmology",
    description: expect.stringMatching(/\w/),
    color: "pine",
    icon: "eye",
    imageUrl: null,
    timeframe: "90-120 days",
    timeframeDays: { from: 90, to: 120 },
    keyRequirements: expect.arrayContaining([expect.stringMatching(/\w/)]),
  });
});
