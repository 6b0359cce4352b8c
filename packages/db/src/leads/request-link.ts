import { createHmac, timingSafeEqual } from "node:crypto";
import type { Db } from "../open.ts";

/** What the address of one's own request stands for. */
export type RequestLink = {
  reference: string;
  /** Who got the address: the one who read the receipt, or the one who reads the mails of an e-mail address. */
  holder: string;
};

/** The receipt's reader. */
const reader = "r";
const tagLength = 12;

/** Signs and reads the tokens of visitors' own requests; without an expiry, because a request has one. */
class RequestLinks {
  readonly #key: string;

  constructor(key: string) {
    this.#key = key;
  }

  /** For the receipt on the page. */
  ofReceipt(reference: string): string {
    return this.#tokenOf({ reference, holder: reader });
  }

  /** For a mail: it ends when the request gets another e-mail address, because the first one may be a stranger's. */
  ofMail(reference: string, email: string): string {
    return this.#tokenOf({ reference, holder: this.#tagOf(email) });
  }

  /** null: nobody signed it */
  read(token: string): RequestLink | null {
    const [reference = "", holder = "", signed = ""] = token.split(".");
    const [given, expected] = [signed, this.#sign("request", `${reference}.${holder}`)].map((text) =>
      Buffer.from(text),
    );
    if (given?.length !== expected?.length || !given || !expected || !timingSafeEqual(given, expected)) return null;
    return { reference, holder };
  }

  /** Whether the holder of a link may still see the request, which now has this e-mail address. */
  isHolder({ holder }: RequestLink, email: string): boolean {
    return holder === reader || holder === this.#tagOf(email);
  }

  /** For the holder of a link, after the request got another e-mail address. */
  renewed({ reference, holder }: RequestLink, email: string): string {
    return holder === reader ? this.ofReceipt(reference) : this.ofMail(reference, email);
  }

  #tokenOf({ reference, holder }: RequestLink): string {
    return `${reference}.${holder}.${this.#sign("request", `${reference}.${holder}`)}`;
  }

  #tagOf(email: string): string {
    return this.#sign("address", email.trim().toLowerCase()).slice(0, tagLength);
  }

  /** 128 bits, so that the address stays short. */
  #sign(purpose: string, text: string): string {
    const bytes = createHmac("sha256", this.#key).update(`${purpose}\n${text}`).digest();
    return bytes.subarray(0, 16).toString("base64url");
  }
}

const known = new WeakMap<Db, Promise<RequestLinks>>();

/** With the key of the database, which is read once, so that links can be signed while the database fails. */
export function requestLinks(db: Db): Promise<RequestLinks> {
  const links =
    known.get(db) ??
    db
      .selectFrom("request_key")
      .select("key")
      .executeTakeFirstOrThrow()
      .then(({ key }) => new RequestLinks(key));
  known.set(db, links);
  // Read again after a failure.
  links.catch(() => known.delete(db));
  return links;
}
