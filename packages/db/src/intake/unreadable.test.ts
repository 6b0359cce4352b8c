import { chmodSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { orThrow } from "../files/look.ts";
import { asNobody, giveToNobody } from "../test/as-nobody.ts";
import { newContact, openTestDatabase } from "../test/open-test-database.ts";
import { temporaryFolder } from "../test/temporary-folder.ts";
import { acceptLead } from "./accepted-lead.ts";
import { Spool } from "./spool.ts";

const imports = `
  import { chmodSync, writeFileSync } from "node:fs";
  import { setTimeout } from "node:timers/promises";
  import { openDatabase } from "./open.ts";
  import { LeadIntake } from "./intake/intake.ts";
  import { Spool } from "./intake/spool.ts";
  import { readProven } from "./upkeep/drill.ts";
  import { newContact, testPolicy } from "./test/open-test-database.ts";`;

/** A site of a user who is not root, with a lead in a file of its spool that this user may not read. */
const program = `
  const [, folder, file] = process.argv;
  const { db, engine } = await openDatabase("file:" + folder + "/site.db");
  const said = [];
  const say = (_fields, sentence) => void said.push(sentence);
  const closed = engine.files.closeToOthers();
  const intake = new LeadIntake(db, testPolicy, () => {}, { engine, spool: new Spool(folder + "/spool") });
  intake.start({ info: say, warn: say, error: say });
  await setTimeout(100);
  await intake.submit(newContact());
  const count = async () => (await db.selectFrom("lead_inbox").select("reference").execute()).length;
  const before = { readiness: intake.readiness(), stored: await count() };
  chmodSync(file, 0o600);
  await intake.stop();
  const after = { readiness: intake.readiness(), stored: await count() };
  const { code } = readProven(folder);
  writeFileSync(1, JSON.stringify({ said, before, after, copies: engine.files.listCopies(), named: engine.files.listClosedCopies(), drill: code }));
  await db.destroy();`;

it("what the site's user can't read beside the database and in its spool is named once, and stops neither leads nor a start", async () => {
  const folder = temporaryFolder();
  const { db } = await openTestDatabase(`file:${join(folder, "site.db")}`);
  await db.destroy();
  const spool = new Spool(join(folder, "spool"));
  spool.append([acceptLead(newContact())]);
  const file = join(spool.folder, orThrow(spool.list())[0] ?? "");
  const closed = ["lost+found", "backups", "restore-proven"].map((name) => join(folder, name));
  for (const path of closed) mkdirSync(path);
  giveToNobody(folder);
  for (const path of [file, ...closed]) chmodSync(path, 0);

  const unreadable = expect.stringMatching(/taken can't be read by \S+ \(EACCES\)$/);
  const { said, before, after, copies, named, drill } = JSON.parse(asNobody(imports, program, folder, file));
  expect(before).toMatchObject({ readiness: { storage: "ok", since: null, left: 0 }, stored: 1 });
  expect(before.readiness.unreadable).toEqual([unreadable]);
  expect(after).toMatchObject({ readiness: { storage: "ok", spooled: 0, unreadable: [] }, stored: 2 });
  expect({ copies, drill }).toEqual({ copies: [], drill: "EACCES" });
  expect(named).toEqual([expect.stringMatching(/backups can't be read by \S+ \(EACCES\)$/)]);
  expect(said).toEqual([
    expect.stringContaining(`nobody stores its leads: ${closed[1]}, ${closed[0]}`),
    unreadable,
    "leads of the spool are in the database",
  ]);
});
