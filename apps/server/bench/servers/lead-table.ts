import SqliteDatabase from "better-sqlite3";

export type Lead = { name: string; email: string; phone: string; company: string; service: string; message: string };

/** One table without an index, with the product's durability: commits are synced to disk. */
export function openLeadTable(file: string) {
  const database = new SqliteDatabase(file);
  database.pragma("journal_mode = WAL");
  database.pragma("synchronous = FULL");
  database.exec(`CREATE TABLE leads (id INTEGER PRIMARY KEY, name TEXT, email TEXT, phone TEXT, company TEXT, service TEXT,
    message TEXT, created_at TEXT)`);
  const insert = database.prepare(
    `INSERT INTO leads (name, email, phone, company, service, message, created_at)
     VALUES (:name, :email, :phone, :company, :service, :message, :createdAt)`,
  );
  return {
    database,
    insert: ({ name, email, phone, company, service, message }: Lead) =>
      void insert.run({ name, email, phone, company, service, message, createdAt: new Date().toISOString() }),
  };
}
