import { createCipheriv, createDecipheriv, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { nowText } from "../columns.ts";
import type { Db } from "../open.ts";
import type { LeadDetails } from "./inbox.ts";

/** The content of the address of a visitor's own request. */
export type RequestLink = {
  reference: string;
  /** Who got the address: the reader of the receipt, or the reader of an email address's mailbox. */
  holder: string;
  /** The key that signed it. */
  signer: Signer;
};

/** before: it signed addresses of leads that came before this time only. null: of all */
type Signer = { key: string; before: string | null };

/** The receipt's reader. */
const reader = "r";
const tagLength = 12;

/**
 * Signs and reads the tokens of visitors' own requests; without an expiry, because a request has one. With SECRET_KEY a
 * key that follows from it signs, so that a copy of the database opens no request. The database's own key, which signed
 * before, is stored encrypted, and counts for the leads of that time, because their addresses are out.
 */
export class RequestLinks {
  readonly #signers: readonly [Signer, ...Signer[]];

  /** @param signers the first one signs */
  constructor(signers: readonly [Signer, ...Signer[]]) {
    this.#signers = signers;
  }

  /** For the receipt on the page. */
  ofReceipt(reference: string): string {
    return this.#tokenOf(reference, reader);
  }

  /** For an email: it ends when the request gets another email address, because the first one may be a stranger's. */
  ofMail(reference: string, email: string): string {
    return this.#tokenOf(reference, tagOf(this.#signers[0], email));
  }

  /** null if the signature is invalid */
  read(token: string): RequestLink | null {
    const [reference = "", holder = "", signed = ""] = token.split(".");
    const given = Buffer.from(signed);
    const signer = this.#signers.find((each) => {
      const expected = Buffer.from(sign(each, "request", `${reference}.${holder}`));
      return given.length === expected.length && timingSafeEqual(given, expected);
    });
    return signer === undefined ? null : { reference, holder, signer };
  }

  /** Whether the holder of a link may see the request as it is now. */
  isHolder({ holder, signer }: RequestLink, { email, created_at }: Pick<LeadDetails, "email" | "created_at">): boolean {
    if (signer.before !== null && created_at >= signer.before) return false;
    return holder === reader || (email !== null && holder === tagOf(signer, email));
  }

  /** For the holder of a link, after the request got another email address. */
  renewed({ reference, holder }: RequestLink, email: string | null): string {
    return holder === reader || email === null ? this.ofReceipt(reference) : this.ofMail(reference, email);
  }

  #tokenOf(reference: string, holder: string): string {
    return `${reference}.${holder}.${sign(this.#signers[0], "request", `${reference}.${holder}`)}`;
  }
}

function tagOf(signer: Signer, email: string): string {
  return sign(signer, "address", email.trim().toLowerCase()).slice(0, tagLength);
}

/** 128 bits, so that the address stays short. */
function sign({ key }: Signer, purpose: string, text: string): string {
  const bytes = createHmac("sha256", key).update(`${purpose}\n${text}`).digest();
  return bytes.subarray(0, 16).toString("base64url");
}

const known = new WeakMap<Db, Promise<RequestLinks>>();

/**
 * With the keys, which are read once for a database, so that links can be signed while it fails.
 * @param secrets SECRET_KEY and SECRET_KEY_FORMER, as far as they are set
 */
export function requestLinks(db: Db, secrets: readonly string[]): Promise<RequestLinks> {
  const links = known.get(db) ?? readSigners(db, secrets).then((signers) => new RequestLinks(signers));
  known.set(db, links);
  // Read again after a failure.
  links.catch(() => known.delete(db));
  return links;
}

/** An instance of the release before may still sign with the stored key while this one starts. */
const replacementMs = 60 * 60 * 1000;

export async function readSigners(db: Db, secrets: readonly string[]): Promise<[Signer, ...Signer[]]> {
  const rows = db.selectFrom("request_key").select(["key", "sealed_at"]);
  const { key, sealed_at } = await rows.executeTakeFirstOrThrow();
  const [secret, ...former] = secrets;
  if (secret === undefined) return [{ key, before: null }];
  const stored = sealed_at === null ? key : unseal(key, secrets);
  const at = sealed_at ?? nowText();
  const isOfFormer = stored !== null && sealed_at !== null && unseal(key, [secret]) === null;
  if (stored !== null && (sealed_at === null || isOfFormer)) {
    const update = db.updateTable("request_key").set({ key: seal(stored, secret), sealed_at: at });
    // Another instance may do the same.
    await update.where("key", "=", key).execute();
  }
  const before = new Date(Date.parse(at) + replacementMs).toISOString();
  return [
    { key: derive(secret, "request links").toString("base64url"), before: null },
    ...former.map((each) => ({ key: derive(each, "request links").toString("base64url"), before: null })),
    ...(stored === null ? [] : [{ key: stored, before }]),
  ];
}

function derive(secret: string, purpose: string): Buffer {
  return createHmac("sha256", secret).update(purpose).digest();
}

const cipher = "aes-256-gcm";
const [ivBytes, tagBytes] = [12, 16];

function seal(text: string, secret: string): string {
  const iv = randomBytes(ivBytes);
  const sealing = createCipheriv(cipher, derive(secret, "request key"), iv);
  const sealed = [sealing.update(text, "utf8"), sealing.final()];
  return Buffer.concat([iv, sealing.getAuthTag(), ...sealed]).toString("base64url");
}

/** null: none of the keys has sealed it */
function unseal(sealed: string, secrets: readonly string[]): string | null {
  const bytes = Buffer.from(sealed, "base64url");
  const [iv, tag] = [bytes.subarray(0, ivBytes), bytes.subarray(ivBytes, ivBytes + tagBytes)];
  for (const secret of secrets)
    try {
      const opening = createDecipheriv(cipher, derive(secret, "request key"), iv, { authTagLength: tagBytes });
      opening.setAuthTag(tag);
      const opened = [opening.update(bytes.subarray(ivBytes + tagBytes)), opening.final()];
      return Buffer.concat(opened).toString("utf8");
    } catch {
      // Another key has sealed it.
    }
  return null;
}
