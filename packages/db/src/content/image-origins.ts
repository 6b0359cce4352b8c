import type { Db } from "../open.ts";

/** `https:`, a host name and perhaps a port: a host of other signs would be read as more of a policy. */
const originPattern = /^https:\/\/[a-z\d.-]+(?::\d+)?$/;

/** Where the pictures of rows come from, such as `https://images.example`, sorted. Pictures of this site name no origin. */
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
