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
  alaska:
    "Before the first license, physicians take two hours on pain and opioids, unless they hold no DEA registration",
  // mass.gov, November 18, 2021; policymed.com, May 2022
  massachusetts:
    "Before the first license, physicians earn two credits on implicit bias, in the year before the application",
  michigan:
    "Before the first license, physicians take two hours on implicit bias and a training on human trafficking. The two hours on implicit bias stay valid for five years",
  oregon:
    "Before the first license, and every two years after that, physicians take the Pain Management Commission’s one-hour course on pain (OAR 847-008-0075)",
  pennsylvania: "Before the first license, physicians take a three-hour course on child abuse (Act 31 of 2014)",
};

/** Training of physicians before the state's controlled substance registration. */
export const trainingForRegistration: Partial<Record<StateSlug, string>> = {
  delaware:
    "Before the registration, take the one-hour course on Delaware’s law that the Division of Professional Regulation offers. No other course counts",
  // in.gov/pla, Controlled Substances Registration Home, a stored copy without a date
  indiana:
    "Applicants submit two hours on opioid prescribing, taken within the two years before, as the Professional Licensing Agency’s page says",
  massachusetts: "Before you apply, take training on pain and addiction (s. 18(e))",
  // michigan.gov/lara, Health Professional Licensing
  michigan:
    "Before you apply, take the training on MAPS and the prescribing laws, or the DEA’s eight hours (R 338.3135)",
};

