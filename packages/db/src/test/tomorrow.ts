import { sql } from "kysely";
import { type Migrations, migrations } from "../migrate.ts";

export const tomorrow: Migrations = {
  ...migrations,
  "9998-tomorrow": async (db) => {
    const tables = (await db.introspection.getTables()).filter(({ isView }) => !isView);
    for (const { name } of tables) {
      await sql`ALTER TABLE ${sql.table(name)} ADD COLUMN kumquat TEXT`.execute(db);
      await sql`ALTER TABLE ${sql.table(name)} ADD COLUMN kumquats INTEGER NOT NULL DEFAULT 0`.execute(db);
    }
    await sql`CREATE TABLE orchards (id INTEGER PRIMARY KEY, name TEXT NOT NULL)`.execute(db);
  },
};
