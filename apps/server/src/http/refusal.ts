export type RefusalReason = "limited" | "busy";

/**
 * A request refused for now: 429, because the client exceeded a rate limit, or 503, because the render queue is full.
 */
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
