import type { Db } from "../open.ts";

/** `https:`, a host name and an optional port; other characters could add a directive to the CSP. */
const originPattern = /^https:\/\/[a-z\d.-]+(?::\d+)?$/;

/** Origins of the pictures in content rows, such as `https://images.example`, sorted. This site's own have none. */
export async function listImageOrigins(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom("blog_posts")
    .select("image_url")
    .where("image_url", "is not", null)
    .union(db.selectFrom("specialties").select("image_url").where("image_url", "is not", null))
    .execute();
  const origins = rows.flatMap(({ image_url: url }) =>
    url !== null && URL.canParse(url) ? [new URL(url).origin] : [],
  );
  return [...new Set(origins.filter((origin) => originPattern.test(origin)))].toSorted();
}
