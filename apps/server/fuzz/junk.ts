import { leadFields } from "@site/db/leads/lead-fields";
import fc from "fast-check";

/** Texts that often break programs; random ones are added. */
const troublesomeTexts = [
  "",
  " ",
  "\0",
  "\u202E\uFEFF",
  "\uD800",
  "null",
  "undefined",
  "NaN",
  "-0",
  "1e400",
  "__proto__",
  "constructor",
  "toString",
  "<script>alert(1)</script>",
  "'; DROP TABLE consultation_requests; --",
  "{{7*7}}<%= 7*7 %>",
  "../../../../etc/passwd",
  "\r\nBcc: everyone@site.example",
  "%00",
  "%",
  "%E0%A4%A",
  "a".repeat(11_000),
  "𝒜".repeat(6_000),
] as const;

export const text = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit: "binary", maxLength: 60 }) },
  { weight: 2, arbitrary: fc.constantFrom(...troublesomeTexts) },
  { weight: 1, arbitrary: fc.string({ maxLength: 300 }) },
);

/** Any JSON value. */
export const value = fc.oneof(
  { weight: 3, arbitrary: text },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.constantFrom(null, true, 0, -1, 1e308, Number.MAX_SAFE_INTEGER, [], {}, [[[[]]]]) },
);

/** A valid lead; junk replaces some of its fields, so that the rest passes the first checks. */
const validLead = {
  name: "Fuzz O'Visitor",
  email: "fuzz@visitor.example",
  phone: "(615) 555-0100",
  message: "We need payer enrollment for two physicians.",
  service: "payer-enrollment",
  subject: "",
  elapsedMs: "9000",
} as const;

const fields = [
  ...Object.keys({ ...leadFields.consultation, ...leadFields.contact }),
  ...["subject", "elapsedMs", "idempotencyKey", "attribution", "slug", "token", "limit"],
];

/** A valid body except for a few fields, some of which the procedure does not know. */
const nearlyValidBody = fc
  .dictionary(fc.oneof(fc.constantFrom(...fields), text), value, { maxKeys: 4, noNullPrototype: true })
  .map((junk) => ({ ...validLead, ...junk }));

/** Bytes of a body with the content type JSON; most are JSON. */
export const jsonBody = fc.oneof(
  { weight: 4, arbitrary: nearlyValidBody.map((body) => JSON.stringify(body)) },
  { weight: 2, arbitrary: value.map((body) => JSON.stringify(body)) },
  { weight: 1, arbitrary: nearlyValidBody.map((body) => JSON.stringify(body).slice(0, -7)) },
  { weight: 1, arbitrary: text },
  {
    weight: 1,
    arbitrary: fc.constantFrom(`[${"[".repeat(5_000)}`, `"${"x".repeat(70_000)}"`, '{"__proto__":{"a":1}}'),
  },
);

export const formBody = fc.oneof(
  {
    weight: 3,
    arbitrary: fc
      .dictionary(fc.oneof(fc.constantFrom(...fields), text), text, { maxKeys: 6, noNullPrototype: true })
      .map((junk) => new URLSearchParams({ ...validLead, ...junk }).toString()),
  },
  { weight: 1, arbitrary: text },
  {
    weight: 1,
    arbitrary: fc.constantFrom("a=1&a=2&a[b]=3", "&".repeat(3_000), `message=${"%F0%9F%98%80".repeat(12_000)}`),
  },
);
