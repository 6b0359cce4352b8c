import type { PageBase } from "../types.ts";
import { specialists } from "./specialists.ts";
import { telemedicine } from "./telemedicine.ts";

/** The generic page's addresses that have words of their own; the others are made per state. */
export const genericPages = { specialists, telemedicine } satisfies Record<string, PageBase>;
