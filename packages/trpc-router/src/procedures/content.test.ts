import { posts } from "@site/content/blog/posts";
import { TRPCError } from "@trpc/server";
import { expect, it } from "vitest";
import { publicError, publicErrorOf } from "../errors.ts";
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
  expect(list[0]?.timeframeDays).toEqual({ from: 90, to: 120 });
});

it("states are listed by the names of the table, and a state's membership of the compact is yes, no or uncertain", async () => {
  const { caller, db } = await openTestCaller();
  const change = db.updateTable("states");
  await change.set({ name: "Absaroka" }).where("slug", "=", "wyoming").execute();
  expect((await caller.states.list())[0]?.slug).toBe("wyoming");
  for (const [flag, member] of [
    [1, true],
    [0, false],
    [null, null],
  ] as const) {
    await change.set({ imlc_member: flag }).where("slug", "=", "ohio").execute();
    expect((await caller.states.bySlug({ slug: "ohio" })).imlcMember).toBe(member);
  }
});

it("articles are listed by publication, on the same day by id, and up to the limit", async () => {
  const { caller, db } = await openTestCaller();
  const list = await caller.posts.list();
  expect(list).toHaveLength(Object.keys(posts).length);
  const dates = list.map(({ createdAt }) => createdAt);
  expect(dates).toEqual(dates.toSorted().toReversed());
  const oldest = { category: "Compliance", order: "oldest" } as const;
  expect(await caller.posts.list({ ...oldest, limit: 2 })).toEqual((await caller.posts.list(oldest)).slice(0, 2));
  await db.updateTable("blog_posts").set({ created_at: "2026-01-01T12:00:00.000Z" }).execute();
  const ids = (await caller.posts.list()).map((post) => post.id);
  expect(ids).toEqual(ids.toSorted((a, b) => b - a));
});

it("an output that a bad row makes invalid becomes an internal error that doesn't show the cause", async () => {
  const { caller, db } = await openTestCaller();
  const unsafeInteger = 2 ** 53 + 2;
  await db.updateTable("blog_posts").set({ id: unsafeInteger }).where("id", "=", 1).execute();
  const error = await caller.posts.list().catch((reason: unknown) => reason);
  if (!(error instanceof TRPCError)) throw new Error("The call should fail.");
  expect(publicErrorOf(error)).toEqual(publicError("INTERNAL_SERVER_ERROR"));
});
