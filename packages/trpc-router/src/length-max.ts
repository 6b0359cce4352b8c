/** Maximum length of each attribution value, such as the campaign. In its own file, for the script of every page. */
export const attributionLengthMax = 300;

/**
 * Maximum lengths of visitors' texts in code points, as JSON Schema counts; a browser's `maxlength` counts UTF-16 code
 * units, so a text with emoji reaches it earlier. The limits are generous, because they only bound the size of a row.
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
