import { createHmac, timingSafeEqual } from "node:crypto";
import type { Db } from "../open.ts";
import type { LeadDetails } from "./inbox.ts";

export type RequestLink = {
  reference: string;
  /** A hash of the email address for an emailed link, or "r" for a link that the site showed. */
  holder: string;
  key: string;
};

const reader = "r";
const tagLength = 12;

/**
 * Signs the links with which visitors open their own requests. The links don't expire. The signing key is derived from
 * SECRET_KEY, so that a person who has a copy of the database can't make a valid link.
 */
export class RequestLinks {
  readonly #keys: readonly [string, ...string[]];

  /** @param keys the first key signs new links, and the others only verify older links */
  constructor(keys: readonly [string, ...string[]]) {
    this.#keys = keys;
  }

  ofReceipt(reference: string): string {
    return this.#tokenOf(reference, reader);
  }

  /** A correction of the address makes the token invalid, because the earlier email may have reached a stranger. */
  ofMail(reference: string, email: string): string {
    return this.#tokenOf(reference, tagOf(this.#keys[0], email));
  }

  read(token: string): RequestLink | null {
    const [reference = "", holder = "", signed = ""] = token.split(".");
    const given = Buffer.from(signed);
    const key = this.#keys.find((each) => {
      const expected = Buffer.from(sign(each, "request", `${reference}.${holder}`));
      return given.length === expected.length && timingSafeEqual(given, expected);
    });
    return key === undefined ? null : { reference, holder, key };
  }

  isHolder({ holder, key }: RequestLink, { email }: Pick<LeadDetails, "email">): boolean {
    return holder === reader || (email !== null && holder === tagOf(key, email));
  }

  /** The visitor has just corrected the email address, so a token that was emailed to the old address is invalid. */
  renewed({ reference, holder }: RequestLink, email: string | null): string {
    return holder === reader || email === null ? this.ofReceipt(reference) : this.ofMail(reference, email);
  }

  #tokenOf(reference: string, holder: string): string {
    return `${reference}.${holder}.${sign(this.#keys[0], "request", `${reference}.${holder}`)}`;
  }
}

function tagOf(key: string, email: string): string {
  return sign(key, "address", email.trim().toLowerCase()).slice(0, tagLength);
}

function sign(key: string, purpose: string, text: string): string {
  const bytes = createHmac("sha256", key).update(`${purpose}\n${text}`).digest();
  return bytes.subarray(0, 16).toString("base64url");
}

const known = new WeakMap<Db, Promise<RequestLinks>>();

/** Reads the keys only once, so that the site can sign links even while the database fails. */
export function requestLinks(db: Db, secrets: readonly string[]): Promise<RequestLinks> {
  const links = known.get(db) ?? readKeys(db, secrets).then((keys) => new RequestLinks(keys));
  known.set(db, links);
  links.catch(() => known.delete(db));
  return links;
}

export async function readKeys(db: Db, [secret, ...former]: readonly string[]): Promise<[string, ...string[]]> {
  const keyOf = (each: string) => createHmac("sha256", each).update("request links").digest("base64url");
  if (secret !== undefined) return [keyOf(secret), ...former.map(keyOf)];
  return [(await db.selectFrom("request_key").select("key").executeTakeFirstOrThrow()).key];
}

/** A missing SECRET_KEY is reported for as long as the links in the office's emails are valid. */
const missedMs = 30 * 24 * 60 * 60 * 1000;

/** Stores a hash of SECRET_KEY, so that `lacksSecret` can notice if the key is later missing. */
export async function rememberSecret(db: Db, secrets: readonly string[], now = Date.now()): Promise<void> {
  const { secret_trace, secret_missed_at } = await traceRow(db);
  const isOver = secret_missed_at !== null && Date.parse(secret_missed_at) < now - missedMs;
  const [current] = secrets;
  const row =
    !(await lacksSecret(db, secrets)) || isOver
      ? { secret_trace: current === undefined ? null : traceOf(current), secret_missed_at: null }
      : { secret_trace, secret_missed_at: secret_missed_at ?? new Date(now).toISOString() };
  // During an update, two instances run at the same time, and a needless write could overwrite the other one's row.
  if (row.secret_trace !== secret_trace || row.secret_missed_at !== secret_missed_at)
    await db.updateTable("request_key").set(row).execute();
}

/** Whether links were signed with a SECRET_KEY that is no longer configured. */
export async function lacksSecret(db: Db, secrets: readonly string[]): Promise<boolean> {
  const { secret_trace } = await traceRow(db);
  return secret_trace !== null && !secrets.some((secret) => traceOf(secret) === secret_trace);
}

function traceRow(db: Db) {
  return db.selectFrom("request_key").select(["secret_trace", "secret_missed_at"]).executeTakeFirstOrThrow();
}

function traceOf(secret: string): string {
  return sign(secret, "trace", "");
}
