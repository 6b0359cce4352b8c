import type { StateSlug } from "../../ids/states.ts";
import type { IsoDate } from "../../types/content.ts";

/** url: the site of the board that facts.ts names · osteopathic: a separate board for D.O.s; null: there is none */
type Boards = { url: string | null; osteopathic: { name: string; url: string | null } | null };

const checkedOn: IsoDate = "2026-11-23";

export const boardsChecked = {
  on: checkedOn,
  source:
    "https://www.fsmb.org/contact-a-state-medical-board/ (directory of August 1, 2026), compared with three other lists of the boards’ addresses",
};

export const boards: Record<StateSlug, Boards> = {
  alabama: { url: "https://www.albme.gov/", osteopathic: null },
  alaska: {
    url: "https://www.commerce.alaska.gov/web/cbpl/ProfessionalLicensing/StateMedicalBoard.aspx",
    osteopathic: null,
  },
  arizona: {
    url: "https://www.azmd.gov/",
    osteopathic: {
      name: "Arizona Board of Osteopathic Examiners in Medicine and Surgery",
      url: "https://www.azdo.gov/",
    },
  },
  arkansas: { url: "https://www.armedicalboard.org/", osteopathic: null },
  california: {
    url: "https://www.mbc.ca.gov/",
    osteopathic: { name: "Osteopathic Medical Board of California", url: "https://www.ombc.ca.gov/" },
  },
  colorado: { url: "https://dpo.colorado.gov/Medical", osteopathic: null },
  connecticut: { url: "https://portal.ct.gov/dph", osteopathic: null },
  delaware: { url: "https://dpr.delaware.gov/boards/medicalpractice/", osteopathic: null },
  florida: {
    url: "https://flboardofmedicine.gov/",
    osteopathic: { name: "Florida Board of Osteopathic Medicine", url: "https://floridasosteopathicmedicine.gov/" },
  },
  georgia: { url: "https://medicalboard.georgia.gov/", osteopathic: null },
  hawaii: { url: "https://cca.hawaii.gov/pvl/boards/medical/", osteopathic: null },
  idaho: { url: "https://dopl.idaho.gov/bom/", osteopathic: null },
  illinois: { url: "https://idfpr.illinois.gov/profs/physicians.html", osteopathic: null },
  indiana: { url: "https://www.in.gov/pla/professions/physicians-home", osteopathic: null },
  iowa: { url: "https://medicalboard.iowa.gov/", osteopathic: null },
  kansas: { url: "https://www.ksbha.ks.gov/", osteopathic: null },
  kentucky: { url: "https://kbml.ky.gov/", osteopathic: null },
  louisiana: { url: "https://www.lsbme.la.gov/", osteopathic: null },
  maine: {
    url: "https://www.maine.gov/md/",
    osteopathic: { name: "Maine Board of Osteopathic Licensure", url: "https://www.maine.gov/osteo/" },
  },
  maryland: { url: "https://www.mbp.state.md.us/", osteopathic: null },
  massachusetts: { url: "https://www.mass.gov/orgs/board-of-registration-in-medicine", osteopathic: null },
  michigan: {
    url: "https://www.michigan.gov/lara/bureau-list/bpl/health/hp-lic-health-prof/medicine",
    osteopathic: { name: "Michigan Board of Osteopathic Medicine and Surgery", url: null },
  },
  minnesota: { url: "https://mn.gov/boards/medical-practice/", osteopathic: null },
  mississippi: { url: "https://www.msbml.ms.gov/", osteopathic: null },
  missouri: { url: "https://pr.mo.gov/healingarts.asp", osteopathic: null },
  montana: { url: "https://boards.bsd.dli.mt.gov/medical-examiners/", osteopathic: null },
  nebraska: { url: "https://dhhs.ne.gov/licensure/Pages/Medicine-and-Surgery.aspx", osteopathic: null },
  nevada: {
    url: "https://medboard.nv.gov/",
    osteopathic: { name: "Nevada State Board of Osteopathic Medicine", url: "https://bom.nv.gov/" },
  },
  "new-hampshire": { url: "https://www.oplc.nh.gov/board-medicine", osteopathic: null },
  "new-jersey": { url: "https://www.njconsumeraffairs.gov/bme/", osteopathic: null },
  "new-mexico": { url: "https://www.nmmb.state.nm.us/", osteopathic: null },
  "new-york": { url: "https://www.op.nysed.gov/professions/physicians", osteopathic: null },
  "north-carolina": { url: "https://www.ncmedboard.org/", osteopathic: null },
  "north-dakota": { url: "https://www.ndbom.org/", osteopathic: null },
  ohio: { url: "https://med.ohio.gov/", osteopathic: null },
  oklahoma: {
    url: "https://www.okmedicalboard.org/",
    osteopathic: { name: "Oklahoma State Board of Osteopathic Examiners", url: "https://www.ok.gov/osboe/" },
  },
  oregon: { url: "https://www.oregon.gov/omb/", osteopathic: null },
  pennsylvania: {
    url: "https://www.pa.gov/agencies/dos/department-and-offices/bpoa/boards-commissions/medicine.html",
    osteopathic: { name: "Pennsylvania State Board of Osteopathic Medicine", url: null },
  },
  "rhode-island": { url: "https://health.ri.gov/licensing/physicians", osteopathic: null },
  "south-carolina": { url: "https://llr.sc.gov/med/", osteopathic: null },
  "south-dakota": { url: "https://www.sdbmoe.gov/", osteopathic: null },
  tennessee: {
    url: "https://www.tn.gov/health/health-program-areas/health-professional-boards/me-board.html",
    osteopathic: { name: "Tennessee Board of Osteopathic Examination", url: null },
  },
  texas: { url: "https://www.tmb.texas.gov/", osteopathic: null },
  utah: { url: "https://dopl.utah.gov/physician-surgeon/", osteopathic: null },
  vermont: {
    url: "https://www.healthvermont.gov/systems/medical-practice-board",
    osteopathic: {
      name: "Vermont Board of Osteopathic Physicians and Surgeons",
      url: "https://sos.vermont.gov/osteopathic-physicians/",
    },
  },
  virginia: { url: "https://www.dhp.virginia.gov/Boards/Medicine/", osteopathic: null },
  washington: {
    url: "https://wmc.wa.gov/",
    osteopathic: { name: "Washington Board of Osteopathic Medicine and Surgery", url: null },
  },
  "west-virginia": {
    url: "https://wvbom.wv.gov/",
    osteopathic: { name: "West Virginia Board of Osteopathic Medicine", url: "https://www.wvbdosteo.org/" },
  },
  wisconsin: { url: "https://dsps.wi.gov/Pages/BoardsCouncils/MEB/Default.aspx", osteopathic: null },
  wyoming: { url: "https://wyomedboard.wyo.gov/", osteopathic: null },
};
