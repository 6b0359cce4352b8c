import { readFileSync } from "node:fs";
import SqliteDatabase from "better-sqlite3";
import Fastify from "fastify";
import pg from "pg";

// The least code that does the same job. GET: the same bytes, with the headers that a client needs to decode them. POST: an
// INSERT with a commit of its own, synced to disk, into a table without an index.
const { BODY_FILE, BODY_ENCODING, DATABASE_FILE, DATABASE_URL } = process.env;
const columns = ["name", "email", "phone", "company", "service", "message", "created_at"];
const table = `CREATE TABLE leads (${columns.map((column) => `${column} TEXT`).join(", ")})`;
type Lead = Record<string, string>;

const valuesOf = (lead: Lead) => columns.map((column) => lead[column] ?? new Date().toISOString());
const insert = await openTable();
const body = BODY_FILE === undefined ? "" : readFileSync(BODY_FILE);

const app = Fastify();
app.get("/*", (_request, reply) => {
  if (BODY_ENCODING !== undefined) reply.header("content-encoding", BODY_ENCODING);
  reply.type("text/html; charset=utf-8").send(body);
});
app.post<{ Body: Lead }>("/*", async ({ body: lead }) => {
  await insert(lead);
  return { ok: true };
});
process.stdout.write(`Serving ${await app.listen({ host: "127.0.0.1", port: 0 })}\n`);

async function openTable(): Promise<(lead: Lead) => unknown> {
  if (DATABASE_URL !== undefined) {
    const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 });
    await pool.query(table);
    const text = `INSERT INTO leads VALUES (${columns.map((_, index) => `$${index + 1}`).join(", ")})`;
    return (lead) => pool.query({ name: "insert", text, values: valuesOf(lead) });
  }
  const database = new SqliteDatabase(DATABASE_FILE ?? ":memory:");
  database.pragma("journal_mode = WAL");
  database.pragma("synchronous = FULL");
  database.exec(table);
  const statement = database.prepare(`INSERT INTO leads VALUES (${columns.map(() => "?").join(", ")})`);
  return (lead) => statement.run(valuesOf(lead));
}
