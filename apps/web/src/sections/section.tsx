import { Title } from "@mantine/core";
import type { Section, SectionKind } from "@site/content/types/content";
import { Disclosure } from "../ui/disclosure/disclosure.tsx";
import { Shell } from "../ui/frame/shell.tsx";
import { CaseTimelines } from "./case-timelines/case-timelines.tsx";
import { Checklists } from "./checklists/checklists.tsx";
import { Cycle } from "./cycle/cycle.tsx";
import { DatesForm } from "./dates-form/dates-form.tsx";
import { DaysRows } from "./days-rows/days-rows.tsx";
import { Stats, Terms } from "./facts/facts.tsx";
import { Faqs } from "./faqs/faqs.tsx";
import { Letter } from "./letter/letter.tsx";
import { Cards, LinkList } from "./row-lists/row-lists.tsx";
import { SampleSheets } from "./sample-sheets/sample-sheets.tsx";
import { Steps } from "./steps/steps.tsx";
import { Comparison, Table } from "./tables/tables.tsx";

/** How a section of each kind speaks: `minor` with a smaller heading, `side` beside its heading, `band` on a tinted ground. */
const looks: Partial<Record<SectionKind, "minor" | "side" | "band">> = {
  steps: "band",
  cycle: "band",
  faqs: "side",
  cards: "minor",
  stats: "minor",
  terms: "minor",
  links: "minor",
  cases: "minor",
  table: "minor",
  letter: "minor",
};

export function Sections({ sections }: { sections: readonly Section[] }) {
  return sections.map((section, index) => {
    const next = sections[index + 1];
    const joined = next && belongsTo(section, next) ? next : null;
    const before = sections[index - 1];
    if (before && belongsTo(before, section)) return null;
    const isRepeated =
      section.kind === "checklists" && sections.slice(0, index).some(({ kind }) => kind === "checklists");
    const look = isRepeated ? "minor" : joined?.kind === "cases" ? "side" : looks[section.kind];
    const part = joined && <Part section={joined} />;
    return (
      <Shell key={section.id} {...section} look={look} beside={look === "side" && part}>
        <SectionBody section={section} />
        {look !== "side" && part}
      </Shell>
    );
  });
}

/** A case stands beside its sample sheet, and benefits below the reasons: each pair is one section of the page. */
function belongsTo(first: Section, second: Section): boolean {
  return second.kind === "cases" ? first.kind === "sheets" : second.kind === "cards" && first.kind === "cards";
}

function Part({ section }: { section: Section }) {
  return (
    <section id={section.id} aria-label={section.title} data-part>
      {section.kind === "cards" ? (
        <Disclosure summary={section.title} wide="sm" heading>
          <SectionBody section={section} />
        </Disclosure>
      ) : (
        <>
          <Title order={3}>{section.title}</Title>
          {section.intro !== null && <p>{section.intro}</p>}
          <SectionBody section={section} />
        </>
      )}
    </section>
  );
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
    case "cycle":
      return <Cycle cycle={section.cycle} />;
    case "terms":
      return <Terms terms={section.terms} />;
    case "links":
      return <LinkList links={section.links} />;
    case "faqs":
      return <Faqs faqs={section.faqs} exclusive={section.exclusive} />;
    case "sheets":
      return <SampleSheets sheets={section.sheets} words={section.words} />;
    case "comparison":
      return <Comparison comparison={section.comparison} />;
    case "table":
      return <Table table={section.table} />;
    case "dates":
      return <DatesForm form={section.form} />;
    case "letter":
      return <Letter text={section.text} link={section.link} />;
    case "cases":
      return <CaseTimelines cases={section.cases} />;
  }
}
