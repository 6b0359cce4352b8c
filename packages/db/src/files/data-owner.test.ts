import { execFileSync } from "node:child_process";
import { chmodSync, chownSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { temporaryFolder } from "../test/temporary-folder.ts";

const program = `
  const { becomeDataOwner } = await import(${JSON.stringify(join(import.meta.dirname, "data-owner.ts"))});
  try { becomeDataOwner("file:" + process.argv[1]); console.log(process.geteuid()); }
  catch (error) { console.log(error.message); }`;

const asRoot: string[] = [];
const inContainer = ["--bounding-set=-all", "--inh-caps=-all"];
const asThird = ["--reuid=4321", "--regid=4321", "--clear-groups"];

it("root becomes the data's owner; who may not do so gets one sentence next to the owner's database", () => {
  // The test needs root, because only root can give files to other users.
  if (process.getuid?.() !== 0) return;
  const folder = temporaryFolder();
  chmodSync(folder, 0o755);
  for (const name of ["owned", "new", "own"]) mkdirSync(join(folder, name));
  writeFileSync(join(folder, "owned/site.db"), "");
  for (const name of ["owned", "owned/site.db", "new"]) chownSync(join(folder, name), 1234, 1234);
  const refusal = expect.stringMatching(/^\S+ belongs to the user with the id 1234, .*: sudo -u '#1234' /);
  const cases: [way: string[], results: Record<string, unknown>][] = [
    [asRoot, { owned: "1234", new: "1234", own: "0" }],
    [inContainer, { owned: refusal, new: "0", own: "0" }],
    [asThird, { owned: refusal, new: "4321", own: "4321" }],
  ];
  for (const [way, results] of cases)
    for (const [place, result] of Object.entries(results)) {
      const node = [process.execPath, "--input-type=module-typescript", "-e", program, join(folder, place, "site.db")];
      const said = execFileSync("setpriv", [...way, ...node], { encoding: "utf8" });
      expect(said.trim(), `${way} ${place}`).toEqual(result);
    }
});
