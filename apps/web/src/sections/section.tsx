import type { Section, SectionKind } from "@site/content/types/content";
import { Shell } from "../ui/frame/shell.tsx";
import { Answers } from "./answers/answers.tsx";
import { Cards } from "./cards/cards.tsx";
import { CaseTimelines } from "./case-timelines/case-timelines.tsx";
import { Checklists } from "./checklists/checklists.tsx";
import { Comparison } from "./comparison/comparison.tsx";
import { Cycle } from "./cycle/cycle.tsx";
import { Durations } from "./durations/durations.tsx";
import { Faqs } from "./faqs/faqs.tsx";
import { LinkList } from "./link-list/link-list.tsx";
import { SampleSheets } from "./sample-sheets/sample-sheets.tsx";
import { Stats } from "./stats/stats.tsx";
import { Steps } from "./steps/steps.tsx";
import { Pairs, Terms } from "./terms/terms.tsx";

/** A section's layout: heading above (`stack`) or beside (`side`) the content, on a tinted band or not. */
type Frame = { layout: "stack" | "side"; band: boolean };

const frames: Record<SectionKind, Frame> = {
  cards: { layout: "stack", band: false },
  checklists: { layout: "stack", band: false },
  steps: { layout: "stack", band: true },
  stats: { layout: "stack", band: false },
  durations: { layout: "side", band: false },
  cycle: { layout: "stack", band: true },
  terms: { layout: "side", band: false },
  pairs: { layout: "stack", band: false },
  links: { layout: "stack", band: false },
  faqs: { layout: "side", band: false },
  sheets: { layout: "stack", band: false },
  answers: { layout: "stack", band: true },
  comparison: { layout: "stack", band: false },
  cases: { layout: "stack", band: false },
};

function frameOf(section: Section): Frame {
  const frame = frames[section.kind];
  return section.kind === "sheets" && section.sheets.length === 1 ? { ...frame, layout: "side" } : frame;
}

/**
 * The frames of a page's sections. Of two adjacent side titles the second stands above, because the column is empty.
 */
export function framesOf(sections: readonly Section[]): Frame[] {
  const all: Frame[] = [];
  for (const section of sections) {
    const frame = frameOf(section);
    const isRepeated = frame.layout === "side" && all.at(-1)?.layout === "side";
    all.push(isRepeated ? { ...frame, layout: "stack" } : frame);
  }
  return all;
}

export function Sections({ sections }: { sections: readonly Section[] }) {
  const all = framesOf(sections);
  return sections.map((section, index) => (
    <Shell key={section.id} id={section.id} title={section.title} intro={section.intro} {...all[index]}>
      <SectionBody section={section} />
    </Shell>
  ));
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
    case "durations":
      return <Durations title={null} bars={section.bars} />;
    case "cycle":
      return <Cycle cycle={section.cycle} />;
    case "terms":
      return <Terms terms={section.terms} />;
    case "pairs":
      return <Pairs labels={section.labels} pairs={section.pairs} />;
    case "links":
      return <LinkList links={section.links} />;
    case "faqs":
      return <Faqs faqs={section.faqs} exclusive={section.exclusive} />;
    case "sheets":
      return <SampleSheets sheets={section.sheets} words={section.words} />;
    case "answers":
      return <Answers answers={section.answers} isFirstOpen />;
    case "comparison":
      return <Comparison comparison={section.comparison} />;
    case "cases":
      return <CaseTimelines cases={section.cases} />;
  }
}
