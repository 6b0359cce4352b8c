import { createHmac, timingSafeEqual } from "node:crypto";
import type { Db } from "../open.ts";
import type { LeadDetails } from "./inbox.ts";

/** The content of the link to a visitor's own request. */
export type RequestLink = {
  reference: string;
  /** The person who got the link: the reader of the receipt, or the reader of an email address's mailbox. */
  holder: string;
  /** The key that signed the token. */
  key: string;
};

/** The receipt's reader. */
const reader = "r";
const tagLength = 12;

/**
 * Signs and reads the tokens of visitors' own requests. Tokens don't expire, because requests do. A key derived from
 * SECRET_KEY signs, so that a copy of the database opens no request; without SECRET_KEY, the database's own key signs.
 */
export class RequestLinks {
  readonly #keys: readonly [string, ...string[]];

  /** @param keys the first key signs */
  constructor(keys: readonly [string, ...string[]]) {
    this.#keys = keys;
  }

  /** For the receipt on the page. */
  ofReceipt(reference: string): string {
    return this.#tokenOf(reference, reader);
  }

  /** For an email. The link ends when the request gets another email address, because the first may be a stranger's. */
  ofMail(reference: string, email: string): string {
    return this.#tokenOf(reference, tagOf(this.#keys[0], email));
  }

  /** null if the signature is invalid */
  read(token: string): RequestLink | null {
    const [reference = "", holder = "", signed = ""] = token.split(".");
    const given = Buffer.from(signed);
    const key = this.#keys.find((each) => {
      const expected = Buffer.from(sign(each, "request", `${reference}.${holder}`));
      return given.length === expected.length && timingSafeEqual(given, expected);
    });
    return key === undefined ? null : { reference, holder, key };
  }

  /** Whether the holder of a link may see the request in its current state. */
  isHolder({ holder, key }: RequestLink, { email }: Pick<LeadDetails, "email">): boolean {
    return holder === reader || (email !== null && holder === tagOf(key, email));
  }

  /** For the holder of a link after the request got another email address. */
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

/** 128 bits, because a longer one would make the link longer. */
function sign(key: string, purpose: string, text: string): string {
  const bytes = createHmac("sha256", key).update(`${purpose}\n${text}`).digest();
  return bytes.subarray(0, 16).toString("base64url");
}

const known = new WeakMap<Db, Promise<RequestLinks>>();

/**
 * Makes links with the keys. The database's own key is read once, so that links can be signed while it fails.
 * @param secrets SECRET_KEY and SECRET_KEY_FORMER, if they are set
 */
export function requestLinks(db: Db, secrets: readonly string[]): Promise<RequestLinks> {
  const links = known.get(db) ?? readKeys(db, secrets).then((keys) => new RequestLinks(keys));
  known.set(db, links);
  // The key is read again after a failure.
  links.catch(() => known.delete(db));
  return links;
}

export async function readKeys(db: Db, [secret, ...former]: readonly string[]): Promise<[string, ...string[]]> {
  const keyOf = (each: string) => createHmac("sha256", each).update("request links").digest("base64url");
  if (secret !== undefined) return [keyOf(secret), ...former.map(keyOf)];
  return [(await db.selectFrom("request_key").select("key").executeTakeFirstOrThrow()).key];
}

/**
 * How long after its last use a missing key counts as a mistake rather than a decision: as long as links in emails
 * work.
 */
const missedMs = 30 * 24 * 60 * 60 * 1000;

/** Records at a start which SECRET_KEY signs. A missing key stays recorded, so that `lacksSecret` reports it. */
export async function rememberSecret(db: Db, secrets: readonly string[], now = Date.now()): Promise<void> {
  const { secret_trace, secret_missed_at } = await traceRow(db);
  const isOver = secret_missed_at !== null && Date.parse(secret_missed_at) < now - missedMs;
  const [current] = secrets;
  const row =
    !(await lacksSecret(db, secrets)) || isOver
      ? { secret_trace: current === undefined ? null : traceOf(current), secret_missed_at: null }
      : { secret_trace, secret_missed_at: secret_missed_at ?? new Date(now).toISOString() };
  // An old instance that is being replaced may write at the same time.
  if (row.secret_trace !== secret_trace || row.secret_missed_at !== secret_missed_at)
    await db.updateTable("request_key").set(row).execute();
}

/** Whether sent links were signed with a key that is not among these. */
export async function lacksSecret(db: Db, secrets: readonly string[]): Promise<boolean> {
  const { secret_trace } = await traceRow(db);
  return secret_trace !== null && !secrets.some((secret) => traceOf(secret) === secret_trace);
}

function traceRow(db: Db) {
  return db.selectFrom("request_key").select(["secret_trace", "secret_missed_at"]).executeTakeFirstOrThrow();
}

/** The key can't be computed from the trace. */
function traceOf(secret: string): string {
  return sign(secret, "trace", "");
}
