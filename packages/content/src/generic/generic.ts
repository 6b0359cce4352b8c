import type { PageBase } from "../types/content.ts";
import { specialists } from "./specialists.ts";
import { telemedicine } from "./telemedicine.ts";

/** Generic pages with texts of their own; the others are generated per state. */
export const genericPages = { specialists, telemedicine } satisfies Record<string, PageBase>;
