import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** All rules for WCAG 2.0 to 2.2 at levels A and AA, and the best practices that axe calls serious. */
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
 * Axe runs in legacy mode, because otherwise it opens a second page for each run.
 * @param part the selector of the part of the page to check, because checking a whole page takes half a second
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

/** Lists the elements that have moved after a time on the clock of `performance.now()`. It runs in the browser. */
export async function shiftsSince(since: number): Promise<string[]> {
  const entries = await new Promise<PerformanceEntryList>((resolve) => {
    const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    // If nothing has moved, the observer is never called.
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(observer.takeRecords())));
  });
  type Shift = PerformanceEntry & { sources: { node: Node | null }[] };
  const nodes = (entries as Shift[]).filter(({ startTime }) => startTime > since).flatMap(({ sources }) => sources);
  return nodes.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 100) : String(node)));
}

export function whatScrollsSideways(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const outside = [...document.body.querySelectorAll("*")].filter(
    (element) => element.checkVisibility() && element.getBoundingClientRect().right > clientWidth + 0.5,
  );
  return [`${scrollWidth} px wide`, ...outside.slice(0, 5).map(({ outerHTML }) => outerHTML.slice(0, 120))];
}

/** A focus ring needs a contrast of 3:1 against the background (WCAG 1.4.11). This function runs in the browser. */
export function faintRings(): string[] {
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const luminance = (color: string): number => {
    if (canvas === null) return 0;
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    const [r = 0, g = 0, b = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((part) => {
      const share = part / 255;
      return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const groundOf = (element: Element | null): string => {
    if (element === null) return "white";
    const { backgroundColor } = getComputedStyle(element);
    return /^rgba\(.*, 0\)$/.test(backgroundColor) ? groundOf(element.parentElement) : backgroundColor;
  };
  return [...document.querySelectorAll<HTMLElement>("a, button, input, select, textarea, summary")]
    .filter((element) => element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }))
    .flatMap((element) => {
      element.focus({ focusVisible: true, preventScroll: true } as FocusOptions); // TypeScript lacks `focusVisible`
      const own = getComputedStyle(element);
      const ring =
        own.outlineStyle === "none" || own.outlineWidth === "0px" ? getComputedStyle(element, "::after") : own;
      const isInside = Number.parseFloat(ring.outlineOffset) < 0;
      const [light = 0, dark = 0] = [ring.outlineColor, groundOf(isInside ? element : element.parentElement)]
        .map(luminance)
        .sort((a, b) => b - a);
      const ratio = (light + 0.05) / (dark + 0.05);
      const isDrawn = ring.outlineStyle !== "none" && Number.parseFloat(ring.outlineWidth) >= 2;
      const name = element.textContent?.trim().slice(0, 30) || element.id;
      return isDrawn && ratio >= 3 ? [] : [`${element.localName} "${name}" ${ratio.toFixed(2)}`];
    });
}

/**
 * Lists the clickable elements that are smaller than 24 by 24 px (WCAG 2.2, criterion 2.5.8), except links in a
 * sentence, which WCAG exempts. It runs in the browser.
 */
export function smallTargets(): string[] {
  const inSentence = (element: Element) => {
    if (getComputedStyle(element).display !== "inline") return false;
    const around = [...(element.parentElement?.childNodes ?? [])].filter((node) => node !== element);
    return around.some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  };
  return [...document.querySelectorAll("a, button, input, select, textarea, summary")]
    .filter(
      (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest("[aria-hidden=true]"),
    )
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ element, box }) => (box.width < 24 || box.height < 24) && !inSentence(element))
    .map(({ element: { localName, textContent }, box }) => {
      const name = textContent?.trim().slice(0, 40);
      return `${localName} "${name}" ${Math.round(box.width)}×${Math.round(box.height)}`;
    });
}
