import type { StateSlug } from "../../ids/states.ts";
import type { IsoDate } from "../../types/content.ts";

const checkedOn: IsoDate = "2026-11-26";

export const trainingChecked = {
  on: checkedOn,
  source:
    "read on 2026-11-26: psychiatry-mps.org and cmetrail.com (Massachusetts), dpr.delaware.gov (mandatory course), law.cornell.edu (R 338.2443, 22 TAC 161.35, La. 46:XLV.4005, Tenn. 0880-02-.19), Mich. R 338.3135, Wash. RCW 43.70.442, nhms.org, ncmedboard.org, Fla. Stat. 456.0301, Tex. H.B. 2454 of 2019, Cal. Bus. & Prof. 2190.5, pamedsoc.org and 49 Pa. Code 16.19, web2.facs.org (New Jersey), cpd.partners.org (Massachusetts), Md. Health Occ. 1-225, Conn. Gen. Stat. 20-10b, isms.org, kbml.ky.gov, dial.iowa.gov, OAR 847-008-0075, medicalboard.georgia.gov, scafp.org, armedicalboard.org, med.ohio.gov, ce.advocatehealth.org (Wisconsin), commerce.utah.gov, med.uvm.edu, medworm.com (Oklahoma SB 1446), srca.nm.gov, coloradoafp.org, health.ri.gov; Nevada, Nebraska, Maine's prescribers, Iowa's dependent adults, Michigan's trafficking, health equity in Washington, orientation in New Jersey and Arkansas's three hours: as they are known in the field (docs/launch.md)",
};

/** Training of physicians before the first license. Each text is a sentence without its last period. */
export const trainingForLicense: Partial<Record<StateSlug, string>> = {
  // legalclarity.org, How to File an Alaska Medical License Application; who is exempt: as known in the field
  alaska: "Before the first license: two hours on pain and opioids, unless you hold no DEA registration",
  // mass.gov, November 18, 2021; policymed.com, May 2022
  massachusetts: "Before the first license: two credits on implicit bias, from the year before the application",
  michigan:
    "Before the first license: two hours on implicit bias, which count for five years, and the training on human trafficking",
  oregon:
    "Before the first license, and every two years: the Pain Management Commission’s hour on pain (OAR 847-008-0075)",
  pennsylvania: "Before the first license: three hours on child abuse (Act 31 of 2014)",
};

/** Training of physicians before the state's controlled substance registration. */
export const trainingForRegistration: Partial<Record<StateSlug, string>> = {
  delaware: "First take the division’s one-hour course on Delaware’s law; no other course counts",
  massachusetts: "First take training on pain and addiction (M.G.L. c. 94C s. 18(e))",
  // michigan.gov/lara, Health Professional Licensing
  michigan:
    "First take the training on MAPS and the prescribing laws (R 338.3135), or use the DEA’s eight hours, which the department accepts in its place",
};

