import { expect, it } from "vitest";
import { posts } from "../blog/posts.ts";
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
import { legalDocuments } from "../legal/legal.ts";
import { pages } from "../pages.ts";
import { documentSheet, expirySheet, proposalSheet, statusSheet } from "../samples/sheets.ts";
import { meanings } from "../search/synonyms.ts";
import { services } from "../services/services.ts";
import { officeZone } from "../site.ts";
import { specialties } from "../specialties/specialties.ts";
import { states } from "../states/states.ts";
import { type Post, postCategories } from "../types/content.ts";
import { articleContent, pageContent, textsBelow } from "./all-words.ts";

it("the closing band of every page links to the contact page and the phone number", () => {
  const closings = [homeCopy, aboutPage, caseStudiesCopy, ...Object.values(services), ...Object.values(specialties)];
  for (const { closing } of [...closings, ...states.map(stateCopy)]) {
    expect(closing.actions.map((action) => action.href).toSorted(), closing.heading).toEqual(["/contact", "tel"]);
  }
});

it("every date in content exists, and none is in the future", () => {
  const today = dayAt(officeZone, Date.now());
  const dates = textsBelow([pageContent, articleContent]).filter(({ text }) => /^\d+-\d+-\d+$/.test(text));
  expect(dates.filter(({ text }) => parseDate(text) === null || text > today)).toEqual([]);
});

it("each path is one page, and each alias leads to a page that exists", () => {
  const paths = pages.map(({ path }) => path);
  expect(paths).toEqual([...new Set(paths)]);
  const own = pages.filter(({ path, canonical }) => path === canonical).map(({ path }) => path);
  expect(pages.filter(({ canonical }) => !own.includes(canonical))).toEqual([]);
});

it("numbers in texts match the items that they count", () => {
  const questions = faqCategories.flatMap(({ faqs }) => faqs).length;
  expect(faqsCopy.hero.eyebrow).toBe(`${questions} questions`);
  expect(faqsCopy.seo.description).toContain(`${questions} questions`);
  const inWords = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven"];
  expect(consultationForm.intro).toContain(`${inWords[Object.keys(consultationForm.labels).length]} fields.`);
});

it("each text that a synonym leads to is in one FAQ question or its answer", () => {
  const questions = faqCategories.flatMap(({ faqs }) => faqs.map(({ question, answer }) => `${question}\n${answer}`));
  const said = meanings.flatMap((meaning) => meaning.said);
  expect(said.filter((text) => questions.filter((words) => words.includes(text)).length !== 1)).toEqual([]);
});

it("the words, metrics and figure of a case study agree", () => {
  for (const { title, results, tally, timeline, days, average, metrics } of caseStudies) {
    // The number of contracts (requirement 78) is drawn in the tally, or named in a result.
    const approved = [...tally.map(({ count, label }) => `${count} ${label}`), ...results].join("\n");
    expect(approved, title).toContain(metrics.networkContracts);
    expect(title).toContain(timeline);
    expect(results[1], title).toMatch(new RegExp(`\\b${days.to}\\b.*\\b${average.days.to}\\b`));
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

it("every row of a sample sheet has a cell for each column, and the calendar's bars end on the days that it names", () => {
  for (const { title, columns, rows } of [statusSheet, documentSheet, expirySheet, proposalSheet])
    for (const { cells } of rows) expect(cells, title).toHaveLength(columns.length);
  const days = (expirySheet.year?.rows ?? []).flatMap(({ start, expiry }) => [start, expiry]);
  expect(days).toHaveLength(14);
  for (const { day, text } of days) {
    expect(dayOfMonth(addDays("2027-01-01", day))).toBe(text);
    expect(day >= 0 && day < 365, text).toBe(true);
  }
});

it.each([
  [services["physician-credentialing"], "6-10"],
  [services["payer-enrollment"], "18-27"],
  [services["insurance-paneling"], "11-20"],
] as const)(
  "the steps of $record.name except the last two are our work, and take the %s days that the words say",
  (page, days) => {
    const steps = page.sections.flatMap((section) => (section.kind === "steps" ? section.steps : []));
    const durations = steps.flatMap(({ duration }) => duration ?? []);
    const own = durations.filter(({ who }) => who !== "they");
    expect(durations.slice(0, -2)).toEqual(own);
    const from = own.reduce((sum, duration) => sum + duration.from, 0);
    const to = own.reduce((sum, duration) => sum + (duration.to ?? 0), 0);
    expect(`${from}-${to}`).toBe(days);
    expect(JSON.stringify(page)).toContain(days);
  },
);

it("contract negotiation draws the rate that its results state", () => {
  const { figure, sections } = services["payer-contract-negotiation"];
  const { after, today } = figure.kind === "rate" ? figure.rate : {};
  const [result] = sections.flatMap((section) => (section.kind === "stats" ? section.stats : []));
  expect(`${(after?.from ?? 0) - (today?.rate ?? 0)}-${(after?.to ?? 0) - (today?.rate ?? 0)}%`).toBe(result?.value);
});

it("requirement 54: California, Texas and New York have six requirements and six networks of their own", () => {
  for (const { slug, licensing, network } of states.filter(({ slug }) => /^(california|new-york|texas)$/.test(slug))) {
    expect([licensing.length, network.length, new Set([...licensing, ...network]).size], slug).toEqual([6, 6, 12]);
  }
});

it("requirement 55: each category has at least as many articles as the customer counted", () => {
  const counted = { "Credentialing Tips": 12, "Payer Enrollment": 8, "Industry News": 15, Compliance: 6 };
  const articles = Object.values<Post>(posts);
  const fewer = postCategories.filter(
    (name) => articles.filter(({ category }) => category === name).length < counted[name],
  );
  expect(fewer).toEqual([]);
});

it("requirement 81: a policy shows June 12, 2025 as both dates until the operator has confirmed and dated the policy", () => {
  const { "privacy-policy": privacy, "terms-of-service": terms } = legalDocuments;
  for (const { effectiveOn, updatedOn, attestation } of [privacy, terms]) {
    expect([effectiveOn, attestation === "sample" ? updatedOn : effectiveOn]).toEqual(["2025-06-12", "2025-06-12"]);
  }
});
