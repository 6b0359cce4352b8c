import type { StateSlug } from "../ids/states.ts";

/** What a state's law says about the time that a plan may take, and the section. Read for the article on these laws. */
type CredentialingLaw = { rule: string; section: string };

/** Only statutes that were read; a state that is missing here may have one too. */
export const credentialingLaws: Partial<Record<StateSlug, CredentialingLaw>> = {
  arizona: {
    rule: "An insurer decides within 60 days of a complete application and loads the result within 30 more; visits from its notice of completeness on can be paid",
    section: "A.R.S. 20-3451 to 20-3459",
  },
  colorado: { rule: "A carrier decides on a physician within 60 days", section: "C.R.S. 10-16-705.7" },
  indiana: {
    rule: "A plan reports the status at 60 days and every 30 days from then on, and credentials provisionally under conditions; no day is set for the decision",
    section: "Indiana Code, title 27",
  },
  "new-york": {
    rule: "A plan decides within 60 days of a complete application; some who join a group take part provisionally from day 61",
    section: "Insurance Law 4803, Public Health Law 4406-d",
  },
  "rhode-island": {
    rule: "A plan decides within 45 days of a complete application and reports the status every 15",
    section: "R.I. Gen. Laws 27-20-70",
  },
  texas: {
    rule: "No limit, but a physician who joins a group with a contract is paid as participating from the complete application on",
    section: "Insurance Code, chapter 1452, subchapter C",
  },
  washington: {
    rule: "No decision takes more than 90 days, and 60 on average",
    section: "RCW 48.43.750 and 48.43.757",
  },
};
