/** Bounds of the texts that visitors send, in characters: generous, because their only purpose is that a row stays a row. */
export const lengthMax = {
  name: 200,
  email: 254,
  phone: 40,
  company: 200,
  message: 10_000,
  slug: 200,
  /** Each part of what is known of a visit, such as its campaign. */
  attribution: 300,
} as const;
