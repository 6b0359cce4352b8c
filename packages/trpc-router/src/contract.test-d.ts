import type { IconName } from "@site/content/icons";
import type { inferRouterInputs, inferRouterOutputs } from "@trpc/server";
import { expectTypeOf } from "vitest";
import type { AppRouter, createCaller } from "./app-router.ts";
import type { PublicError } from "./errors.ts";
import type { AttributionInput } from "./inputs.ts";

// Inputs and outputs of each procedure, written a second time, so that every change of the contract is a change here.
// Nothing of this runs; `tsc --build` in `pnpm check` is the test.
type In = inferRouterInputs<AppRouter>;
type Out = inferRouterOutputs<AppRouter>;

type Service = {
  id: number;
  name: string;
  shortDescription: string;
  slug: string;
  color: "pine" | "amber" | "ink";
  icon: IconName;
  typicalDuration: { from: number; to: number | null; unit: "hour" | "day" | "month" | "year" };
};
expectTypeOf<In["services"]["featured"]>().toEqualTypeOf<void>();
expectTypeOf<Out["services"]["featured"]>().toEqualTypeOf<Service[]>();
expectTypeOf<In["services"]["bySlug"]>().toEqualTypeOf<{ slug: string }>();
expectTypeOf<Out["services"]["bySlug"]>().toEqualTypeOf<Service>();

type Specialty = {
  id: number;
  name: string;
  description: string;
  imageUrl: string | null;
  slug: string;
  color: "pine" | "amber" | "ink";
  icon: IconName;
  timeframe: string;
  timeframeDays: { from: number; to: number };
  keyRequirements: string[];
};
expectTypeOf<In["specialties"]["list"]>().toEqualTypeOf<void>();
expectTypeOf<Out["specialties"]["list"]>().toEqualTypeOf<Specialty[]>();

type StateListItem = { id: number; name: string; slug: string; abbreviation: string; imlcMember: boolean | null };
type StateDetails = {
  medicalBoard: string;
  medicaidProgram: string;
  controlledSubstanceRegistration: "yes" | "no" | null;
  medicaidManagedCare: "yes" | "no" | null;
  licensing: string[];
  network: string[];
};
expectTypeOf<In["states"]["list"]>().toEqualTypeOf<void>();
expectTypeOf<Out["states"]["list"]>().toEqualTypeOf<StateListItem[]>();
expectTypeOf<In["states"]["bySlug"]>().toEqualTypeOf<{ slug: string }>();
expectTypeOf<Out["states"]["bySlug"]>().branded.toEqualTypeOf<StateListItem & StateDetails>();

type Category = "Credentialing Tips" | "Payer Enrollment" | "Industry News" | "Compliance";
type PostListItem = {
  id: number;
  slug: string;
  title: string;
  excerpt: string;
  category: Category;
  imageUrl: string | null;
  createdAt: string;
  tags: string[];
  mark: string | null;
  stamp: "approved" | "returned" | "due" | null;
};
type PostFilter = {
  category?: Category | undefined;
  words?: string | undefined;
  order?: "newest" | "oldest" | undefined;
  limit?: number | undefined;
};
expectTypeOf<Exclude<In["posts"]["list"], void>>().toEqualTypeOf<PostFilter>();
expectTypeOf<Out["posts"]["list"]>().toEqualTypeOf<PostListItem[]>();
expectTypeOf<In["posts"]["bySlug"]>().toEqualTypeOf<{ slug: string }>();
type Source = { title: string; publisher: string; url: string; checkedOn: string | null };
type PostDetails = {
  content: string;
  updatedAt: string | null;
  sources: Source[];
  service: Service | null;
  inShort: string[];
};
expectTypeOf<In["posts"]["count"]>().toEqualTypeOf<Pick<PostFilter, "category" | "words">>();
expectTypeOf<Out["posts"]["count"]>().toEqualTypeOf<number>();
expectTypeOf<Out["posts"]["bySlug"]>().branded.toEqualTypeOf<PostListItem & PostDetails>();

/** What may come along with a lead. */
type HiddenFields = {
  idempotencyKey?: string | undefined;
  subject?: string | undefined;
  elapsedMs?: number | string | undefined;
  attribution?: AttributionInput | undefined;
};
type Text = string | null | undefined;
type Labels = { source?: Text; medium?: Text; campaign?: Text; term?: Text; content?: Text };
type Clicks = { gclid?: Text; gbraid?: Text; wbraid?: Text; msclkid?: Text; fbclid?: Text };
type Touch = Labels & Clicks;
type Visit = { landingPage?: Text; referrer?: Text; first?: Touch | undefined; last?: Touch | undefined };
type SentFrom = { page?: Text; about?: Text };
expectTypeOf<AttributionInput>().branded.toEqualTypeOf<(Visit & SentFrom) | undefined>();

type Consultation = { name: string; phone: string; email: string; practice?: string | undefined };
expectTypeOf<In["leads"]["requestConsultation"]>().branded.toEqualTypeOf<HiddenFields & Consultation>();
expectTypeOf<Out["leads"]["requestConsultation"]>().toEqualTypeOf<{ reference: string }>();

type ServiceNeeded =
  | "physician-credentialing"
  | "facility-credentialing"
  | "payer-enrollment"
  | "re-credentialing"
  | "insurance-paneling"
  | "compliance-support"
  | "consultation";
