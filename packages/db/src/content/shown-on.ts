import type { SeededRow, SeededTable } from "../columns.ts";

const serviceCard = "home, articles";
const specialtyCard = "its page, specialties, states";
const postCard = "its page, home, blog, other articles";

/**
 * On which pages each column shows, beside the API. What else a page says of the same fact is content: a service's own
 * page, the menus and the FAQ have its days in `packages/content/src/facts/spans.ts`.
 */
export const shownOn: { readonly [Table in SeededTable]: Readonly<Record<keyof SeededRow<Table>, string>> } = {
  services: {
    slug: "the address of its page, which is made of packages/content",
    name: "its page, home, other services, articles",
    short_description: serviceCard,
    color: "none",
    icon: "home",
    featured: "home",
    position: "home",
    duration_from: "home",
    duration_to: "home",
    duration_unit: "home",
  },
  specialties: {
    slug: "the address of its page",
    name: specialtyCard,
    description: "specialties",
    icon: "specialties, states",
    color: "none",
    image_url: "specialties, states",
    timeframe_from_days: `${specialtyCard}, other specialties`,
    timeframe_to_days: `${specialtyCard}, other specialties`,
    key_requirements: "specialties",
    position: specialtyCard,
  },
  states: {
    slug: "the address of its page",
    name: "its page, states, neighbors",
    abbreviation: "its page, states",
    medical_board: "its page",
    medicaid_program: "its page",
    imlc_member: "its page, states",
    licensing: "its page",
    network: "its page",
    controlled_substance_registration: "its page",
    medicaid_managed_care: "its page",
  },
  blog_posts: {
    slug: "the address of its page",
    title: `${postCard}, feed`,
    excerpt: `${postCard}, feed`,
    content: "its page",
    category: `${postCard}, feed`,
    image_url: postCard,
    tags: "its page",
    created_at: `${postCard}, feed`,
    updated_at: "its page",
    sources: "its page",
    mark: postCard,
    stamp: postCard,
    service: "its page",
    in_short: "its page",
    publish_at: `${postCard}, feed`,
  },
};
