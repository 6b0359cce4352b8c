import { rateWindowMs } from "../../configuration/limits.ts";
import { partnerKeyHeader } from "../../configuration/partner-keys.ts";

/** What developers of other programs read first. */
export const about = `The leads of the site's two forms and its newsletter, for programs; and what its pages show.

**Errors.** Every answer with a status of 400 or more holds one shape, \`Error\`. Its \`fields\` name what is wrong with each
field, in words that a person can be shown. \`X-Request-Id\` names the request in the site's log.

**Repeats.** A lead that was sent with an idempotency key may be sent again, after a time-out say: the repeat is answered with
the first reference and stores nothing.

**Limits.** A sender is an IPv4 address or an IPv6 /64. What it sends, and what it reads, has a budget for ten minutes that
refills evenly; a few mails to new addresses have their own. \`RateLimit\` says what is left. Who has nothing left is answered
429 with \`Retry-After\`, and nothing is stored.

**Partners.** A program that forwards leads for others asks the operator for a key: without one, many leads with one text from
one place look like a bot's, and the office is not told of them.`;

export const tags = [
  { name: "Sending", description: "Leads and subscriptions. An answer of 200 says that they are on disk." },
  { name: "Reading", description: "What the site's pages show." },
];

export const partnerKey = {
  type: "apiKey",
  in: "header",
  name: partnerKeyHeader,
  description:
    "Optional: names the partner whose program sends the lead. The operator gives it; it must not be in a page or an app. Leads that come with it are weighed by their text alone, and have the partner's name as their source.",
};

/** The bounds are those of the field `idempotencyKey`, which may also be empty. */
export const idempotencyKey = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  description:
    "Names one intent, such as the number of the lead in your program: however often it is sent, it is one lead, and every answer has its first reference. Each path has keys of its own. Without a key, the same words from the same sender on one day (UTC) are one lead.",
  schema: { type: "string", minLength: 8, maxLength: 64, pattern: "^[A-Za-z0-9_-]+$" },
  example: "crm-lead-20418",
};

const windowSeconds = rateWindowMs / 1000;

export const headerComponents = {
  "X-Request-Id": {
    description: "Names the request in the site's log. Worth keeping with a failure.",
    schema: { type: "string", pattern: "^[0-9A-Z]{8}$" },
    example: "7F3K9Q2M",
  },
  RateLimit: {
    description:
      "What is left of a budget: its name, the requests that are left (r), the seconds until all of it is refilled or, after a refusal, until the next request is allowed (t). As draft-ietf-httpapi-ratelimit-headers has it. Not sent where the site can't tell senders apart.",
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
    description: "Says that the key of a partner is what was not known.",
    schema: { type: "string", const: "PartnerKey" },
    example: "PartnerKey",
  },
};
