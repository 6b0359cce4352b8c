import type { Section, SectionKind } from "@site/content/types/content";
import { Shell } from "../ui/frame/shell.tsx";
import { Checklists } from "./checklists/checklists.tsx";
import { DatesForm } from "./dates-form/dates-form.tsx";
import { Faqs } from "./faqs/faqs.tsx";
import { Letter } from "./letter/letter.tsx";
import { Cards, CaseRows, DaysRows, LinkList, Terms } from "./row-lists/row-lists.tsx";
import { SampleSheets } from "./sample-sheets/sample-sheets.tsx";
import { Stats } from "./stats/stats.tsx";
import { Steps } from "./steps/steps.tsx";
import { Comparison, Table } from "./tables/tables.tsx";
import { Words } from "./words/words.tsx";

/** How a section of each kind speaks: `minor` with a smaller heading, `side` beside its heading, `band` on a tinted ground. */
const looks: Partial<Record<SectionKind, "minor" | "side" | "band">> = {
  steps: "band",
  faqs: "side",
  cards: "minor",
  stats: "minor",
  terms: "minor",
  links: "minor",
  cases: "minor",
  table: "minor",
  letter: "minor",
  sheets: "minor",
};

export function Sections({ sections }: { sections: readonly Section[] }) {
  return sections.map((section, index) => {
    const before = sections.slice(0, index);
    const isRepeated = section.kind === "checklists" && before.some(({ kind }) => kind === "checklists");
    const isSheet = section.kind === "table" && section.table.print;
    return (
      <Shell key={section.id} {...section} look={isRepeated ? "minor" : isSheet ? "major" : looks[section.kind]}>
        <SectionBody section={section} />
      </Shell>
    );
  });
}

function SectionBody({ section }: { section: Section }) {
  switch (section.kind) {
    case "cards":
      return <Cards cards={section.cards} />;
    case "checklists":
      return <Checklists lists={section.lists} />;
    case "steps":
      return <Steps steps={section.steps} />;
    case "stats":
      return <Stats stats={section.stats} />;
    case "days":
      return <DaysRows rows={section.rows} />;
    case "terms":
      return <Terms terms={section.terms} />;
    case "words":
      return <Words title={section.title} letters={section.letters} />;
    case "links":
      return <LinkList links={section.links} />;
    case "faqs":
      return <Faqs faqs={section.faqs} exclusive={section.exclusive ?? false} />;
    case "sheets":
      return <SampleSheets sheets={section.sheets} />;
    case "comparison":
      return <Comparison comparison={section.comparison} />;
    case "table":
      return <Table table={section.table} />;
    case "dates":
      return <DatesForm form={section.form} />;
    case "letter":
      return <Letter text={section.text} link={section.link} />;
    case "cases":
      return <CaseRows cases={section.cases} />;
  }
}
