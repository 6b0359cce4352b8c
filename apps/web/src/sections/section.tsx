import type { Section, SectionKind } from "@site/content/types/content";
import type { ComponentType } from "react";
import { Shell } from "../ui/frame/shell.tsx";
import { AllLink } from "../ui/links/actions.tsx";
import { LinkedFacts, Stats } from "../ui/rows/facts.tsx";
import { Faqs, Glossary } from "./answers/answers.tsx";
import { Checklists, DatesForm } from "./checklists/checklists.tsx";
import { Clock, Turns } from "./durations/durations.tsx";
import { CallCards, Cards, CaseRows, DaysRows, LinkList, Terms } from "./row-lists/row-lists.tsx";
import { Letter, SampleSheets } from "./sample-sheets/sample-sheets.tsx";
import { Steps } from "./steps/steps.tsx";
import { Comparison, Table } from "./tables/tables.tsx";

type Kind<Content> = {
  body: ComponentType<Content>;
  look?: "minor" | "side" | "band";
};

const kinds: { [Name in SectionKind]: Kind<Extract<Section, { kind: Name }>> } = {
  cards: { body: Cards, look: "minor" },
  checklists: { body: Checklists },
  steps: { body: Steps, look: "band" },
  stats: { body: Stats, look: "minor" },
  days: { body: DaysRows },
  terms: { body: Terms, look: "minor" },
  glossary: { body: Glossary },
  links: { body: LinkList, look: "minor" },
  faqs: { body: Faqs, look: "side" },
  sheets: { body: SampleSheets, look: "minor" },
  comparison: { body: Comparison },
  turns: { body: Turns },
  table: { body: Table, look: "minor" },
  dates: { body: DatesForm },
  letter: { body: Letter, look: "minor" },
  cases: { body: CaseRows, look: "minor" },
  facts: { body: LinkedFacts, look: "minor" },
  clock: { body: Clock, look: "minor" },
  ways: { body: CallCards, look: "band" },
};

export function Sections({ sections }: { sections: readonly Section[] }) {
  return sections.map((section, index) => {
    const { body, look } = kinds[section.kind];
    const Body = body as ComponentType<Section>; // `body` is the component for this kind of section
    const before = sections.slice(0, index);
    const isRepeated = section.kind === "checklists" && before.some(({ kind }) => kind === "checklists");
    const isSheet = section.kind === "table" && section.table.print;
    return (
      <Shell key={section.id} {...section} look={isRepeated ? "minor" : isSheet ? "major" : look}>
        <Body {...section} />
        {section.all && <AllLink link={section.all} />}
      </Shell>
    );
  });
}
