import { expect, it } from "vitest";
import { addDays, dayAt, dayOfMonth, parseDate } from "../calendar.ts";
import { caseStudies } from "../case-studies/case-studies.ts";
import { aboutPage } from "../copy/about.ts";
import { caseStudiesCopy } from "../copy/case-studies.ts";
import { faqsCopy } from "../copy/faqs.ts";
import { consultationForm } from "../copy/forms.ts";
import { homeCopy } from "../copy/home.ts";
import { stateCopy } from "../copy/state.ts";
import { formatDuration } from "../facts/durations.ts";
import { faqCategories } from "../faqs/faqs.ts";
import { pages } from "../pages.ts";
import { documentSheet, expirySheet, proposalSheet, statusSheet } from "../samples/sheets.ts";
import { meanings } from "../search/synonyms.ts";
import { services } from "../services/services.ts";
import { officeZone } from "../site.ts";
import { specialties } from "../specialties/specialties.ts";
import { states } from "../states/states.ts";
import { articleContent, pageContent, textsBelow } from "./all-words.ts";

// Words that have to agree with other words, or with what a page is made of.

it("the closing band of every page links the contact page and the telephone number", () => {
  const closings = [homeCopy, aboutPage, caseStudiesCopy, ...Object.values(services), ...Object.values(specialties)];
  for (const { closing } of [...closings, ...states.map(stateCopy)]) {
    expect(closing.actions.map((action) => action.href).toSorted(), closing.heading).toEqual(["/contact", "tel"]);
  }
});

it("every date in content is a day of the calendar, and none is in the future", () => {
  const today = dayAt(officeZone, Date.now());
  const dates = textsBelow([pageContent, articleContent]).filter(({ text }) => /^\d+-\d+-\d+$/.test(text));
  expect(dates.filter(({ text }) => parseDate(text) === null || text > today)).toEqual([]);
});

it("each address is one page, and a second address is one of a page that exists", () => {
  const paths = pages.map(({ path }) => path);
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
  expect(
    pages.filter(({ canonical }) => !pages.some((page) => page.path === canonical && page.canonical === canonical)),
  ).toEqual([]);
});

it("numbers in words are those of what they count", () => {
  const questions = faqCategories.flatMap(({ faqs }) => faqs).length;
  expect(faqsCopy.hero.eyebrow).toBe(`${questions} questions`);
  expect(faqsCopy.seo.description).toContain(`${questions} questions`);
  const fields = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven"][
    Object.keys(consultationForm.labels).length
  ];
  expect(consultationForm.intro).toContain(`${fields} fields.`);
});

it("each text that a synonym leads to stands in one question of the FAQ or its answer", () => {
  const questions = faqCategories.flatMap(({ faqs }) => faqs.map(({ question, answer }) => `${question}\n${answer}`));
  const said = meanings.flatMap((meaning) => meaning.said);
  expect(said.filter((text) => questions.filter((words) => words.includes(text)).length !== 1)).toEqual([]);
});

it("the words, metrics and figure of a case study agree", () => {
  for (const { title, results, timeline, days, metrics } of caseStudies) {
    // The panel of metrics has no place for the contracts (requirement 78).
    const said = [
      timeline,
      `${metrics.timeReduction} faster than average`,
      "100% approval rate",
      metrics.networkContracts,
    ];
    expect(
      said.filter((text) => !results.join("\n").includes(text)),
      title,
    ).toEqual([]);
    expect(formatDuration(days), title).toBe(timeline);
  }
});

it("a specialty's page lists the requirements of its record, of which its card shows three", () => {
  for (const [slug, { record, sections }] of Object.entries(specialties)) {
    const own = sections.find((section) => section.id === "requirements");
    expect(own, slug).toMatchObject({ kind: "checklists", lists: [{ mark: "todo", items: record.keyRequirements }] });
    expect(record.keyRequirements.length, slug).toBeGreaterThan(3);
  }
});

it("every row of a sample sheet has a cell for each column, and the calendar's strips the days that it names", () => {
  for (const { title, columns, rows } of [statusSheet, documentSheet, expirySheet, proposalSheet]) {
    expect(
      rows.filter(({ cells }) => cells.length !== columns.length),
      title,
    ).toEqual([]);
  }
  for (const { cells, strip } of expirySheet.rows) {
    const days = [strip?.startDay ?? -1, strip?.expiryDay ?? 365];
    expect(days.map((day) => dayOfMonth(addDays("2027-01-01", day)))).toEqual(cells.slice(1));
    expect(days.filter((day) => day < 0 || day > 364)).toEqual([]);
  }
});
