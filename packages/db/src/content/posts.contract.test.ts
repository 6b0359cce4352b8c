import { expect, it } from "vitest";
import { openTestDatabase } from "../test/open-test-database.ts";
import { countPosts, countPostsByCategory, findPost, listImageOrigins, listPosts } from "./posts.ts";

const row = {
  title: "Quokka licensing",
  excerpt: "Of marsupials.",
  content: "A first part.\n\nThe 100% Wombat_rule, O'Brien’s. Re-credentialing by email.",
  category: "Compliance",
  tags: '["Macropods"]',
  created_at: "2030-01-01T00:00:00.000Z",
} as const;

it("a search of articles finds words of each part in any case and spelling, and nothing for a word that no article has", async () => {
  const { db } = await openTestDatabase();
  await db
    .insertInto("blog_posts")
    .values({ ...row, slug: "quokka" })
    .execute();
  for (const [words, found] of [
    ["first quokka  MARSUPIALS", ["quokka"]],
    ["macropod", ["quokka"]],
    ["“macropod,” quokka?!", ["quokka"]],
    ["100% wombat_ o'brien's", ["quokka"]],
    ["o’brien's", ["quokka"]],
    ["quokka\u0000first", ["quokka"]],
    ["quokka e-mail recredentialing", ["quokka"]],
    ["quokka EMAIL re-credentialing", ["quokka"]],
    ["quokka credentialing", ["quokka"]],
    ["quokka platypus", []],
    ["100_ quokka", []],
    ["quokka%licensing", []],
    ["wombatXrule", []],
    ["okka", []],
  ] as const) {
    expect(
      (await listPosts(db, { words })).map(({ slug }) => slug),
      words,
    ).toEqual(found);
    expect(await countPosts(db, { words }), words).toBe(found.length);
  }
});

it("a search of articles ranks title before tags, excerpt and text, then by date; a given order ranks by date first", async () => {
  const { db } = await openTestDatabase();
  const day = (number: number) => `2030-01-0${number}T00:00:00.000Z`;
  const values = [
    { ...row, slug: "text", created_at: day(6), content: "An ibis and a quoll." },
    { ...row, slug: "excerpt", created_at: day(5), excerpt: "Of an Ibis.", content: "Quoll." },
    { ...row, slug: "tag", created_at: day(4), tags: '["Ibis"]', content: "Quoll, ibis." },
    { ...row, slug: "title", created_at: day(1), title: "IBIS", content: "Quoll." },
    { ...row, slug: "newer-title", created_at: day(2), title: "An ibis", content: "Quoll." },
    { ...row, slug: "both", created_at: day(3), title: "Quoll and ibis" },
  ];
  for (const value of values) await db.insertInto("blog_posts").values(value).execute();
  const slugs = async (list: Parameters<typeof listPosts>[1]) => (await listPosts(db, list)).map(({ slug }) => slug);
  expect(await slugs({ words: "ibis" })).toEqual(["both", "newer-title", "title", "tag", "excerpt", "text"]);
  expect(await slugs({ words: "quoll ibis", limit: 3 })).toEqual(["both", "newer-title", "title"]);
  expect(await slugs({ words: "quoll ibis unicorn" })).toEqual([]);
  expect(await slugs({ words: "ibis", order: "newest", limit: 3 })).toEqual(["text", "excerpt", "tag"]);
  expect(await slugs({ words: "ibis", order: "oldest", limit: 2 })).toEqual(["title", "newer-title"]);
  expect(await slugs({ words: "ibis", category: "Industry News" })).toEqual([]);
  expect(await slugs({ words: "ibis", category: "Compliance", limit: 1 })).toEqual(["both"]);
  expect(await countPosts(db, { words: "  " })).toBe((await listPosts(db)).length);
});

it("an article is found without a mark, a service, sentences or a picture, and after its service was deleted", async () => {
  const { db } = await openTestDatabase();
  const values = [
    { ...row, slug: "plain", image_url: "" },
    { ...row, slug: "lost", service: "no-such-service" },
  ];
  await db.insertInto("blog_posts").values(values).execute();
  expect(await findPost(db, "plain")).toMatchObject({
    imageUrl: null,
    mark: null,
    stamp: null,
    service: null,
    inShort: [],
  });
  expect(await findPost(db, "lost")).toMatchObject({ service: null });
});

it("a scheduled article is found by every query from the second of its publication on, with or without fractions of a second", async () => {
  const { db } = await openTestDatabase();
  const image_url = "https://pictures.example/a.jpg";
  const counts = async () => [await countPosts(db, {}), (await countPostsByCategory(db)).get("Compliance") ?? 0];
  for (const ms of [-60_000, 0, 60_000]) {
    const time = new Date(Date.now() + ms).toISOString();
    const before = await counts();
    const values = [
      { ...row, slug: "full", publish_at: time, image_url },
      { ...row, slug: "short", publish_at: time.replace(/\.\d+/, ""), image_url },
    ];
    await db.insertInto("blog_posts").values(values).execute();
    const found = ms > 0 ? [] : ["full", "short"];
    const listed = (await listPosts(db, { words: "quokka", order: "newest" })).map(({ slug }) => slug);
    expect(listed.toSorted()).toEqual(found);
    for (const slug of ["full", "short"])
      expect((await findPost(db, slug))?.slug).toBe(found.find((is) => is === slug));
    expect(await counts()).toEqual(before.map((count) => count + found.length));
    expect(await listImageOrigins(db)).toEqual(ms > 0 ? [] : ["https://pictures.example"]);
    expect((await findPost(db, "full", "full"))?.slug).toBe("full");
    await db.deleteFrom("blog_posts").where("slug", "in", ["full", "short"]).execute();
  }
});
