import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/**
 * What axe finds serious or critical, one line each with the place; the rest is printed, for those who look.
 * A journey that changes a part of the page names the part, because a whole page takes axe a second.
 * The legacy mode spares a second page for each run; it only misses frames of other sites, and there are none.
 */
export async function seriousViolations(page: Page, where: string, part = "html"): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    .include(part)
    .setLegacyMode(true)
    .options({ resultTypes: ["violations"] });
  const { violations } = await axe.analyze();
  const found = violations.flatMap(({ id, impact, nodes }) =>
    nodes.map(({ target, any, all }) => {
      const reason = [...any, ...all][0]?.message ?? "";
      const isSerious = impact === "serious" || impact === "critical";
      return { isSerious, line: `${where}: ${impact} ${id} at ${target.join(" ")}: ${reason}` };
    }),
  );
  for (const { isSerious, line } of found) if (!isSerious) process.stdout.write(`${line}\n`);
  return found.filter(({ isSerious }) => isSerious).map(({ line }) => line);
}
