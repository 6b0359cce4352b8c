import { readFile } from "node:fs/promises";
import { type CompactPlan, collectPrograms, decodePlan, renderCriticalCss, scanHtml } from "beasties/runtime";
import { compiledStylesFile } from "../web/web-folder.ts";

/** @property rulesFor the rules of the built style sheet that the document uses, except `@font-face` */
export type Styler = { rulesFor: (html: string) => string };

/** @throws Error when apps/web has not been built */
export async function openStyler(): Promise<Styler> {
  const plan: CompactPlan = JSON.parse(await readFile(compiledStylesFile, "utf8")); // written by the build
  const sheet = decodePlan(plan);
  const programs = collectPrograms([sheet]);
  return { rulesFor: (html) => renderCriticalCss(sheet, scanHtml(html, programs, { chars: false })).css };
}