export const training: Partial<Record<StateSlug, string>> = {
  arkansas:
    "Ten of them are in category 1 in your field, and one is on opioids and benzodiazepines. A new prescriber earns three on prescribing within two years of the license (Ark. Code 17-80-118)",
  california:
    "Once, within four years of the license and by the second renewal, you earn 12 hours on pain and end-of-life care (Bus. & Prof. Code 2190.5); pathologists and radiologists don’t",
  colorado: "Prescribers of opioids earn two of them on substance use prevention (C.R.S. 12-30-114)",
  connecticut:
    "At the first renewal that asks for hours, and every six years, one hour on each of six topics, from infectious diseases to behavioral health (Conn. Gen. Stat. 20-10b)",
  delaware: "With the controlled substance registration, two more on prescribing every two years",
  florida:
    "At the first renewal M.D.s need the HIV course and two hours on medical errors. After that they need 40 hours every two years, two of them on medical errors. DEA registrants add two on prescribing (section 456.0301). Once, everybody takes one on human trafficking. D.O.s have their own rule",
  georgia:
    "Once, two hours on professional boundaries and sexual misconduct (O.C.G.A. 43-34-11) and, for prescribers of controlled substances, three on prescribing by the first renewal",
  illinois:
    "Each renewal after your first takes one hour on implicit bias and one on sexual harassment. Every six years, take one hour on cultural competency and a training on dementia; holders of the controlled substances license add opioids, and those who treat children add the reporting of abuse",
  iowa: "Within six months of starting work, a mandatory reporter takes two hours on child abuse (Iowa Code 232.69) and, if you treat dependent adults, two on their abuse (235B.16). Prescribers of opioids earn two on the CDC’s guideline every five years",
  kentucky:
    "Once, within three years of the license: three on domestic violence in primary care, and in five specialties one on abusive head trauma",
  louisiana:
    "By the first renewal, once: the board’s orientation and, for holders of a CDS license, three hours on controlled substances from its list (R.S. 40:978.3)",
  maine: "With either board, anyone who prescribes opioids earns three hours on them every two years",
  maryland: "By the first renewal you take an implicit bias course, once (Health Occ. 1-225)",
  massachusetts:
    "Ten hours are on risk management and, for prescribers, three on opioids. Once each: domestic and sexual violence, child abuse, end-of-life care, electronic records and, if you treat adults, dementia",
  michigan:
    "They include one hour on implicit bias for each year, one on ethics, and three on pain, one of these on prescribing",
  // msbml.ms.gov, February 20, 2026
  mississippi:
    "The eight hours of the MATE Act satisfy the board’s training on controlled substances. Since February 27, 2026 M.D.s and D.O.s prove their hours through a tracking organization or a specialty board",
  nebraska:
    "Prescribers of controlled substances earn three on opiates, with half an hour on the monitoring program (Neb. Rev. Stat. 38-145)",
  nevada:
    "Within two years of the license: four hours on the medical consequences of terrorism, and two on suicide, which are repeated every four years (NRS 630.253). Holders of the registration earn two on opioids each period",
  "new-hampshire":
    "At least 40 are in category 1. Holders of a DEA registration in New Hampshire earn three of them on opioids, pain or addiction",
  "new-jersey":
    "New licensees attend the board’s orientation and, by the end of the first full period, earn six hours on cultural competency. At least 40 of the 100 are in category 1; two are on end-of-life care, and one on opioids",
  "new-mexico":
    "One is on the Medical Practice Act. Holders of the DEA’s and the state’s registrations earn five on pain (16.10.14.11 NMAC)",
  "north-carolina":
    "All are in category 1. Prescribers of controlled substances earn three of them on prescribing these; PAs, two in two years",
  ohio: "One is on the duty to report misconduct; the board’s own video counts",
  oklahoma: "M.D.s with a DEA registration earn one hour a year on pain or opioids",
  pennsylvania:
    "Within a year of the license: two hours on pain or addiction, and two on prescribing opioids (Act 124). Of the 100 hours, 12 are on patient safety, two on child abuse and, for DEA registrants, two on opioids",
  "rhode-island": "One, once in a career, is on Alzheimer’s disease",
  "south-carolina": "Two of them are on prescribing and monitoring controlled substances",
  tennessee: "For both, two are on prescribing controlled substances, with the state’s guidelines",
  texas:
    "With direct patient care: two hours on pain and opioids within a year of your first registration, two more in the second period, then two every eight years (Occupations Code 156.055), and a course on human trafficking. Every two years 48 credits, 24 of them in category 1, with two on ethics; since September 1, 2026 they are tracked electronically",
  utah: "Holders of the controlled substance license earn 3.5 on prescribing, or take the state’s SBIRT training once (Utah Code 58-37-6.5). M.D.s and D.O.s also take a suicide prevention course",
  vermont:
    "For M.D.s, one is on hospice, palliative care or pain and, for DEA registrants, two on controlled substances",
  washington:
    "Once, by the end of your first full licensing period, you take six hours on suicide from the state’s list (RCW 43.70.442) and, if you prescribe opioids, one on them. Every four years, two are on health equity",
  // wvdn.com/187147
  "west-virginia":
    "Anyone who prescribes controlled substances earns three of them on drug diversion and best-practice prescribing.",
  wisconsin: "DEA registrants earn two of them on prescribing controlled substances",
  wyoming:
    "Prescribers earn three hours every two years on responsible prescribing or on treating substance use disorders (Senate File 47 of 2019)",
};
