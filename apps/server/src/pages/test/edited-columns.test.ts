import { shownOn } from "@site/db/content/shown-on";
import { appRouter } from "@site/trpc-router/app-router";
import { createTRPCClient, unstable_localLink } from "@trpc/client";
import { expect, it } from "vitest";
import { openTestApp, testOrigin } from "../../test/open-test-app.ts";
import { builtFrontend } from "../built-frontend.ts";

const { app, db, context } = await openTestApp();

const ownPages: Record<string, string> = {
  services: "/payer-enrollment",
  specialties: "/obgyn",
  states: "/states/ohio",
  blog_posts: "/blog/year-end-2026-credentialing-calendar",
};
/** A URL for each kind of page that `shownOn` names. */
const urls: Record<string, string> = {
  home: "/",
  specialties: "/specialties",
  "other specialties": "/dermatology",
  states: "/states",
  neighbors: "/states/indiana",
  "other services": "/physician-credentialing",
  blog: "/blog",
  feed: "/blog/feed.xml",
  articles: "/blog/reassignment-on-the-855i",
  "other articles": "/blog/reassignment-on-the-855i",
};

const untouched = ["/about", "/contact", "/faqs", "/checklists", "/telemedicine", "/ohio-credentialing", "/planner"];

/** In these columns, another row's value would be invalid or not visible. */
const others: Record<string, unknown> = {
  name: "Zebra",
  abbreviation: "ZZ",
  position: 99,
  timeframe_from_days: 1,
  image_url: "https://pictures.example/a.png",
  created_at: "2020-01-01T12:00:00.000Z",
  updated_at: "2026-11-19T12:00:00.000Z",
  publish_at: "2100-01-01T00:00:00Z",
};

async function otherThan(table: string, column: string, value: unknown): Promise<unknown> {
  if (column in others) return others[column];
  if (typeof value === "number" && value > 1) return value + 7;
  const name = column as "name"; // the query builder needs the name of a known column
  const row = rowsOf(table)
    .select(name)
    .where(name, "is not", value as string);
  return (await row.executeTakeFirstOrThrow())[name];
}

const { render } = await builtFrontend();
const link = unstable_localLink({ router: appRouter, createContext: async () => context });
const client = createTRPCClient<typeof appRouter>({ links: [link] });

/** The HTML has no styles and isn't compressed, because both would take long. */
async function look(path: string): Promise<string> {
  if (path.endsWith(".xml")) return (await app.inject(path)).body;
  const { signal } = new AbortController();
  return (await render({ url: testOrigin + path, client, answer: null, signal })).html;
}

const lookAt = (paths: readonly string[]) => Promise.all(paths.map(look));

const rowsOf = (table: string) => db.selectFrom(table as "services"); // each of the tables has the column `slug`

async function set(table: string, slug: string, values: Record<string, unknown>): Promise<void> {
  const rows = db.updateTable(table as "services").where("slug", "=", slug); // each of the tables has the column `slug`
  await rows.set(values as never).execute(); // these are values of the table's own columns
}

type Row = { slug: string; places: string[]; unedited: string[] };
const columns: { table: string; column: string; value: unknown; note: string; row: Row }[] = [];
for (const [table, ownPage] of Object.entries(ownPages)) {
  const slug = ownPage.split("/").at(-1) ?? "";
  const notes = shownOn.filter((each) => each.table === table && each.columns !== "slug");
  const places = [...new Set(notes.flatMap(({ pages }) => pages.split(", ")))].filter((place) => place !== "none");
  const row = { slug, places, unedited: await lookAtPlaces(table, places) };
  const stored = await rowsOf(table).selectAll().where("slug", "=", slug).executeTakeFirstOrThrow();
  for (const [column, value] of Object.entries(stored)) {
    if (["id", "slug", "seed_hash"].includes(column)) continue;
    const note = notes.find((each) => each.columns.split(" ").includes(column))?.pages ?? "no note";
    columns.push({ table, column, value, note, row });
  }
}

function lookAtPlaces(table: string, places: readonly string[]): Promise<string[]> {
  return lookAt(places.map((place) => (place === "its page" ? ownPages[table] : urls[place]) ?? `no URL for ${place}`));
}

it.each(columns)(
  "an edit of $column in $table shows where its note says, and nowhere else: $note",
  async ({ table, column, value, note, row: { slug, places, unedited } }) => {
    await set(table, slug, { [column]: await otherThan(table, column, value) });
    const after = await lookAtPlaces(table, places);
    await set(table, slug, { [column]: value });
    const changed = places.filter((_, index) => unedited[index] !== after[index]);
    expect(changed.toSorted()).toEqual(note === "none" ? [] : note.split(", ").toSorted());
  },
);

it("no edit of any row shows on a page that is made of content alone", async () => {
  const before = await lookAt(untouched);
  for (const { table, column, value, row } of columns)
    await set(table, row.slug, { [column]: await otherThan(table, column, value) });
  expect(await lookAt(untouched)).toEqual(before);
});
