export const stateSlugs = [
  "alabama",
  "alaska",
  "arizona",
  "arkansas",
  "california",
  "colorado",
  "connecticut",
  "delaware",
  "florida",
  "georgia",
  "hawaii",
  "idaho",
  "illinois",
  "indiana",
  "iowa",
  "kansas",
  "kentucky",
  "louisiana",
  "maine",
  "maryland",
  "massachusetts",
  "michigan",
  "minnesota",
  "mississippi",
  "missouri",
  "montana",
  "nebraska",
  "nevada",
  "new-hampshire",
  "new-jersey",
  "new-mexico",
  "new-york",
  "north-carolina",
  "north-dakota",
  "ohio",
  "oklahoma",
  "oregon",
  "pennsylvania",
  "rhode-island",
  "south-carolina",
  "south-dakota",
  "tennessee",
  "texas",
  "utah",
  "vermont",
  "virginia",
  "washington",
  "west-virginia",
  "wisconsin",
  "wyoming",
] as const;

export type StateSlug = (typeof stateSlugs)[number];

/** Whether the content has the state. An admin may have added others to the table. */
export function isStateSlug(slug: string): slug is StateSlug {
  return (stateSlugs as readonly string[]).includes(slug); // `includes` of a literal list accepts only its own literals
}

/** The licensure compacts of the professions that the company serves, as URLs spell them. */
export const compactIds = [
  "imlc",
  "nlc",
  "aprn",
  "psypact",
  "counseling",
  "pt",
  "ot",
  "aslp",
  "pa",
  "sw",
  "ddh",
] as const;

export type CompactId = (typeof compactIds)[number];
