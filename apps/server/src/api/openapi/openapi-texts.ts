import { rateWindowMs } from "../../configuration/limits.ts";
import { partnerKeyHeader } from "../../configuration/partner-keys.ts";

/** The API's description: the first text that developers of client programs read. */
export const apiDescription = `The leads of the site's two forms and its newsletter, for programs, and the data that its pages show.

**Errors.** Every answer with a status of 400 or more holds one shape, \`Error\`. Its \`fields\` name what is wrong with each
field, in sentences that can be shown to a person. \`X-Request-Id\` names the request in the site's log.

**Retries.** A lead that was sent with an idempotency key may be sent again unchanged, for example after a time-out: the retry
gets the reference of the first request and stores nothing. Other words under the same key are another lead.

**Limits.** A sender is an IPv4 address or an IPv6 /64. Its writes and its reads each have a budget for ten
minutes that refills evenly; confirmation mails have a budget of their own. \`RateLimit\` says what is left. A sender that has
spent its budget gets 429 with \`Retry-After\`, and nothing is stored.

**Partners.** A program that forwards leads for others asks the operator for a key: without one, many leads with one text from
one place look like a bot's, and the office gets no mail about them.`;

export const tags = [
  { name: "Sending", description: "Leads and subscriptions. A status of 200 means that they are on disk." },
  { name: "Reading", description: "The data that the site's pages show." },
];

export const partnerKey = {
  type: "apiKey",
  in: "header",
  name: partnerKeyHeader,
  description:
    "Optional: identifies the partner whose program sends the lead. The operator issues it; it must not be in a page or an app. Leads sent with it are scored by their text alone, and have the partner's name as their source.",
};

/** Same length and pattern as the field `idempotencyKey`, which may also be empty. */
export const idempotencyKey = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  description:
    "A random value for one lead, such as a UUID that your program stores with the lead. However often the same fields are sent with the same key, they are stored once, and every response has the first reference. Other fields under a used key are another lead, stored as well. Partners and paths don't share keys. Without a key, the same fields from the same sender on one day (UTC) are one lead.",
  schema: { type: "string", minLength: 8, maxLength: 64, pattern: "^[A-Za-z0-9_-]+$" },
  example: "0b9a6a8e-4f0c-4a57-9a3e-5d0c6c1f2e77",
};

const windowSeconds = rateWindowMs / 1000;

export const headerComponents = {
  "X-Request-Id": {
    description: "Identifies the request in the site's log. Store it with a failure.",
    schema: { type: "string", pattern: "^[0-9A-Z]{8}$" },
    example: "7F3K9Q2M",
  },
  RateLimit: {
    description:
      "What is left of a budget: its name, the remaining requests (r), the seconds until it is full again or, after a refusal, until the next request is allowed (t). Format of draft-ietf-httpapi-ratelimit-headers. Not sent where the site can't tell senders apart.",
    schema: { type: "string" },
    example: `"writes";r=299;t=2`,
  },
  "RateLimit-Policy": {
    description: "The budget itself: its name, how many requests it allows (q) in how many seconds (w).",
    schema: { type: "string" },
    example: `"writes";q=300;w=${windowSeconds}`,
  },
  "Retry-After": {
    description: "Seconds to wait before the next request.",
    schema: { type: "integer", minimum: 1 },
    example: 120,
  },
  "WWW-Authenticate": {
    description: "Says that the partner key is unknown.",
    schema: { type: "string", const: "PartnerKey" },
    example: "PartnerKey",
  },
};
