import { expect, it } from "vitest";
import { stateCopy } from "../copy/state.ts";
import { daysText } from "../facts/durations.ts";
import type { StateSlug } from "../ids/states.ts";
import { stateFilters } from "../search/states.ts";
import type { Fact } from "../types/content.ts";
import { credentialingLaws } from "./data/credentialing-laws.ts";
import { licensureCompacts } from "./data/licensure-compacts.ts";
import { medicaidEnrollment, medicaidNames } from "./data/medicaid/enrollment.ts";
import { medicaidWays } from "./data/medicaid/ways.ts";
import { stateFactList } from "./fact-list.ts";
import { medicaidFacts } from "./medicaid-facts.ts";
import { paidVisits } from "./paid-visits.ts";
import { stateQuestions } from "./questions.ts";
import { remarksOn } from "./remarks.ts";
import { matchingSlugs } from "./state-filter.ts";
import { states } from "./states.ts";
import { waitSentence } from "./times.ts";

type State = (typeof states)[number];

function stateNamed(slug: StateSlug): State {
  const state = states.find((candidate) => candidate.slug === slug);
  if (state === undefined) throw new Error(`There is no state ${slug}.`);
  return state;
}

function factsOf(slug: StateSlug): Map<string, string> {
  const facts = stateFactList(stateNamed(slug));
  return new Map(facts.map(({ label, parts, note }) => [label, `${parts.map(({ text }) => text)} ${note}`]));
}

/** The remark on the list item that matches. null: it has none. undefined: there is no such item */
function remarkOn(state: State, list: "licensing" | "network", item: RegExp): string | null | undefined {
  return remarksOn(state, state[list])[state[list].findIndex((text) => item.test(text))];
}

function statesWhere(isWrong: (state: State) => boolean): readonly string[] {
  return states.filter(isWrong).map(({ slug }) => slug);
}

it("no compact both issues and doesn't issue yet in a state, and a state without a compact says so", () => {
  const both = ({ issuing, enacted }: (typeof licensureCompacts)["ohio"]) => issuing.some((id) => enacted.includes(id));
  expect(statesWhere(({ slug }) => both(licensureCompacts[slug]))).toEqual([]);
  expect(factsOf("hawaii").get("Who can start on a compact")).toMatch(/^None of the other professions/);
});

it.each(stateFilters)("the filter %s of the states page finds some of the states, but not all", (filter) => {
  expect([0, states.length]).not.toContain(matchingSlugs(states, filter).length);
});

it("the filter by law omits a state whose sections set neither days nor payment", () => {
  const found = matchingSlugs(states, "law");
  expect(found).toEqual(expect.arrayContaining(["iowa", "texas", "utah", "wyoming"]));
  expect(found.filter((slug) => ["georgia", "michigan", "nevada"].includes(slug))).toEqual([]);
});

it("each state has a row on the insurer deadline, which says so where no deadline is known", () => {
  const says = ({ slug }: State) => factsOf(slug).get("Insurer deadline") ?? "";
  expect(statesWhere((state) => says(state) === "")).toEqual([]);
  const unknown = ({ slug }: State) => credentialingLaws[slug] === undefined;
  expect(statesWhere((state) => unknown(state) && !says(state).startsWith("We know of no deadline"))).toEqual([]);
});

it("a figure has either only the state’s own days, or days of the US that it names as such", () => {
  const { figure: own } = stateCopy(stateNamed("wyoming")).hero;
  expect(own.bars.slice(-2).map((bar) => `${bar.label}: ${daysText(bar)}`)).toEqual([
    "Wyoming Medicaid’s decision, from the last document (by rule): At most 30 days",
    "An insurer’s decision, from the application (by law): At most 60 days",
  ]);
  expect(own.note).toMatch(
    /^The scale counts days\..* A bar that is all dashes shows a limit.*A commercial plan usually takes 60-120 days across the US/,
  );
  const isUs = ({ bars }: typeof own) => bars.some(({ whose }) => whose === "market");
  const wrong = (state: State) => {
    const { figure } = stateCopy(state).hero;
    return isUs(figure) !== figure.title.startsWith("US ranges") || isUs(figure) !== (figure.note === null);
  };
  expect(statesWhere(wrong)).toEqual([]);
});

