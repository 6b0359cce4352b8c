import { hash } from "node:crypto";
import { posts } from "@site/content/blog/posts";
import { knownServiceOptions } from "@site/content/copy/forms";
import { iconNames } from "@site/content/icons";
import { services } from "@site/content/services/services";
import { specialties } from "@site/content/specialties/specialties";
import { states } from "@site/content/states/states";
import { takenSlugs } from "@site/content/taken-slugs";
import type { SeededRow, SeededTable } from "../columns.ts";
import type { Db } from "../open.ts";
import { listEdits, recordAs } from "./history.ts";
import { postRow } from "./posts.ts";
import { serviceRow } from "./services.ts";
import { specialtyRow } from "./specialties.ts";
import { stateRow } from "./states.ts";

type SeedReport = { inserted: number; updated: number; removed: number; keptEdits: number };

/** A row that somebody has edited keeps the edits, and a row that somebody has deleted stays deleted. */
export function seed(db: Db): Promise<SeedReport> {
  return recordAs(db, "release", seedAll);
}

async function seedAll(db: Db): Promise<SeedReport> {
  const report = { inserted: 0, updated: 0, removed: 0, keptEdits: 0 };
  await db.deleteFrom("fixed_pages").execute();
  await db.insertInto("fixed_pages").values(takenSlugs()).execute();
  // Icons that this release no longer has stay, because after a rollback the previous release needs them.
  const icons = iconNames.map((name) => ({ name }));
  await db
    .insertInto("icons")
    .values(icons)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await seedTable(db, "services", Object.entries(services).map(serviceRow), report);
  await seedTable(db, "specialties", Object.entries(specialties).map(specialtyRow), report);
  await seedTable(db, "states", states.map(stateRow), report);
  await seedTable(db, "blog_posts", Object.entries(posts).map(postRow), report);
  await db
    .insertInto("contact_services")
    .values(knownServiceOptions.map(({ value, label }) => ({ value, label })))
    .onConflict((conflict) => conflict.column("value").doNothing())
    .execute();
  return report;
}

type TableRows<T extends SeededTable> = readonly SeededRow<T>[];

async function seedTable<T extends SeededTable>(db: Db, table: T, tableRows: TableRows<T>, report: SeedReport) {
  const name = table as "services"; // all four tables have slug and seed_hash, but Kysely can't infer this from T
  const rows = tableRows as TableRows<"services">; // as above
  const existing = await db.selectFrom(name).selectAll().execute();
  const bySlug = new Map(existing.map((row) => [row.slug, row]));
  const edits = await listEdits(db);
  for (const row of rows) {
    const seed_hash = seedHash(row, Object.keys(row));
    const found = bySlug.get(row.slug);
    const isEdited = edits.some((edit) => edit.content_table === table && edit.slug === row.slug);
    if (found === undefined && isEdited) {
      report.keptEdits += 1;
    } else if (found === undefined) {
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

/** Contains the names of the columns, so that a row doesn't count as edited when a later release adds a column. */
function seedHash(row: Record<string, unknown>, columns: readonly string[]): string {
  const names = columns.toSorted();
  const values = names.map((name) => row[name] ?? null);
  return `${names.join(",")}:${hash("sha256", JSON.stringify(values))}`;
}

function isUntouched(row: Record<string, unknown> & { seed_hash: string | null }): boolean {
  if (row.seed_hash === null) return false;
  const [names = ""] = row.seed_hash.split(":");
  return seedHash(row, names.split(",")) === row.seed_hash;
}
