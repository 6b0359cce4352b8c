import type { ServiceRecord } from "@site/content/types/content";
import type { SeededRow } from "../columns.ts";
import type { Db } from "../open.ts";

const columns = ["id", "name", "short_description as shortDescription", "slug", "color", "icon"] as const;
const duration = ["duration_from as from", "duration_to as to", "duration_unit as unit"] as const;

export async function listFeaturedServices(db: Db) {
  const rows = await db
    .selectFrom("services")
    .select([...columns, ...duration])
    .where("featured", "=", 1)
    .orderBy("position")
    .execute();
  return rows.map(withDuration);
}

/** The service with this slug. undefined: there is none */
export async function findService(db: Db, slug: string) {
  const row = await db
    .selectFrom("services")
    .select([...columns, ...duration])
    .where("slug", "=", slug)
    .executeTakeFirst();
  return row && withDuration(row);
}

function withDuration<T extends { from: number; to: number | null; unit: "hour" | "day" | "month" | "year" }>(row: T) {
  const { from, to, unit, ...service } = row;
  return { ...service, typicalDuration: { from, to, unit } };
}

export function serviceRow(
  [slug, { record }]: [string, { record: ServiceRecord }],
  index: number,
): SeededRow<"services"> {
  return {
    slug,
    name: record.name,
    short_description: record.shortDescription,
    color: record.color,
    icon: record.icon,
    featured: record.featured ? 1 : 0,
    position: index + 1,
    duration_from: record.typicalDuration.from,
    duration_to: record.typicalDuration.to,
    duration_unit: record.typicalDuration.unit,
  };
}
