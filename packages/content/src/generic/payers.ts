import { longDate } from "../calendar.ts";
import { entriesOf } from "../entries-of.ts";
import { type PayerAnswer, payerFacts, payerQuestions, payersReadOn, sourceOf } from "../facts/payers.ts";
import { spans } from "../facts/spans.ts";
import { callOnly } from "../nav.ts";
import { type Path, paths } from "../paths.ts";
import type { PageBase, Section, Table } from "../types/content.ts";

const answersOf = (id: string) => `${paths.payers}#${id}-answers` satisfies Path;
const questions = entriesOf(payerQuestions);
const unknown = "Ask the payer";

function shortOf(answer: PayerAnswer): string {
  return answer === null ? unknown : `${answer.short} (${answer.year})`;
}

/** A question has a column if enough payers answer it publicly. Each payer's own table has all known answers. */
const answered = questions.filter(
  ([question]) => payerFacts.filter((payer) => payer[question] !== null).length * 2 >= payerFacts.length - 1,
);

const overview: Table = {
  names: ["Payer", ...answered.map(([, name]) => name)],
  rows: payerFacts.map((payer) => ({
    cells: [payer.name, ...answered.map(([question]) => shortOf(payer[question]))],
    href: answersOf(payer.id),
  })),
  print: false,
  unknown,
};

function sectionOf(payer: (typeof payerFacts)[number]): Section {
  const rows = questions.flatMap(([question, name]) => {
    const answer = payer[question];
    return answer === null ? [] : [{ cells: [name, answer.text, sourceOf(answer)] }];
  });
  const label = `${rows.length} ${rows.length === 1 ? "answer with its source" : "answers with sources"}`;
  return {
    kind: "table",
    id: payer.id,
    title: payer.name,
    intro: null,
    table: {
      names: ["Question", "What the payer or the rule says", "Source"],
      rows,
      print: false,
      fold: { id: `${payer.id}-answers`, label },
    },
  };
}

export const payersPage: PageBase = {
  updatedOn: "2026-11-27",
  seo: {
    title: "Credentialing by Payer: Days and Effective Dates | {product}",
    description:
      "Medicare, Medicaid, Aetna, Cigna, UnitedHealthcare, Humana, the Blues, TRICARE, VA: where to apply, published days, earliest billing date, NPs and PAs.",
    keywords: [
      "Aetna credentialing time",
      "UnitedHealthcare credentialing",
      "Humana credentialing effective date",
      "payer credentialing table",
    ],
  },
  hero: {
    eyebrow: "Each answer with its source and year",
    heading: "Credentialing, payer by payer",
    lead: "Where to apply, the days that the payer publishes, the earliest billing date, and whether it credentials nurse practitioners and physician assistants. Where we have found nothing published, ask the payer, and write down who answered.",
    actions: [
      { label: "Ask about a payer", href: "/contact" },
      { label: "Call {phone}", href: "tel" },
    ],
    figure: {
      title: "Days that two payers publish, and our planning range for the others",
      bars: [
        {
          label: "Medicare, averages of three contractors",
          duration: spans.medicareReview.duration,
          whose: "published",
          href: answersOf("medicare"),
        },
        {
          label: "Aetna",
          duration: spans.aetnaCredentialing.duration,
          whose: "published",
          href: answersOf("aetna"),
        },
        {
          label: "Cigna, UnitedHealthcare, Humana, the Blues",
          duration: spans.commercialPlan.duration,
          whose: "planned",
        },
        {
          label: "State Medicaid, by state",
          duration: spans.medicaidEnrollment.duration,
          whose: "planned",
          href: answersOf("medicaid"),
        },
      ],
      isWide: true,
    },
  },
  sections: [
    {
      kind: "table",
      id: "compare",
      title: "Nine payers side by side",
      intro: `Last checked on ${longDate(payersReadOn)}. The year in parentheses is the year of the source, or of our check if the source has no date. A payer may have changed its rule since then. The days are the payers’ own figures, and each payer counts them in its own way. Each payer’s name links to its sources.`,
      table: overview,
    },
    ...payerFacts.map(sectionOf),
    {
      kind: "checklists",
      id: "ask",
      title: "Eight questions where nothing is published",
      intro: "Ask all eight in one call, and note who answered and the call’s reference number.",
      lists: [
        {
          title: "Before you file",
          mark: "todo",
          items: [
            "Which form do you read: CAQH, the state’s, or your own?",
            "Is the panel open for this specialty, county and product?",
            "Is the contract with the group’s tax ID, and which products does it name?",
            "Do you credential nurse practitioners and physician assistants, or do they bill under a physician?",
          ],
        },
        {
          title: "About the date",
          mark: "todo",
          items: [
            "From which day do you count the processing time, and how many days do you take at most?",
            "Which day becomes the effective date: application, committee, contract or loading?",
            "Do you ever backdate the effective date, and who decides that?",
            "Where do we see the status, and what number do we quote?",
          ],
        },
      ],
    },
    {
      kind: "links",
      id: "next",
      title: "While you wait",
      intro: null,
      links: [
        {
          label: "What may be billed while a file is pending",
          href: paths.billingWhilePending,
          description: "Holding claims, state laws on payment while pending, modifiers.",
        },
        {
          label: "Letters to copy",
          href: paths.letters,
          description: "Completeness, closed panel, effective date.",
        },
        {
          label: "States",
          href: paths.states,
          description: "Each state’s Medicaid: who credentials, and in which portal you enroll.",
        },
      ],
    },
  ],
  closing: {
    heading: "Would you rather not make these calls?",
    text: "Call us once, with your payers and the provider’s start date at hand. Then we call the payers, file and follow up, and you get the dates.",
    actions: callOnly,
  },
};
