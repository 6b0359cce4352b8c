import { longDate } from "../calendar.ts";
import { fees } from "../facts/dated.ts";
import { postPath } from "../paths.ts";
import { proposalSheet } from "../samples/sheets.ts";
import type { Section } from "../types/content.ts";

const { amount, year } = fees.facts.medicareApplication;

/** The factors of a price, and the fees of others. The consultation gives our own amounts (requirement 7). */
export const feeSections: readonly Section[] = [
  {
    kind: "terms",
    id: "costs",
    title: "What it costs",
    intro:
      "We give no amounts here. You hear the price at the free consultation and get it in the written proposal. The price depends on the following.",
    terms: [
      {
        term: "What we count",
        description:
          "We count applications: providers times payers times states. Three providers with five payers in one state need fifteen. Documents that are incomplete or out of date add work to every application.",
      },
      {
        term: "How we charge",
        description:
          "Here, “fee-for-service” means a set amount for each application. A contingency-based fee depends on the result. The proposal says on each line which of the two applies.",
      },
      {
        term: "When you pay",
        description:
          "You pay nothing before you accept the proposal in writing. The proposal names the day each amount is due. If you stop, you pay for the work done until then.",
      },
      {
        term: "Third-party fees",
        description:
          "Boards, programs and hospitals charge some applicants a fee. You pay those fees, and the proposal lists each one next to ours.",
      },
    ],
  },
  {
    kind: "sheets",
    id: "proposal",
    title: "A proposal, line by line",
    intro:
      "The proposal lists each application, so that you can compare it with another proposal or with the hours of your staff.",
    sheets: [proposalSheet],
  },
  {
    kind: "table",
    id: "other-fees",
    title: "What others charge",
    intro: null,
    table: {
      names: ["Fee", "Who pays it", "How much", "Checked"],
      rows: [
        {
          cells: [
            "Medicare application fee",
            "Institutions and DME suppliers; physicians and their groups pay none",
            `${amount} in ${year}`,
            longDate(fees.asOf).replaceAll(" ", "\u00a0"),
          ],
          href: postPath("medicare-application-fee-2026"),
        },
        {
          cells: [
            "State license",
            "The provider, to the board",
            "Set by each board; the state’s page links to the board",
            "For each file",
          ],
          href: "/states",
        },
        {
          cells: ["DEA registration", "The provider, to the DEA", "Set by the DEA for three years", "For each file"],
        },
        {
          cells: ["Hospital staff fee", "The provider, to the hospital", "Set by each hospital", "For each file"],
        },
      ],
      print: false,
    },
  },
];
