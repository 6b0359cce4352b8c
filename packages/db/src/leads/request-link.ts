import { createHmac, timingSafeEqual } from "node:crypto";
import type { Db } from "../open.ts";
import type { LeadDetails } from "./inbox.ts";

export type RequestLink = {
  reference: string;
  /** `reader`, or a hash of the email address to which the link was sent. */
  holder: string;
  key: string;
};

const reader = "r";
const tagLength = 12;

/**
 * Signs and verifies the tokens in links to visitors' own requests. The links don't expire. The key is derived from
 * SECRET_KEY, so that a copy of the database can't open a request. Without SECRET_KEY, the database's own key signs.
 */
export class RequestLinks {
  readonly #keys: readonly [string, ...string[]];

  /** @param keys the first key signs; the others only verify */
  constructor(keys: readonly [string, ...string[]]) {
    this.#keys = keys;
  }

  ofReceipt(reference: string): string {
    return this.#tokenOf(reference, reader);
  }

  /** Makes the token of an email. A correction of the address invalidates it, because a stranger may have the email. */
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

  /** Whether the link may open the request. false: the address to which the link was emailed was corrected later */
  isHolder({ holder, key }: RequestLink, { email }: Pick<LeadDetails, "email">): boolean {
    return holder === reader || (email !== null && holder === tagOf(key, email));
  }

  /** Makes a new token after a visitor has used the old token to correct the email address. */
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

/** Reads the keys once, so that links can be signed while the database fails. @param secrets the current key first */
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

/** A missing key is reported for this time, which is as long as links in the office's emails work. */
const missedMs = 30 * 24 * 60 * 60 * 1000;

/** Records which SECRET_KEY signs. The record outlives the key, so that `lacksSecret` can report a missing key. */
export async function rememberSecret(db: Db, secrets: readonly string[], now = Date.now()): Promise<void> {
  const { secret_trace, secret_missed_at } = await traceRow(db);
  const isOver = secret_missed_at !== null && Date.parse(secret_missed_at) < now - missedMs;
  const [current] = secrets;
  const row =
    !(await lacksSecret(db, secrets)) || isOver
      ? { secret_trace: current === undefined ? null : traceOf(current), secret_missed_at: null }
      : { secret_trace, secret_missed_at: secret_missed_at ?? new Date(now).toISOString() };
  // An unnecessary update could overwrite the record of an instance that is being replaced.
  if (row.secret_trace !== secret_trace || row.secret_missed_at !== secret_missed_at)
    await db.updateTable("request_key").set(row).execute();
}

/** Whether a key that is no longer configured has signed links. */
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
