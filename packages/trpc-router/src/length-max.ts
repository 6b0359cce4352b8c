export const attributionLengthMax = 300;

/** JSON Schema counts code points, so these lengths do too. A browser's `maxlength` counts most emoji twice. */
export const lengthMax = {
  name: 200,
  email: 254,
  phone: 40,
  company: 200,
  message: 10_000,
  slug: 200,
  attribution: attributionLengthMax,
} as const;
