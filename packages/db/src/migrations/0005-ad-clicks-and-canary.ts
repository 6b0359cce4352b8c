import { instant, leadTableNames, type Migrating } from "../dialect.ts";

const columns = ["first", "last"].flatMap((touch) =>
  ["utm_term", "utm_content", "gclid", "gbraid", "wbraid", "msclkid", "fbclid"].map((name) => `${touch}_${name}`),
);

export async function adClicksAndCanary({ dialect, run }: Migrating): Promise<void> {
  for (const table of leadTableNames)
    for (const column of columns) await run(`ALTER TABLE ${table} ADD COLUMN ${column} /* untrusted */ TEXT`);

  await run(`CREATE TABLE canary (
  -- One row: the last run of 'pnpm leads canary' that the site accepted. Its lead is in no other table; its notifications have
  -- the reference 'canary' until the next run.
  id INTEGER PRIMARY KEY CHECK (id = 1),
  reference TEXT NOT NULL,                        -- the reference that the command got
  quarantine TEXT,                                -- why the lead looks like spam; null: it does not
  arrived_at TEXT ${instant("arrived_at")}        -- when a run's messages last arrived everywhere; null: never
) ${dialect.end}`);
}
