export type RefusalReason = "limited" | "busy";

/** A request that is not served now: its client has asked too often, or the site has too much to do. */
export class Refusal extends Error {
  readonly reason: RefusalReason;
  readonly statusCode: 429 | 503;
  readonly retryAfterSeconds: number;

  constructor(reason: RefusalReason, retryAfterSeconds: number) {
    super(reason === "limited" ? "The client asks too often." : "The site is busy.");
    this.reason = reason;
    this.statusCode = reason === "limited" ? 429 : 503;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
