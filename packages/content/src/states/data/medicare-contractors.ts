import type { StateSlug } from "../../ids/states.ts";
import type { IsoDate } from "../../types/content.ts";

/** The contractor that enrolls physicians with Medicare (A/B MAC) in a jurisdiction of CMS. */
type MedicareContractor = { name: string; jurisdiction: string; note: string | null };

const checkedOn: IsoDate = "2026-11-23";

export const contractorsChecked = {
  on: checkedOn,
  url: "https://www.cms.gov/medicare/coding-billing/medicare-administrative-contractors-macs/who-are-macs",
  source:
    "cms.gov, pages of the jurisdictions and notices of award (15, J, L, M); asha.org, Medicare Administrative Contractor Resources; lexology.com, consolidation of the jurisdictions (F, H)",
};

const of = (name: string, jurisdiction: string, note: string | null = null): MedicareContractor => ({
  name,
  jurisdiction,
  note,
});

const noridianE = of("Noridian Healthcare Solutions", "JE");
const noridianF = of("Noridian Healthcare Solutions", "JF");
const wps5 = of("WPS Government Health Administrators", "J5");
const ngs6 = of("National Government Services", "J6");
const wps8 = of("WPS Government Health Administrators", "J8");
const cgs15 = of("CGS Administrators", "J15");
const novitasH = of("Novitas Solutions", "JH");
const palmettoJ = of("Palmetto GBA", "JJ");
const ngsK = of("National Government Services", "JK");
const novitasL = of("Novitas Solutions", "JL");
const palmettoM = of("Palmetto GBA", "JM");
const firstCoastN = of("First Coast Service Options", "JN");

export const medicareContractors: Record<StateSlug, MedicareContractor> = {
  alabama: palmettoJ,
  alaska: noridianF,
  arizona: noridianF,
  arkansas: novitasH,
  california: noridianE,
  colorado: novitasH,
  connecticut: ngsK,
  delaware: novitasL,
  florida: firstCoastN,
  georgia: palmettoJ,
  hawaii: noridianE,
  idaho: noridianF,
  illinois: ngs6,
  indiana: wps8,
  iowa: wps5,
  kansas: wps5,
  kentucky: cgs15,
  louisiana: novitasH,
  maine: ngsK,
  maryland: novitasL,
  massachusetts: ngsK,
  michigan: wps8,
  minnesota: ngs6,
  mississippi: novitasH,
  missouri: wps5,
  montana: noridianF,
  nebraska: wps5,
  nevada: noridianE,
  "new-hampshire": ngsK,
  "new-jersey": novitasL,
  "new-mexico": novitasH,
  "new-york": ngsK,
  "north-carolina": palmettoM,
  "north-dakota": noridianF,
  ohio: cgs15,
  oklahoma: novitasH,
  oregon: noridianF,
  pennsylvania: novitasL,
  "rhode-island": ngsK,
  "south-carolina": palmettoM,
  "south-dakota": noridianF,
  tennessee: palmettoJ,
  texas: novitasH,
  utah: noridianF,
  vermont: ngsK,
  virginia: of(
    "Palmetto GBA",
    "JM",
    "Novitas Solutions (JL) handles Part B for offices in Arlington and Fairfax counties and in the cities of Alexandria, Fairfax and Falls Church. Novitas has its own forms and dates",
  ),
  washington: noridianF,
  "west-virginia": palmettoM,
  wisconsin: ngs6,
  wyoming: noridianF,
};
