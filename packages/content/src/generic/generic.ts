import type { PageBase } from "../types/content.ts";
import { checklistsPage } from "./checklists.ts";
import { glossaryPage } from "./glossary.ts";
import { rulesTodayPage } from "./rules-today.ts";
import { specialists } from "./specialists.ts";
import { telemedicine } from "./telemedicine.ts";

/** Generic pages with texts of their own; the others are generated per state. */
export const genericPages = {
  specialists,
  telemedicine,
  "rules-today": rulesTodayPage,
  glossary: glossaryPage,
  checklists: checklistsPage,
} satisfies Record<string, PageBase>;
