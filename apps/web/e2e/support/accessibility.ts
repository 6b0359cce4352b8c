import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** The WCAG rules, and those of axe's best practices that axe calls serious. */
const rules = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
  rules: Object.fromEntries(
    ["accesskeys", "aria-dialog-name", "aria-text", "label-title-only", "tabindex"].map((id) => [
      id,
      { enabled: true },
    ]),
  ),
};

/**
 * Returns axe's serious and critical findings, with their location. Legacy mode avoids a second page per run. It misses
 * only frames of other origins, and we have none.
 * @param part the part of the page that a journey changed, because axe needs half a second for a whole page
 */
export async function seriousViolations(page: Page, where: string, part = "html"): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    .include(part)
    .setLegacyMode(true)
    .options({ resultTypes: ["violations"], preload: false, ...rules });
  const { violations } = await axe.analyze();
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, impact, nodes }) =>
      nodes.map(({ target, any, all }) => {
        const reason = [...any, ...all][0]?.message ?? "";
        return `${where}: ${impact} ${id} at ${target.join(" ")}: ${reason}`;
      }),
    );
}
