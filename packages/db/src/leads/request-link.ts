import { createHmac, timingSafeEqual } from "node:crypto";
import type { Db } from "../open.ts";
import type { LeadDetails } from "./inbox.ts";

export type RequestLink = {
  reference: string;
  /**
   * Tells where the link was shown. For an emailed link, it is a hash of the email address. For a link that the site
   * showed after the visitor sent the form, it is "r".
   */
  holder: string;
  key: string;
};

const reader = "r";
const tagLength = 12;

/**
 * Signs and verifies the tokens in the links with which visitors open their own requests. The links don't expire.
 *
 * The signing key is derived from SECRET_KEY, which is not in the database. So a person who has a copy of the database
 * can't make a valid link. If SECRET_KEY is not configured, we use a key that is stored in the database.
 */
export class RequestLinks {
  readonly #keys: readonly [string, ...string[]];

  /** @param keys the signing keys. The first key signs new links, and the others only verify older links. */
  constructor(keys: readonly [string, ...string[]]) {
    this.#keys = keys;
  }

  ofReceipt(reference: string): string {
    return this.#tokenOf(reference, reader);
  }

  /**
   * Makes the token for a link that is emailed to the visitor. The token becomes invalid when the visitor corrects the
   * email address, because the email to the wrong address may have reached a stranger.
   */
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

  /** Whether the link may open the request. It may not if it was emailed to an address that was corrected later. */
  isHolder({ holder, key }: RequestLink, { email }: Pick<LeadDetails, "email">): boolean {
    return holder === reader || (email !== null && holder === tagOf(key, email));
  }

  /**
   * Makes the token for a visitor who has just corrected the email address. If the visitor's old token was emailed, it
   * is now invalid, because it was made for the old address.
   */
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

/**
 * Returns the signer for this database. It reads the keys from the database only once, so that the site can sign links
 * even while the database fails.
 * @param secrets the configured values of SECRET_KEY and SECRET_KEY_FORMER, the current one first
 */
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

/** How long we report a missing SECRET_KEY. It is as long as the links in the office's emails are valid. */
const missedMs = 30 * 24 * 60 * 60 * 1000;

/**
 * Stores a hash of the SECRET_KEY that signs links, so that `lacksSecret` can notice if this key is later missing from
 * the configuration.
 */
export async function rememberSecret(db: Db, secrets: readonly string[], now = Date.now()): Promise<void> {
  const { secret_trace, secret_missed_at } = await traceRow(db);
  const isOver = secret_missed_at !== null && Date.parse(secret_missed_at) < now - missedMs;
  const [current] = secrets;
  const row =
    !(await lacksSecret(db, secrets)) || isOver
      ? { secret_trace: current === undefined ? null : traceOf(current), secret_missed_at: null }
      : { secret_trace, secret_missed_at: secret_missed_at ?? new Date(now).toISOString() };
  // During an update of the site, the old and the new instance run at the same time for a moment. If we always wrote
  // the row, we could overwrite what the other instance has just stored.
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