type ContactMessage = {
  name: string;
  email: string;
  phone?: string | undefined;
  company?: string | undefined;
  service?: ServiceNeeded | "" | undefined;
  message: string;
};
expectTypeOf<In["leads"]["contact"]>().branded.toEqualTypeOf<HiddenFields & ContactMessage>();
expectTypeOf<Out["leads"]["contact"]>().toEqualTypeOf<{ reference: string }>();

expectTypeOf<In["newsletter"]["subscribe"]>().toEqualTypeOf<{ email: string }>();
expectTypeOf<Out["newsletter"]["subscribe"]>().toEqualTypeOf<{ ok: true }>();
expectTypeOf<In["newsletter"]["confirm" | "unsubscribe"]>().toEqualTypeOf<{ token: string }>();
expectTypeOf<Out["newsletter"]["confirm" | "unsubscribe"]>().toEqualTypeOf<{ ok: true }>();

// Of the pages, what comes from tables and from the operator. The rest is content, which the page's sections are typed by.
type Pages = Out["pages"];
type PublicSite = Record<
  | ("name" | "phone" | "telHref" | "email" | "privacyEmail" | "legalEmail")
  | ("street" | "city" | "region" | "postalCode"),
  string
> & { social: Record<"LinkedIn" | "Facebook" | "X", string | null> };
type Analytics = { scriptUrl: string | null; projectId: string; sessionScriptUrl: string | null };
expectTypeOf<Pages["layout"]["site"]>().branded.toEqualTypeOf<PublicSite>();
expectTypeOf<Pages["layout"]["analytics"]>().toEqualTypeOf<Analytics | null>();
expectTypeOf<keyof Pages["layout"]>().toEqualTypeOf<
  "site" | "origin" | "analytics" | "consultationForm" | "formCopy" | "serviceTimes"
>();
expectTypeOf<Pages["imageOrigins"]>().toEqualTypeOf<string[]>();
expectTypeOf<Pages["article"]["post"]>().branded.toEqualTypeOf<Omit<PostListItem & PostDetails, "content">>();
expectTypeOf<keyof Pages["article"]>().toEqualTypeOf<"words" | "post" | "blocks" | "readingMinutes">();
expectTypeOf<Pages["blog"]["tiles"][number]["count"]>().toEqualTypeOf<number>();
type LinkCard = { label: string; description: string };
expectTypeOf<Pages["service"]["needed" | "articles"][number]>().toExtend<LinkCard>();
expectTypeOf<Pages["specialty"]["specialty"]>().toEqualTypeOf<Specialty>();
expectTypeOf<keyof Pages["specialty"]>().toEqualTypeOf<"specialty" | "page" | "range">();
expectTypeOf<Pages["state"]["state"]>().branded.toEqualTypeOf<StateListItem & StateDetails>();
expectTypeOf<keyof Pages["state"]>().toEqualTypeOf<"state" | "copy" | "hasOutline">();
expectTypeOf<keyof Pages>().toEqualTypeOf<
  | ("layout" | "imageOrigins" | "home" | "contact" | "about" | "specialties" | "states" | "faqs" | "caseStudies")
  | (
      | "notFound"
      | "blog"
      | "article"
      | "newsletter"
      | "service"
      | "planner"
      | "specialty"
      | "state"
      | "generic"
      | "legal"
    )
>();

expectTypeOf<keyof Out>().toEqualTypeOf<
  "services" | "specialties" | "states" | "posts" | "leads" | "newsletter" | "pages"
>();
expectTypeOf<AppRouter["_def"]["_config"]["$types"]["errorShape"]>().toEqualTypeOf<PublicError>();

// What must not compile.
declare const caller: ReturnType<typeof createCaller>;
const contact = { name: "Ada", email: "ada@clinic.example", message: "Hello" };
const [service] = await caller.services.featured();
const post = (await caller.posts.list())[0];

// @ts-expect-error there is no such procedure
caller.services.all();
// @ts-expect-error there is no such router
caller.articles.list();
// @ts-expect-error the phone number is required
caller.leads.requestConsultation({ name: "Ada", email: "ada@clinic.example" });
// @ts-expect-error the message is required
caller.leads.contact({ name: "Ada", email: "ada@clinic.example" });
// @ts-expect-error a phone number is text
caller.leads.contact({ ...contact, phone: 6155550100 });
// @ts-expect-error optional is undefined or empty, not null
caller.leads.contact({ ...contact, company: null });
// @ts-expect-error no such service is offered
caller.leads.contact({ ...contact, service: "plumbing" });
// @ts-expect-error the consultation form has no message
caller.leads.requestConsultation({ name: "Ada", phone: "1", email: "ada@clinic.example", message: "Hello" });
// @ts-expect-error a key is text
caller.leads.contact({ ...contact, idempotencyKey: 7 });
// @ts-expect-error where a visit came from is not one text
caller.leads.contact({ ...contact, attribution: "newsletter" });
// @ts-expect-error no such category
caller.posts.list({ category: "News" });
// @ts-expect-error a slug is needed
caller.states.bySlug();
// @ts-expect-error the address is named email
caller.newsletter.subscribe({ address: "ada@clinic.example" });
// @ts-expect-error a column of the table is not a field of the answer
service?.short_description;
// @ts-expect-error the list comes without the articles' text
post?.content;
// @ts-expect-error dates travel as text
post?.createdAt.getTime();
// @ts-expect-error a picture may be missing
post?.imageUrl.length;
