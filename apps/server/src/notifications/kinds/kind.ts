import type { Site } from "@site/content/site";
import type { Db } from "@site/db/open";
import type { LeasedNotification } from "@site/db/outbox/outbox";
import type { Block } from "../mail/body.ts";
import type { OfficePlace } from "../mail/lead-facts.ts";

export type Sources = OfficePlace & {
  db: Db;
  site: Site;
  /** Makes a link to an office page, or returns null if SECRET_KEY is not set. */
  linkTo: (reference: string) => string | null;
  /** Emails to visitors state all times in this zone, which is that of the office hours on the site. */
  hoursZone: string;
  holder: string;
  officeEmails: readonly string[];
  secretKeys: readonly string[];
};

export type Mail = {
  subject: string;
  blocks: readonly Block[];
  /** The reference of a lead. Email programs show this email in one thread with the first email about that lead. */
  threadOf?: string;
  headers?: Record<string, string>;
};

type Message = Pick<LeasedNotification, "reference" | "eventId" | "recipient">;

/**
 * Each function returns null if the message is obsolete, for example the reminder of an answered lead, and throws
 * Undeliverable if the lead or the change has been erased.
 */
export type Kind = {
  mail: (message: Message, sources: Sources) => Promise<Mail | null>;
  roundup?: (references: readonly string[], sources: Sources) => Promise<Mail | null>;
  post?: (message: Message, db: Db) => Promise<object | null>;
};
