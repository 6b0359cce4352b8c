import { readFileSync } from "node:fs";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { LeadIntake } from "../intake/intake.ts";
import type { Db } from "../open.ts";
import { newConsultation, newContact, openTestDatabase, testPolicy } from "../test/open-test-database.ts";
import { noAttribution } from "./lead.ts";
import { setLeadStatus } from "./status.ts";

const page = readFileSync(new URL("../../../../docs/lead-queries.md", import.meta.url), "utf8");
const questions = page.split("\n## ").slice(1);

const touch = (campaign: string) => ({ source: "news", medium: "email", campaign });
const attribution = { ...noAttribution, landingPage: "/states/texas", first: touch("spring"), last: touch("summer") };

/** Rows for each question: an answered lead, an open one, a quarantined one, one whose mail is dead. */
async function fill(db: Db): Promise<void> {
  const intake = new LeadIntake(db, testPolicy);
  const won = await intake.submit(newConsultation({ attribution }));
  await setLeadStatus(db, { reference: won.reference, status: "contacted", note: null });
  await setLeadStatus(db, { reference: won.reference, status: "won", note: "Signed" });
  await intake.submit(newContact({ service: "consultation", email: "ADA@clinic.example" }));
  await intake.submit(newContact({ spam: { score: 90, signals: ["honeypot", "links"] } }));
  await db.updateTable("notifications").set({ status: "dead", last_error: "550" }).where("id", "=", 1).execute();
}

it("the page asks ten questions, each with a sentence why and one query", () => {
  expect(questions).toHaveLength(10);
  for (const [index, question] of questions.entries()) {
    expect(question).toMatch(
      new RegExp(`^${index + 1}\\. [^\\n]+\\?\\n\\n[A-Z][^\\n]{40,}\\.\\n\\n\`\`\`sql\\n[^\`]+;\\n\`\`\`\\n$`),
    );
  }
});

it.each(questions.map((text) => [text.split("\n")[0] ?? "", /```sql\n([^`]+)```/.exec(text)?.[1] ?? ""]))(
  "%s is answered by the newest database, from a connection that can only read",
  async (_, query) => {
    const { db } = await openTestDatabase();
    await fill(db);
    await sql`PRAGMA query_only = ON`.execute(db);
    const { rows } = await sql.raw<Record<string, unknown>>(query).execute(db);
    expect(rows).not.toEqual([]);
    for (const name of Object.keys(rows[0] ?? {})) expect(name).toMatch(/^[a-z_]+$/);
  },
);
