import type { Visit } from "./visitors.ts";

/** What clients and the mail server observed. */
export type Evidence = {
  visits: readonly Visit[];
  mails: readonly { messageId: string; subject: string }[];
  output: readonly string[];
  unexpected: readonly string[];
  endedByItself: readonly string[];
};

export type StoredLead = { reference: string; email: string; status: string };
export type StoredNotification = { reference: string; messageId: string; status: string };

/** The content of the database. */
export type StoredState = { leads: StoredLead[]; notifications: StoredNotification[]; damage: readonly string[] };

/** Reads the database of a run. One per engine. */
export type Store = {
  readState: () => Promise<StoredState>;
  /** The number of messages that are not delivered yet. */
  countUndelivered: () => Promise<number>;
};
