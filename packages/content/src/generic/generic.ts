import type { PageBase } from "../types/content.ts";
import { billingWhilePending } from "./billing-while-pending.ts";
import { checklistsPage } from "./checklists.ts";
import { glossaryPage } from "./glossary.ts";
import { lettersPage } from "./letters.ts";
import { nursePractitioners } from "./nurse-practitioners.ts";
import { payersPage } from "./payers.ts";
import { rulesTodayPage } from "./rules-today.ts";
import { specialists } from "./specialists.ts";
import { telemedicine } from "./telemedicine.ts";

/** Generic pages with their own texts, by path. The other generic pages are made for each state. */
export const genericPages = {
  specialists,
  telemedicine,
  "rules-today": rulesTodayPage,
  glossary: glossaryPage,
  checklists: checklistsPage,
  payers: payersPage,
  "nurse-practitioners-and-physician-assistants": nursePractitioners,
  "billing-while-pending": billingWhilePending,
  letters: lettersPage,
} satisfies Record<string, PageBase>;
