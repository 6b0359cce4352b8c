import { monthOf } from "../calendar.ts";
import { callOnly, getStarted } from "../nav.ts";
import { stateFilters } from "../search/states.ts";
import { compactList, imlcMembership } from "../states/data/licensure-compacts.ts";
import { codePlaces } from "../states/data/locators.ts";
import { filterLabel, filterNote } from "../states/state-filter.ts";
import type { Link, PageBase, Texts } from "../types/content.ts";

const featuredStates: readonly Link[] = [
  { label: "California", href: "/states/california" },
  { label: "Texas", href: "/states/texas" },
  { label: "New York", href: "/states/new-york" },
  { label: "Florida", href: "/states/florida" },
];

export const statesCopy = {
  seo: {
    title: "Medical Credentialing in All 50 States | {product}",
    description:
      "Licensing requirements, Medicaid programs and network participation for each of the 50 states, with the Interstate Medical Licensure Compact on the map.",
    keywords: [
      "state medical credentialing",
      "medical license by state",
      "Interstate Medical Licensure Compact",
      "multi-state credentialing",
    ],
  },
  updatedOn: "2026-11-27",
  hero: {
    eyebrow: "50 states covered",
    heading: "Medical Credentialing in All 50 States",
    lead: "Each state has its own licensing boards and Medicaid program. We keep one file for all of them. Each state’s page names its boards, its Medicaid program and its networks.",
    actions: getStarted,
    figure: null,
  },
  featured: { title: "Featured states", links: featuredStates },
  list: {
    title: "All 50 states",
    intro: "Each state’s page has its boards, its Medicaid program, its laws, its compacts and its requirements.",
  },
  filter: {
    label: "Show states with",
    all: "All states",
    submit: "Show",
    /** `note` names the limits of the filtered list, and is shown below it. */
    options: stateFilters.map((id) => ({ id, label: filterLabel(id), note: filterNote(id) })),
    /** The page puts the number of states in the filtered list before this text. */
    filtered: "of 50 states.",
  },
  finder: {
    title: "Find your state",
    label: "Name or two letters",
    submit: "Go to the state",
    failed: "No state has that name. Choose one from the list below.",
    /** The page adds the name of the state that was probably meant. */
    similar: "No state has that name. Did you mean",
  },
  map: {
    member: `in the Interstate Medical Licensure Compact by law, as of ${monthOf(compactList.imlc.asOf)}`,
    other: "outside the compact. We file in all 50 states.",
    unknown: "not confirmed",
    places: codePlaces,
  },
  specialties: {
    title: "By specialty",
    intro: "Each specialty adds its own requirements to the state’s.",
  },
  sections: [
    {
      kind: "cards",
      id: "multi-state",
      title: "Credentialing in several states",
      intro: "Telehealth, locum tenens and groups that cross a border need several licenses on one calendar.",
      cards: [
        {
          title: "Interstate Medical Licensure Compact",
          description: `Over 30 states take part: ${imlcMembership}. With one application, a physician gets a separate, full license from each chosen state that issues through the compact.`,
        },
        {
          title: "One file, every board",
          description:
            "Education, training, work history and exams are collected once. We send them to each board in the form it wants.",
        },
        {
          title: "Renewals on one calendar",
          description:
            "Each state renews on its own date and asks for its own education hours. We track all of them and start before they are due.",
        },
      ],
    },
    {
      kind: "faqs",
      id: "faqs",
      title: "Questions about working in several states",
      intro: null,
      faqs: [
        {
          question: "Do I need a license in every state where my patients are?",
          answer:
            "As a rule, yes: care is regulated where the patient is, including by video. Some states have registrations for telehealth, or exceptions for existing patients. We look up each state’s rule before you open a schedule there.",
        },
        {
          question: "What does the Interstate Medical Licensure Compact do?",
          answer:
            "A physician files one application and gets separate, full licenses from the chosen member states that issue through the compact. The physician must hold a full license in a member state that can be the state of principal license, and must meet the compact’s requirements.",
        },
        {
          question: "Does a compact license enroll me with the state’s Medicaid program?",
          answer:
            "No. Licensing, Medicaid enrollment and each plan’s credentialing are separate steps with their own forms. We run them in the order that gives you the earliest billing date.",
        },
        {
          question: "Which state should we start with?",
          answer:
            "As a rule, the state whose license and payers take longest. We compare the states in the free consultation.",
        },
      ],
    },
  ],
  closing: {
    heading: "Which states do you need?",
    text: "Have the list ready when we call. First we talk about the order in which to file.",
    actions: callOnly,
  },
} satisfies Texts & PageBase;