it("a state's page opens with three sentences: its board, its Medicaid, and how long the license and a plan take", () => {
  const leads = states.map((state) => ({ ...state, lead: stateCopy(state).hero.lead }));
  const wrong = leads.filter(({ slug, lead, medicaidProgram }) => {
    const [board, medicaid, ...days] = sentencesOf(lead);
    const names = [medicaidNames({ slug, medicaidProgram }).enrollsAs, medicaidProgram, "Medicaid"];
    return (
      !/licens/.test(board ?? "") ||
      !names.some((name) => medicaid?.includes(name)) ||
      !/llow .* months for .* commercial plan/.test(days.join(" ")) ||
      lead.split(" ").length > 65
    );
  });
  expect(wrong.map(({ slug, lead }) => `${slug}: ${lead}`)).toEqual([]);
  // Wisconsin's board says 8 to 12 weeks, and a commercial plan usually takes at most 120 days.
  expect(waitSentence("wisconsin")).toBe(
    "Allow up to three months for the license, and then up to four for a commercial plan.",
  );
  // Highmark Delaware says to allow 180 days.
  expect(waitSentence("delaware")).toMatch(/ up to three months for the license, and then up to six for a commercial/);
  expect(waitSentence("maryland")).toMatch(
    /^Allow up to nine months for the FCVS profile and the license, .* up to four/,
  );
  expect(waitSentence("massachusetts")).toMatch(/^Allow at least four months for the license/);
  expect(waitSentence("virginia")).toMatch(/ State law can make insured plans pay for earlier visits\.$/);
  expect(waitSentence("guam")).toMatch(
    /^We know of no usual time for the license\. .* up to four months for a commercial/,
  );
});

it("each bar of a figure says from when its days count", () => {
  const bars = states.flatMap((state) => stateCopy(state).hero.figure.bars);
  expect(bars.filter(({ label, whose }) => whose !== "market" && !/, from \w/.test(label))).toEqual([]);
});

function sentencesOf(text: string): readonly string[] {
  return text.split(/(?<=(?:[\p{Ll}\d)]{2}|[A-Z]{3}|D\.O\.s)\.) /u);
}

it("each item of the standard lists on which states differ has a remark in its own sentence", () => {
  const standard = states.filter(({ network }) => network[0] === "Blue Cross Blue Shield networks");
  const remarks = standard.flatMap((state) => [
    ...remarksOn(state, state.network.slice(0, 5)),
    ...remarksOn(state, state.licensing.slice(3, 4)),
    ...remarksOn(state, state.licensing.slice(5)),
  ]);
  expect(remarks.filter((remark) => !/^[A-Z$].+\.$/.test(remark ?? "none"))).toEqual([]);
});

it("Louisiana's page names four sections of law: on days and on payment while pending, for Medicaid plans and for commercial plans", () => {
  const facts = factsOf("louisiana");
  expect(facts.get("Medicaid plan deadline")).toContain("46:460.61");
  const paid = new Map(paidVisits(stateNamed("louisiana")).map(({ label, parts }) => [label, JSON.stringify(parts)]));
  expect(paid.get("Medicaid plans")).toContain("46:460.62");
  expect(paid.get("Commercial plans")).toContain("22:1874(A)(5)");
  expect(facts.get("Insurer deadline")).toContain("22:1009");
  expect(facts.get("Physician compact")).toContain("Arkansas can’t be the state of principal license yet");
});

it("an unknown fact is omitted, and a fact that the table does not confirm is called unconfirmed", () => {
  expect(factsOf("ohio").has("Physicians (D.O.s)")).toBe(false);
  const added = { ...stateNamed("alabama"), slug: "guam", imlcMember: null, controlledSubstanceRegistration: null };
  const labels = stateFactList(added).map(({ label }) => label);
  expect(labels).toEqual(["Physicians", "Physician compact", "Medicaid enrollment"]);
  expect(medicaidFacts(added)).toEqual([]);
});

it("no page says that a state which credentials for Medicaid itself leaves this to the plans", () => {
  for (const slug of ["georgia", "mississippi", "north-carolina", "ohio"]) {
    expect(medicaidFacts({ slug })[0], slug).toMatchObject({ label: "Credentialed by the state, once" });
  }
  const by = ({ slug }: State) => medicaidWays[slug].credentialedBy;
  expect(statesWhere((state) => state.medicaidManagedCare === "no" && by(state) !== "noPlans")).toEqual([]);
  expect(statesWhere((state) => state.medicaidManagedCare === "yes" && by(state) === "noPlans")).toEqual([]);
});

