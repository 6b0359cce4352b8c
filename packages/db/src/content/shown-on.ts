import type { SeededTable } from "../columns.ts";

const postCard = "its page, home, blog, other articles";

/** Other pages may mention the same fact, but their text is in packages/content, so an edit doesn't change them. */
export const shownOn: readonly { table: SeededTable; columns: string; pages: string; note?: string }[] = [
  { table: "services", columns: "slug", pages: "the URL of its page, whose text is in packages/content" },
  { table: "services", columns: "name", pages: "its page, home, other services, articles" },
  { table: "services", columns: "short_description", pages: "home, articles" },
  { table: "services", columns: "icon featured position duration_from duration_to duration_unit", pages: "home" },
  { table: "services", columns: "color", pages: "none" },
  { table: "specialties", columns: "slug", pages: "the URL of its page" },
  { table: "specialties", columns: "name timeframe_to_days", pages: "its page, specialties, states" },
  { table: "specialties", columns: "key_requirements", pages: "specialties" },
  { table: "specialties", columns: "description position image_url", pages: "specialties, states" },
  {
    table: "specialties",
    columns: "icon",
    pages: "specialties",
    note: "if image_url is empty; states show it if you added the specialty",
  },
  { table: "specialties", columns: "color", pages: "none" },
  {
    table: "specialties",
    columns: "timeframe_from_days",
    pages: "its page, specialties, states, other specialties",
  },
  { table: "states", columns: "slug", pages: "the URL of its page" },
  { table: "states", columns: "name", pages: "its page, states, neighbors" },
  { table: "states", columns: "abbreviation imlc_member", pages: "its page, states" },
  { table: "states", columns: "medical_board medicaid_program licensing network", pages: "its page" },
  { table: "states", columns: "controlled_substance_registration medicaid_managed_care", pages: "its page" },
  { table: "blog_posts", columns: "slug", pages: "the URL of its page" },
  { table: "blog_posts", columns: "title excerpt category created_at publish_at", pages: `${postCard}, feed` },
  { table: "blog_posts", columns: "image_url mark", pages: postCard },
  { table: "blog_posts", columns: "stamp", pages: "none", note: "covers showed it in version 1.0.0" },
  { table: "blog_posts", columns: "content tags sources service in_short", pages: "its page" },
  {
    table: "blog_posts",
    columns: "updated_at",
    pages: "its page",
    note: "edits don't set it: set it to the day of a change that readers should know of; the site map has the day of each edit",
  },
];
