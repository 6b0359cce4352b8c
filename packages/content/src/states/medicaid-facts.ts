import { monthOf } from "../calendar.ts";
import { isStateSlug } from "../ids/states.ts";
import type { Fact } from "../types/content.ts";
import { dentalMedicaid } from "./data/dental-medicaid.ts";
import { providerLines } from "./data/medicaid/enrollment.ts";
import { type MedicaidWay, medicaidWays, medicaidWaysCheckedOn } from "./data/medicaid/ways.ts";
import { hasMedicaidDays } from "./times.ts";

type Credentialer = NonNullable<MedicaidWay["credentialedBy"]>;

const whoDecides: Record<Credentialer, string> = {
  state: "Credentialed by the state, once",
  sharedCvo: "Verified once, decided by each plan",
  eachPlan: "Credentialed by each plan",
  noPlans: "Enrolled by the state alone",
};

/** Who credentials for Medicaid, the first steps, how long they take, and the form. Unknown parts are omitted. */
export function medicaidFacts({ slug }: { slug: string }): readonly Fact[] {
  if (!isStateSlug(slug)) return [];
  const { credentialedBy, credentialing, areas = [], first, dates, renewal, form, sources } = medicaidWays[slug];
  const open = hasMedicaidDays(slug) ? "" : " When we file, we ask for the current wait.";
  const texts = [
    [credentialedBy === null ? "Plans" : whoDecides[credentialedBy], credentialing],
    ...areas,
    ["Dental care", dentalMedicaid[slug] ?? null],
    ["Before the application", first],
    ["Who to call", `${providerLines[slug]}.${open}`],
    ["Time and effective date", dates],
    ["Renewal", renewal ?? null],
    ["Form", form],
  ] as const;
  const known = texts.flatMap(([label, text]) =>
    text === null ? [] : [{ label, parts: [{ text, url: null }], note: null }],
  );
  return [...known, read(sources)];
}

/** Matches the hosts of states and their contractors, but no host that publishes news, bills or trial versions. */
const publicOffice =
  /^(?!(?:test|beta|www2|news|lawfilesext|bills)\.).+\.(?:gov|state\.[a-z]{2}\.us)$|^(?:emedny\.org|wyomingmedicaid\.com|ctdssmap\.com|vermont\.hppcloud\.com|portal\.ms-medicaid-mesa\.com)$/;

/** Each page says this once, so that its rows needn't repeat it. */
const unfound = "Where this page says “no” or “none”, we had found no rule by then.";

/** The month of the check, and the public offices whose pages we have read. Other sources are only in the data. */
function read(sources: MedicaidWay["sources"]): Fact {
  const offices = new Map(
    (sources ?? []).flatMap((url) => {
      const host = /^https?:\/\/(?:www\.)?([^/]+)/.exec(url)?.[1] ?? "";
      return publicOffice.test(host) ? [[host.replace(/^sps2016\./, ""), url] as const] : [];
    }),
  );
  const parts = [...offices].map(([text, url]) => ({ text, url }));
  const month = monthOf(medicaidWaysCheckedOn);
  const text = parts.length > 0 ? month : `${month}, from plans’ forms and published reports`;
  return { label: "Last checked", parts: [{ text, url: null }, ...parts], note: unfound };
}
