import { createHash } from "node:crypto";
import { posts } from "@site/content/blog/posts";
import { contactServiceOptions } from "@site/content/copy/forms";
import { services } from "@site/content/services/services";
import { specialties } from "@site/content/specialties/specialties";
import { states } from "@site/content/states/states";
import type { IsoDate } from "@site/content/types";
import type { Insertable } from "kysely";
import { booleanToFlag, listToText, sourcesToText } from "./columns.ts";
import type { Db } from "./open.ts";
import type { Database } from "./schema.ts";

type SeededTable = "services" | "specialties" | "states" | "blog_posts";
type Row<T extends SeededTable> = Omit<Insertable<Database[T]>, "id" | "seed_hash">;

export type SeedReport = { inserted: number; updated: number; removed: number; keptEdits: number };

/**
 * Brings the content tables to what packages/content says: inserts what is missing, updates or removes a row that
 * nobody edited since it was seeded, never touches an edited one. One transaction; safe to run at every start.
 */
export function seed(db: Db): Promise<SeedReport> {
  return db.transaction().execute(async (transaction) => {
    const report = { inserted: 0, updated: 0, removed: 0, keptEdits: 0 };
    await seedTable(transaction, "services", serviceRows(), report);
    await seedTable(transaction, "specialties", specialtyRows(), report);
    await seedTable(transaction, "states", stateRows(), report);
    await seedTable(transaction, "blog_posts", postRows(), report);
    await transaction
      .insertInto("contact_services")
      .values(contactServiceOptions.map(({ value, label }) => ({ value, label })))
      .onConflict((conflict) => conflict.column("value").doNothing())
      .execute();
    return report;
  });
}

async function seedTable<T extends SeededTable>(db: Db, table: T, tableRows: readonly Row<T>[], report: SeedReport) {
  // The four tables share slug and seed_hash; Kysely can't see that through a type parameter, so one stands for all.
  const name = table as "services";
  const rows = tableRows as readonly Row<"services">[];
  const existing = await db.selectFrom(name).selectAll().execute();
  const bySlug = new Map(existing.map((row) => [row.slug, row]));
  for (const row of rows) {
    const seed_hash = seedHash(row, Object.keys(row));
    const found = bySlug.get(row.slug);
    if (found === undefined) {
      await db
        .insertInto(name)
        .values({ ...row, seed_hash })
        .execute();
      report.inserted += 1;
    } else if (seedHash(found, Object.keys(row)) === seed_hash) {
      if (found.seed_hash !== seed_hash)
        await db.updateTable(name).set({ seed_hash }).where("id", "=", found.id).execute();
    } else if (isUntouched(found)) {
      await db
        .updateTable(name)
        .set({ ...row, seed_hash })
        .where("id", "=", found.id)
        .execute();
      report.updated += 1;
    } else {
      report.keptEdits += 1;
    }
  }
  const slugs = new Set(rows.map((row) => row.slug));
  for (const row of existing.filter((found) => !slugs.has(found.slug) && isUntouched(found))) {
    await db.deleteFrom(name).where("id", "=", row.id).execute();
    report.removed += 1;
  }
}

/** The columns that were seeded and a hash of their values: a column that a later migration adds is not an edit. */
function seedHash(row: Record<string, unknown>, columns: readonly string[]): string {
  const names = columns.toSorted();
  const values = names.map((name) => row[name] ?? null);
  return `${names.join(",")}:${createHash("sha256").update(JSON.stringify(values)).digest("hex")}`;
}

function isUntouched(row: Record<string, unknown> & { seed_hash: string | null }): boolean {
  if (row.seed_hash === null) return false;
  const [names = ""] = row.seed_hash.split(":");
  return seedHash(row, names.split(",")) === row.seed_hash;
}

function serviceRows(): Row<"services">[] {
  return Object.entries(services).map(([slug, { record }], index) => ({
    slug,
    name: record.name,
    short_description: record.shortDescription,
    color: record.color,
    icon: record.icon,
    featured: booleanToFlag(record.featured),
    position: index + 1,
    duration_from: record.typicalDuration.from,
    duration_to: record.typicalDuration.to,
    duration_unit: record.typicalDuration.unit,
  }));
}

function specialtyRows(): Row<"specialties">[] {
  return Object.entries(specialties).map(([slug, { record }], index) => ({
    slug,
    name: record.name,
    description: record.description,
    icon: record.icon,
    image_url: null,
    timeframe_from_days: record.timeframe.from,
    timeframe_to_days: record.timeframe.to ?? record.timeframe.from,
    key_requirements: listToText(record.keyRequirements),
    position: index + 1,
  }));
}

function stateRows(): Row<"states">[] {
  return states.map((state) => ({
    slug: state.slug,
    name: state.name,
    abbreviation: state.abbreviation,
    medical_board: state.medicalBoard,
    medicaid_program: state.medicaidProgram,
    imlc_member: booleanToFlag(state.imlcMember),
    controlled_substance_registration: state.controlledSubstanceRegistration,
    medicaid_managed_care: state.medicaidManagedCare,
    licensing: listToText(state.licensing),
    network: listToText(state.network),
  }));
}

function postRows(): Row<"blog_posts">[] {
  return Object.entries(posts).map(([slug, post]) => ({
    slug,
    title: post.title,
    excerpt: post.excerpt,
    content: post.content,
    category: post.category,
    image_url: null,
    tags: listToText(post.tags),
    created_at: noonOf(post.createdOn),
    updated_at: post.updatedOn && noonOf(post.updatedOn),
    sources: sourcesToText(post.sources),
  }));
}

/** Noon in UTC: the same day wherever in the US it is read. */
function noonOf(day: IsoDate): string {
  return `${day}T12:00:00.000Z`;
}
