import { join } from "node:path";
import { expect, onTestFinished } from "vitest";
import { LeadIntake } from "../intake/intake.ts";
import { Spool } from "../intake/spool.ts";
import { newConsultation, newContact, openTestDatabase, testPolicy } from "./open-test-database.ts";
import { temporaryFolder } from "./temporary-folder.ts";

type Place = { folder?: string; busyMs?: number };

export async function openFaultySite({ folder = temporaryFolder(), busyMs = 20 }: Place = {}) {
  const file = join(folder, "site.db");
  const { db, engine } = await openTestDatabase(`file:${file}`, { busyMs });
  const spool = Spool.open(join(folder, "spool"));
  const messages: string[] = [];
  const say = (_fields: object, message: string) => void messages.push(message);
  let rings = 0;
  const intake = new LeadIntake(db, testPolicy, () => (rings += 1), { spool, engine });
  onTestFinished(async () => {
    await intake.stop();
    await db.destroy();
  });
  const references = async () => {
    const rows = await db.selectFrom("lead_inbox").select("reference").orderBy("created_at").execute();
    return rows.map(({ reference }) => reference);
  };
  const start = () => intake.start({ info: say, error: say });
  return { file, folder, db, engine, spool, intake, references, messages, start, rings: () => rings };
}

type FaultySite = Awaited<ReturnType<typeof openFaultySite>>;

export async function submitThree({ intake }: FaultySite): Promise<string[]> {
  const leads = [newContact({ message: "first" }), newConsultation(), newContact({ message: "third" })];
  const receipts = [];
  for (const lead of leads) receipts.push(await intake.submit(lead));
  return receipts.map(({ reference }) => reference);
}

export function expectFailing({ intake }: FaultySite, spooled: number, storage = "failing"): void {
  expect(intake.readiness()).toMatchObject({ storage, spooled, since: expect.any(Date) });
}

export async function expectBroughtIn(site: FaultySite, expected: readonly string[]): Promise<void> {
  await expect.poll(() => site.intake.readiness()).toMatchObject({ storage: "ok", spooled: 0, since: null });
  expect((await site.references()).toSorted()).toEqual(expected.toSorted());
}
