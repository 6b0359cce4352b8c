/** Limit of each attribution value, such as the campaign; longer ones are cut. In its own file, for the script of every document. */
export const attributionLengthMax = 300;

/**
 * Maximum lengths of visitors' texts in characters, that is code points, as JSON Schema counts; `maxlength` of a browser
 * counts UTF-16 code units and stops an emoji earlier. Generous, because they only bound the size of a row.
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
