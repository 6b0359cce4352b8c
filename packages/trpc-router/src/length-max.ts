export const attributionLengthMax = 300;

/**
 * The maximum lengths of texts, in code points, because JSON Schema counts code points. A browser's `maxlength` counts
 * UTF-16 code units instead, so it counts most emoji twice.
 */
export const lengthMax = {
  name: 200,
  email: 254,
  phone: 40,
  company: 200,
  message: 10_000,
  slug: 200,
  attribution: attributionLengthMax,
} as const;
