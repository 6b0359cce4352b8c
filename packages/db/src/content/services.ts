import type { ServiceRecord } from "@site/content/types/content";
import type { SeededRow } from "../columns.ts";
import type { Db } from "../open.ts";

function selectServices(db: Db) {
  return db
    .selectFrom("services")
    .select(["id", "name", "short_description as shortDescription", "slug", "color", "icon"])
    .select(["duration_from as from", "duration_to as to", "duration_unit as unit"]);
}

export async function listFeaturedServices(db: Db) {
  return (await selectServices(db).where("featured", "=", 1).orderBy("position").execute()).map(toService);
}

export async function findService(db: Db, slug: string) {
  const row = await selectServices(db).where("slug", "=", slug).executeTakeFirst();
  return row && toService(row);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectServices>["executeTakeFirstOrThrow"]>>;

function toService({ from, to, unit, ...service }: Row) {
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