it("the answer about a state's time gives the days of its law and of its Medicaid, or else the days of the US", () => {
  const answer = (slug: StateSlug) => stateQuestions(stateNamed(slug))[0]?.answer;
  expect(answer("wyoming")).toMatch(
    /within 60 calendar days.*26-56-102.*Wyoming Medicaid must decide within 30 days of the last document/,
  );
  expect(answer("wyoming")).not.toContain("30-180");
  expect(answer("kentucky")).toMatch(
    /^In the US a commercial plan usually takes 60-120 days.*A plan must decide within 45 days/,
  );
  expect(answer("kentucky")).not.toContain("30-180");
  expect(answer("idaho")).toMatch(/60-120 days.*plan on 30-180 days, which is our planning range/);
  const { bars } = stateCopy(stateNamed("minnesota")).hero.figure;
  expect(bars.slice(-3).map((bar) => `${bar.label}: ${daysText(bar)}`)).toEqual([
    "Medicaid’s answer, from a complete application (by rule): At most 30 days",
    "A decision, from a clean application (by law): At most 45 days",
    "A decision with a quality or safety concern, from a clean application (by law): At most 75 days",
  ]);
  const iowa = stateCopy(stateNamed("iowa")).hero.figure;
  expect(iowa.bars.map(daysText)).toEqual(["Plan for: 60-90 days", "At most 30 days"]);
  expect(iowa.note).not.toContain("Medicaid enrollment");
});

it("the page says what we ask where we found no processing time, and where we found no day from which a payer pays", () => {
  const textOf = (facts: readonly Fact[], label: string) => facts.find((fact) => fact.label === label)?.parts[0]?.text;
  const line = (slug: StateSlug) => textOf(medicaidFacts({ slug }), "Who to call");
  expect(line("delaware")).toMatch(/^\(800\) 999-3371\. .*we ask for the current wait/);
  expect(line("wisconsin")).toBe("(800) 947-9627.");
  const asked = statesWhere((state) =>
    paidVisits(state).some(({ parts }) => /^We know of no rule/.test(parts[0]?.text ?? "")),
  );
  expect(asked).toEqual(expect.arrayContaining(["delaware", "connecticut"]));
  expect(asked).not.toContain("virginia");
  expect(textOf(paidVisits(stateNamed("hawaii")), "Commercial plans")).toMatch(
    /^We know of no state law that makes a plan pay/,
  );
});

it("a page that we read counts as a state's own, whether its host ends in .gov or .state.nv.us", () => {
  const checked = (slug: StateSlug) =>
    medicaidFacts({ slug })
      .at(-1)
      ?.parts.map(({ text }) => text);
  expect(checked("nevada")).toContain("leg.state.nv.us");
  expect(checked("maine")).toContain("maine.gov");
});

it("the questions of a state claim nothing about the compact that is not certain", () => {
  const said = (state: State) => stateQuestions(state)[1]?.answer ?? "";
  const expected = (state: State) =>
    state.imlcMember === true ? /issues licenses through the Interstate|was not yet issuing/ : /does not belong/;
  expect(statesWhere((state) => !expected(state).test(said(state)))).toEqual([]);
  expect(said({ ...stateNamed("ohio"), imlcMember: null })).toContain("could not confirm");
});

it("a state without a controlled substance registration says so on the item that names one", () => {
  const expected = { yes: /./, no: /^Physicians\b.*need only the DEA registration/, unknown: /^Not confirmed/ };
  const wrong = statesWhere((state) => {
    const own = remarkOn(state, "licensing", /controlled substance (registration|certificate)$/i);
    return own !== undefined && !expected[state.controlledSubstanceRegistration ?? "unknown"].test(own ?? "");
  });
  expect(wrong).toEqual([]);
});

it("NPs, PAs and dentists are told of a state’s registration where the record says that there is one", () => {
  const item = /controlled substance (registration|certificate)$/i;
  const says = (state: State) => /dentists (?:need|get)|dentists who/.test(remarkOn(state, "licensing", item) ?? "");
  expect(statesWhere((state) => says(state) !== (state.controlledSubstanceRegistration === "yes"))).toEqual([]);
});