export const training: Partial<Record<StateSlug, string>> = {
  arizona: "DEA registrants take three of the hours on opioids (A.R.S. 32-3248.02)",
  arkansas:
    "Ten of the hours are in category 1 in the physician’s field, and one hour is on opioids and benzodiazepines. A new prescriber takes three hours on prescribing within two years of the license (Ark. Code 17-80-118)",
  california:
    "Physicians take 12 hours on pain and end-of-life care once. They take these hours within four years of the license, and by the second renewal (Bus. & Prof. Code 2190.5). Pathologists and radiologists are exempt",
  colorado: "Prescribers of opioids take two of the hours on substance use prevention (C.R.S. 12-30-114)",
  connecticut:
    "At the first renewal that requires hours, and every six years after that, physicians take one hour on each of six topics, from infectious diseases to behavioral health (Conn. Gen. Stat. 20-10b)",
  delaware: "Holders of the controlled substance registration take two more hours on prescribing every two years",
  florida:
    "At the first renewal, M.D.s need the HIV course and two hours on medical errors. After that they need 40 hours every two years, two of them on medical errors. DEA registrants take two more hours on prescribing (section 456.0301). Each physician takes one hour on human trafficking, once. For D.O.s, a separate rule sets the hours",
  georgia:
    "Physicians take two hours on professional boundaries and sexual misconduct once (O.C.G.A. 43-34-11). Prescribers of controlled substances also take three hours on prescribing once, by the first renewal",
  illinois:
    "At each renewal after the first, physicians take one hour each on implicit bias and sexual harassment, and every six years one hour on cultural competency and a training on dementia. Physicians with the controlled substances license also take training on opioids, and those who treat children take one on reporting abuse",
  iowa: "A mandatory reporter of child abuse takes two hours on it within six months of starting work (Iowa Code 232.69). A mandatory reporter who treats dependent adults also takes two hours on the abuse of dependent adults (235B.16). Prescribers of opioids take two hours on the CDC’s guideline every five years",
  kentucky:
    "Within three years of the license, primary care physicians take three hours on domestic violence, once. Physicians in five specialties take one hour on abusive head trauma, once, within the same three years",
  louisiana:
    "By the first renewal, physicians take the board’s orientation, once. By the same renewal, physicians with a CDS license also take three hours on controlled substances, once, from the board’s list (R.S. 40:978.3)",
  maine: "M.D.s and D.O.s who prescribe opioids take three hours on opioids every two years",
  maryland: "Physicians take an implicit bias course once, by the first renewal (Health Occ. 1-225)",
  massachusetts:
    "Ten of the hours are on risk management. For prescribers, three of the hours are on opioids. Physicians also take training, once each, on domestic and sexual violence, child abuse, end-of-life care, electronic records and, if they treat adults, dementia",
  michigan:
    "The 150 hours include one hour on implicit bias for each year, one hour on ethics and three hours on pain. One of the three hours on pain is on prescribing",
  // msbml.ms.gov, February 20, 2026
  mississippi:
    "The eight hours of training that the MATE Act requires satisfy the board’s training on controlled substances. Since February 27, 2026, M.D.s and D.O.s prove their hours through a tracking organization or a specialty board",
  nebraska:
    "Prescribers of controlled substances take three hours on opiates, including half an hour on the monitoring program (Neb. Rev. Stat. 38-145)",
  nevada:
    "Within two years of the license, physicians take four hours on the medical consequences of terrorism and two hours on suicide. They take two hours on suicide again every four years (NRS 630.253). Physicians with the state’s controlled substance registration take two hours on opioids in each licensing period",
  "new-hampshire":
    "At least 40 of the hours are in category 1. Physicians with a DEA registration in New Hampshire take three of the hours on opioids, pain or addiction",
  "new-jersey":
    "At least 40 of the 100 hours are in category 1, two are on end-of-life care and one is on opioids. New licensees attend the board’s orientation. By the end of their first full licensing period, they take six hours on cultural competency",
  "new-mexico":
    "One hour is on the Medical Practice Act. Physicians with the DEA’s and the state’s registrations take five hours on pain (16.10.14.11 NMAC)",
  "north-carolina":
    "All hours are in category 1. Physicians who prescribe controlled substances take three of the hours on prescribing these drugs. PAs who prescribe controlled substances take two hours on prescribing them every two years",
  ohio: "One hour is on the duty to report misconduct. The board’s own video counts as this hour",
  oklahoma: "M.D.s with a DEA registration take one hour a year on pain or opioids",
  pennsylvania:
    "Within a year of the license, physicians take two hours on pain or addiction and two on prescribing opioids (Act 124). Of the 100 hours, 12 are on patient safety, two on child abuse and, for DEA registrants, two on opioids",
  "rhode-island": "Once in a career, one of the hours is on Alzheimer’s disease",
  "south-carolina": "Two of the hours are on prescribing and monitoring controlled substances",
  tennessee: "Two of the hours are on prescribing controlled substances, including the state’s guidelines",
  texas:
    "Physicians who treat patients directly take two hours on pain and opioids within a year of their first registration. They take two more hours in the second registration period, and after that two hours every eight years (Occupations Code 156.055). They also take a course on human trafficking. Every two years, physicians need 48 credits. Of these credits, 24 are in category 1, with two on ethics. Since September 1, 2026, the credits are tracked electronically",
  utah: "Holders of the controlled substance license take 3.5 hours on prescribing, or take the state’s SBIRT training once (Utah Code 58-37-6.5). M.D.s and D.O.s also take a suicide prevention course",
  vermont:
    "For M.D.s, one hour is on hospice, palliative care or pain. M.D.s with a DEA registration take two hours on controlled substances",
  washington:
    "Once, by the end of the first full licensing period, physicians take six hours of training on suicide, chosen from the state’s list (RCW 43.70.442). Physicians who prescribe opioids also take one hour on opioids. Every four years, two hours are on health equity",
  // wvdn.com/187147
  "west-virginia":
    "Anyone who prescribes controlled substances takes three of the hours on drug diversion and best-practice prescribing",
  wisconsin: "DEA registrants take two of the hours on prescribing controlled substances",
  wyoming:
    "Prescribers take three hours every two years on responsible prescribing or on treating substance use disorders (Senate File 47 of 2019)",
};
