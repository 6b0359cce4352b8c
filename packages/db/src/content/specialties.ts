import type { SpecialtyRecord } from "@site/content/types/content";
import { listToText, type SeededRow, textOrNull, textToList } from "../columns.ts";
import type { Db } from "../open.ts";

function selectSpecialties(db: Db) {
  return db
    .selectFrom("specialties")
    .select(["id", "name", "description", "image_url as imageUrl", "slug", "icon", "color"])
    .select(["timeframe_from_days as from", "timeframe_to_days as to", "key_requirements"]);
}

export async function listSpecialties(db: Db) {
  return (await selectSpecialties(db).orderBy("position").execute()).map(toSpecialty);
}

export async function findSpecialty(db: Db, slug: string) {
  const row = await selectSpecialties(db).where("slug", "=", slug).executeTakeFirst();
  return row && toSpecialty(row);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectSpecialties>["executeTakeFirstOrThrow"]>>;

function toSpecialty({ from, to, key_requirements, imageUrl, ...row }: Row) {
  return {
    ...row,
    imageUrl: textOrNull(imageUrl),
    timeframe: { from, to, unit: "day" as const },
    keyRequirements: textToList(key_requirements),
  };
}

export function specialtyRow(
  [slug, { record }]: [string, { record: SpecialtyRecord }],
  index: number,
): SeededRow<"specialties"> {
  return {
    slug,
    name: record.name,
    description: record.description,
    icon: record.icon,
    color: record.color,
    image_url: null,
    timeframe_from_days: record.timeframe.from,
    timeframe_to_days: record.timeframe.to ?? record.timeframe.from,
    key_requirements: listToText(record.keyRequirements),
    position: index + 1,
  };
}
