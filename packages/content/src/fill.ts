import type { Site } from "./site.ts";

const tokens: Record<string, Exclude<keyof Site, "social" | "people" | "openings" | "bookingUrl" | "notice">> = {
  "{product}": "name",
  "{phone}": "phone",
  "{email}": "email",
  "{privacyEmail}": "privacyEmail",
  "{legalEmail}": "legalEmail",
  "{street}": "street",
  "{city}": "city",
  "{region}": "region",
  "{postalCode}": "postalCode",
  "{hours}": "hours",
  "{hoursBoth}": "hoursBoth",
  "{hoursDays}": "hoursDays",
  "{hoursTimes}": "hoursTimes",
};

/** Replaces tokens such as `{product}` and `{phone}` with the operator's facts, in all strings of `content`. */
export function fill<T>(content: T, site: Site): T {
  if (typeof content === "string") {
    const filled = content.replace(/\{[a-zA-Z]+\}/g, (token) => {
      const fact = tokens[token];
      return fact === undefined ? token : site[fact];
    });
    return filled as T; // a string in, a string out: T is string here
  }
  // The result has as many items as the array, of the same types.
  if (Array.isArray(content)) return content.map((item) => fill(item, site)) as T;
  if (content !== null && typeof content === "object") {
    const entries = Object.entries(content).map(([key, value]) => [key, fill(value, site)]);
    return Object.fromEntries(entries) as T; // the same keys, each filled with its own type
  }
  return content;
}
