import { plainLetters } from "../plain-text.ts";

/** Spellings of the same word, in lowercase. A search for one also finds the others. */
const spellings: readonly (readonly string[])[] = [
  ["re-credential", "recredential"],
  ["re-attest", "reattest"],
  ["re-validat", "revalidat"],
  ["re-enrol", "reenrol"],
  ["enrollment", "enrolment"],
  ["paneling", "panelling"],
  ["e-mail", "email"],
  ["tele-", "tele"],
  ["ob/gyn", "obgyn", "ob-gyn"],
  ["licens", "licenc"],
  ["center", "centre"],
  ["counsel", "counsell"],
  ["health care", "healthcare"],
  ["sub-specialt", "subspecialt", "subspecialit"],
];

/** Words that visitors use and our answers don't contain. A search for a text in `asked` finds the texts in `said`. */
export const meanings: readonly { asked: readonly string[]; said: readonly string[] }[] = [
  {
    asked: [
      "price",
      "prices",
      "cost",
      "costs",
      "fee",
      "fees",
      "charge",
      "charges",
      "rates",
      "quote",
      "expensive",
      "how much",
      "budget",
      "invoice",
      "payment",
      "discount",
    ],
    said: ["Pricing is fee-for-service"],
  },
  {
    asked: ["cancel", "cancellation", "refund", "refunds", "money back", "deposit", "quit"],
    said: ["Either side may end a service"],
  },
  {
    asked: [
      "timeline",
      "timelines",
      "timeframe",
      "time frame",
      "turnaround",
      "how long",
      "how fast",
      "how soon",
      "duration",
      "wait",
      "weeks",
      "months",
      "processing time",
    ],
    said: ["How long does initial", "How long does payer enrollment", "How long does recredentialing"],
  },
  {
    asked: ["urgent", "rush", "expedite", "expedited", "asap", "faster", "speed"],
    said: ["Can you speed up an application"],
  },
  {
    asked: ["renewal", "renew", "renewals", "revalidate", "revalidation", "expire", "expired"],
    said: ["How often is recredentialing due", "What happens when credentials lapse"],
  },
  {
    asked: ["status", "progress", "tracking", "track", "updates", "portal", "follow up"],
    said: ["What do you do, and what do we keep doing"],
  },
  {
    asked: ["paperwork", "checklist", "requirements", "requirement", "prepare", "what do you need", "forms", "resume"],
    said: ["Which documents should we collect first", "What does a facility have to submit"],
  },
  {
    asked: ["guaranteed", "guarantees", "success rate", "approval rate", "rejected", "rejection", "denial", "declined"],
    said: ["What happens when a payer returns or denies"],
  },
  {
    asked: ["bcbs", "blue cross", "uhc", "united", "insurers", "insurance companies", "tricare"],
    said: ["Which payers do you work with"],
  },
  {
    asked: ["np", "pa", "arnp", "crna", "nurse", "nurses", "therapist", "lcsw", "chiropractor", "dentist"],
    said: ["Who needs to be credentialed"],
  },
  {
    asked: ["retroactive", "retro", "backdate", "back date", "bill"],
    said: ["Can a new physician see patients before"],
  },
  { asked: ["moving", "move", "relocate", "relocating"], said: ["joining us from another state"] },
  { asked: ["full panel", "panel full", "appeal"], said: ["What can be done when a panel is closed"] },
  { asked: ["proview"], said: ["Does every physician need a CAQH profile"] },
  { asked: ["psv"], said: ["What is primary source verification"] },
];

export function spellingsOf(text: string): string[] {
  const asked = plainLetters(text);
  const others = spellings.flatMap((group) => {
    // The longest spelling comes first, because "counsell" contains "counsel".
    const own = group.toSorted((a, b) => b.length - a.length).find((spelling) => asked.includes(spelling));
    return own === undefined ? [] : group.map((spelling) => asked.replaceAll(own, spelling));
  });
  return [...new Set([asked, ...others])];
}

/** These texts are searched for only if no FAQ question contains the typed words. */
export function otherWords(text: string): string[] {
  const typed = plainLetters(text).trim();
  const words = typed.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "");
  const spelt = spellingsOf(words);
  const meant = meanings.filter(({ asked }) => asked.some((words) => spelt.some((own) => hasWords(own, words))));
  return [...(words === typed || words === "" ? spelt.slice(1) : spelt), ...meant.flatMap(({ said }) => said)];
}

export function hasWords(text: string, words: string): boolean {
  return spaced(text).includes(spaced(words));
}

function spaced(text: string): string {
  return ` ${plainLetters(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim()} `;
}
