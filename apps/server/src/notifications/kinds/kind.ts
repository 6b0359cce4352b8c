import type { Site } from "@site/content/site";
import type { Db } from "@site/db/open";
import type { LeasedNotification } from "@site/db/outbox/outbox";
import type { Block } from "../mail/body.ts";
import type { OfficePlace } from "../mail/lead-facts.ts";

/** The data for the words of an email. */
export type Sources = OfficePlace & {
  db: Db;
  site: Site;
  /** The address of a lead's page for the email's recipient. null: emails have no links */
  linkTo: (reference: string) => string | null;
  /** The address of the page of all leads, likewise. */
  listUrl: string | null;
  /** The email's recipient, and the addresses that get leads. */
  holder: string;
  officeEmails: readonly string[];
  /** SECRET_KEY and SECRET_KEY_FORMER, which sign the addresses of visitors' requests. */
  secretKeys: readonly string[];
};

export type Mail = {
  subject: string;
  blocks: readonly Block[];
  /** The lead to whose email thread this one belongs. */
  threadOf?: string;
  headers?: Record<string, string>;
};

type Message = Pick<LeasedNotification, "reference" | "eventId" | "recipient">;

/**
 * A kind of notification. Each function says nothing, with null, when it no longer holds: the message is then deleted
 * unsent. It throws `Undeliverable` when its subject is gone.
 */
export type Kind = {
  mail: (message: Message, sources: Sources) => Promise<Mail | null>;
  /** One email for many messages; without it each is always its own email. */
  roundup?: (references: readonly string[], sources: Sources) => Promise<Mail | null>;
  /** The body of the webhook's post. null: nothing is posted. */
  post?: (message: Message, db: Db) => Promise<object | null>;
};