it("the page of a state without comprehensive Medicaid plans says what replaces them, on the item about them and on UnitedHealthcare's", () => {
  const without = ({ medicaidManagedCare: answer }: State) => answer === "no";
  for (const item of [/^Medicaid managed care plans/, /^UnitedHealthcare/]) {
    const says = (state: State) =>
      remarkOn(state, "network", item)?.toLowerCase().includes("you enroll with the state instead");
    expect(statesWhere((state) => without(state) && !says(state))).toEqual([]);
  }
  const remark = (slug: StateSlug, item: RegExp) => remarkOn(stateNamed(slug), "network", item);
  expect(remark("louisiana", /^UnitedHealthcare/)).toMatch(
    /^For Medicaid in Louisiana, contract with the plans below instead\./,
  );
  expect(remark("florida", /^WellCare/)).toMatch(/^WellCare sells Medicare plans only.*Sunshine Health/);
});

it("no remark says that a prescribed item does not exist", () => {
  const remarks = states.flatMap((state) => remarksOn(state, [...state.licensing, ...state.network]));
  expect(
    remarks.filter((remark) =>
      /^none\b|\bno such\b|\bexists?\b|\bno Medicaid plan\b|\bnot needed\b/i.test(remark ?? ""),
    ),
  ).toEqual([]);
});

it("where a state's Medicaid plans are unknown, no item that names a plan implies that the plan has a contract", () => {
  const named =
    /Community Plan|Better Health|Sunshine Health|Superior HealthPlan|(Medicaid|Medi-Cal) managed care plans$/;
  const unsaid = states.flatMap(({ slug, network }, index) => {
    if (medicaidEnrollment[slug].plans !== null) return [];
    const remarks = remarksOn(states[index] ?? stateNamed(slug), network);
    return network.filter(
      (item, place) => named.test(item) && / is one of .+’s Medicaid plans|^$/.test(remarks[place] ?? ""),
    );
  });
  expect(unsaid).toEqual([]);
});

it("where a state's database row differs from content, the page shows the row; the page of a row that an admin added shows only that row", () => {
  const ohio = { ...stateNamed("ohio"), controlledSubstanceRegistration: "yes" as const, medicaidManagedCare: null };
  expect(remarkOn(ohio, "licensing", /controlled substance registration/i)).toBeNull();
  expect(remarkOn(ohio, "network", /^Medicaid managed care/)).toMatch(/^Not confirmed/);
  const guam = { ...stateNamed("alabama"), slug: "guam", name: "Guam", controlledSubstanceRegistration: "no" as const };
  expect(remarksOn(guam, guam.licensing).filter((remark) => remark !== null)).toEqual([
    "Physicians in Guam need only the DEA registration.",
  ]);
  expect(remarksOn(guam, guam.network)).toEqual(guam.network.map(() => null));
});

it("the education that a board requires is next to the list item about it, if we know it", () => {
  const education = (slug: StateSlug) => remarksOn(stateNamed(slug), ["Continuing medical education requirements"]);
  expect(education("washington")[0]).toMatch(/^200 hours every four years for M\.D\.s\. D\.O\.s need 150 hours/);
  expect(education("new-york")).toEqual([null]);
  expect(factsOf("florida").get("Physicians’ training")).toContain("two hours on medical errors");
  expect(factsOf("washington").has("Physicians’ training")).toBe(false);
});

it("a board that takes fingerprints for every license isn't said to leave them to the compact", () => {
  const check = (slug: StateSlug) => remarkOn(stateNamed(slug), "licensing", /^Background check/);
  for (const slug of ["georgia", "maryland", "minnesota"] as const) expect(check(slug), slug).toMatch(/requires/);
  expect(check("maine")).toMatch(/^.*ingerprints.*physician compact/);
});

it("a remark on the background check names the professions that it is about", () => {
  const vague = statesWhere((state) => {
    const remark = remarkOn(state, "licensing", /background check/i);
    return remark !== undefined && !/physicians?\b|M\.D\.s|D\.O\.s|NPs|PAs|dentists/i.test(remark ?? "");
  });
  expect(vague).toEqual([]);
});

it("Maryland's page says that Medicare's contractor differs in Virginia, except in the north of Virginia", () => {
  const label = "Medicare contractor";
  expect(factsOf("maryland").get(label)).toMatch(/Palmetto GBA in Virginia \(except Arlington.*\) and West Virginia/);
  expect(factsOf("kentucky").get(label)).toMatch(/Palmetto GBA in .*Virginia and West Virginia/);
});

it("the 50 states are in alphabetical order, each with a slug made of its name", () => {
  const names = states.map(({ name }) => name);
  expect(names).toEqual(names.toSorted());
  expect(states.map(({ slug }) => slug)).toEqual(names.map((name) => name.toLowerCase().replaceAll(" ", "-")));
});
