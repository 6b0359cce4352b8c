import { shownOn } from "@site/db/content/shown-on";
import { appRouter } from "@site/trpc-router/app-router";
import { createTRPCClient, unstable_localLink } from "@trpc/client";
import { expect, it } from "vitest";
import { openTestApp, testOrigin } from "../../test/open-test-app.ts";
import { builtFrontend } from "../built-frontend.ts";

const { app, db, context } = await openTestApp();

const rows: Record<string, { slug: string; places: Record<string, string> }> = {
  services: {
    slug: "payer-enrollment",
    places: {
      "its page": "/payer-enrollment",
      home: "/",
      "other services": "/physician-credentialing",
      articles: "/blog/reassignment-on-the-855i",
    },
  },
  specialties: {
    slug: "obgyn",
    places: {
      "its page": "/obgyn",
      specialties: "/specialties",
      states: "/states",
      "other specialties": "/dermatology",
    },
  },
  states: { slug: "ohio", places: { "its page": "/states/ohio", states: "/states", neighbors: "/states/indiana" } },
  blog_posts: {
    slug: "year-end-2026-credentialing-calendar",
    places: {
      "its page": "/blog/year-end-2026-credentialing-calendar",
      home: "/",
      blog: "/blog",
      "other articles": "/blog/reassignment-on-the-855i",
      feed: "/blog/feed.xml",
    },
  },
};

const untouched = ["/about", "/contact", "/faqs", "/checklists", "/telemedicine", "/ohio-credentialing", "/planner"];

/** New values for columns in which another row's value would be invalid or wouldn't show. */
const others: Record<string, unknown> = {
  ...{ name: "Zebra", abbreviation: "ZZ", position: 99, timeframe_from_days: 1 },
  ...{ image_url: "https://pictures.example/a.png", created_at: "2020-01-01T12:00:00.000Z" },
  ...{ updated_at: "2026-11-19T12:00:00.000Z", publish_at: "2100-01-01T00:00:00Z" },
};

async function otherThan(table: string, column: string, value: unknown): Promise<unknown> {
  if (column === "slug") return value;
  if (column in others) return others[column];
  if (typeof value === "number" && value > 1) return value + 7;
  const name = column as "name"; // this type stands for each column
  const row = rowsOf(table)
    .select(name)
    .where(name, "is not", value as string);
  return (await row.executeTakeFirstOrThrow())[name];
}

const { render } = await builtFrontend();
const link = unstable_localLink({ router: appRouter, createContext: async () => context });
const client = createTRPCClient<typeof appRouter>({ links: [link] });

/** The feed, or the page as the router renders it now, without styles and compression, because these are slow. */
async function look(path: string): Promise<string> {
  if (path.endsWith(".xml")) return (await app.inject(path)).body;
  const { signal } = new AbortController();
  return (await render({ url: testOrigin + path, client, answer: null, signal })).html;
}

const lookAt = (paths: readonly string[]) => Promise.all(paths.map(look));

const rowsOf = (table: string) => db.selectFrom(table as "services"); // every table has a slug

async function set(table: string, slug: string, values: Record<string, unknown>): Promise<void> {
  const rows = db.updateTable(table as "services").where("slug", "=", slug); // every table has a slug
  await rows.set(values as never).execute(); // values of the table's columns
}

const columns: { table: string; column: string; value: unknown; note: string }[] = [];
/** What each place showed before any edit. Every test undoes its edit. */
const unedited = new Map<string, string[]>();
for (const [table, { slug, places }] of Object.entries(rows)) {
  const {
    id: _,
    seed_hash,
    ...row
  } = await rowsOf(table).selectAll().where("slug", "=", slug).executeTakeFirstOrThrow();
  for (const [column, value] of Object.entries(row)) {
    const shown = shownOn.find((each) => each.table === table && each.columns.split(" ").includes(column));
    columns.push({ table, column, value, note: shown?.pages ?? "no note in packages/db/src/content/shown-on.ts" });
  }
  unedited.set(table, await lookAt(Object.values(places)));
}

it.each(columns.filter(({ column }) => column !== "slug"))(
  "an edit of $column in $table shows where its note says, and nowhere else: $note",
  async ({ table, column, value, note }) => {
    const { slug, places } = rows[table] ?? { slug: "", places: {} };
    await set(table, slug, { [column]: await otherThan(table, column, value) });
    const after = await lookAt(Object.values(places));
    await set(table, slug, { [column]: value });
    const changed = Object.keys(places).filter((_, index) => unedited.get(table)?.[index] !== after[index]);
    expect(changed).toEqual(Object.keys(places).filter((place) => note.split(", ").includes(place)));
    expect(note.split(", ").filter((place) => place !== "none" && !(place in places))).toEqual([]);
  },
);

it("no edit of any row shows on a page that is made of content alone", async () => {
  const before = await lookAt(untouched);
  for (const [table, { slug }] of Object.entries(rows)) {
    for (const { column, value } of columns.filter((each) => each.table === table))
      await set(table, slug, { [column]: await otherThan(table, column, value) });
  }
  expect(await lookAt(untouched)).toEqual(before);
});
