import type { Site } from "@site/content/site";
import type { Db } from "@site/db/open";
import type { LeasedNotification } from "@site/db/outbox/outbox";
import type { Block } from "../mail/body.ts";
import type { OfficePlace } from "../mail/lead-facts.ts";

export type Sources = OfficePlace & {
  db: Db;
  site: Site;
  /** The link to an office page for the email's recipient. null: SECRET_KEY is not set */
  linkTo: (reference: string) => string | null;
  /** The zone of the office hours on the site. Visitors read all times in it. */
  hoursZone: string;
  holder: string;
  officeEmails: readonly string[];
  secretKeys: readonly string[];
};

export type Mail = {
  subject: string;
  blocks: readonly Block[];
  /** The reference of a lead. Email programs show this email together with the lead's first email. */
  threadOf?: string;
  headers?: Record<string, string>;
};

type Message = Pick<LeasedNotification, "reference" | "eventId" | "recipient">;

/** Each function returns null for an obsolete message, and throws Undeliverable if the lead or change was erased. */
export type Kind = {
  mail: (message: Message, sources: Sources) => Promise<Mail | null>;
  /** Combines many messages into one email. Without this function, each message is an email of its own. */
  roundup?: (references: readonly string[], sources: Sources) => Promise<Mail | null>;
  post?: (message: Message, db: Db) => Promise<object | null>;
};
