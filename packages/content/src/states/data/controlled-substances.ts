import type { StateSlug } from "../../ids/states.ts";
import type { IsoDate, StateAnswer } from "../../types/content.ts";

/**
 * The day of the check. Sources that were added later were read by November 26, 2026. Of the duties to check a
 * monitoring program, we know those of New Jersey, Rhode Island and West Virginia from the field, and have read
 * those of the other states from Kansas to Wyoming.
 */
export const registrationsCheckedOn: IsoDate = "2026-11-24";
const yes = (source: string): StateAnswer => ({ answer: "yes", source });
const no = (source: string): StateAnswer => ({ answer: "no", source });

/** The source of each "no": a list of states whose registration the DEA requires before its own. */
const list = "not on the list of states with a number of their own (medlicense.com/DEA)";
const notOnTheList = no(list);

/** Whether physicians need the state's own controlled substance registration, in addition to the DEA's. */
export const controlledSubstanceRegistration: Record<StateSlug, StateAnswer> = {
  alabama: yes(
    "Physicians need the Alabama Controlled Substances Certificate (Ala. Code 20-2-51), and renew it by December 31 each year. To renew the certificate, they need a DEA registration for Alabama and a registration with the prescription monitoring databank",
  ),
  alaska: notOnTheList,
  arizona: notOnTheList,
  arkansas: notOnTheList,
  california: notOnTheList,
  colorado: notOnTheList,
  connecticut: yes(
    "The Department of Consumer Protection issues the registration. With it the prescriber gets access to the prescription monitoring program (Conn. Gen. Stat. 21a-317)",
  ),
  delaware: yes(
    "The Office of Controlled Substances issues the registration. Prescribers register with the Prescription Monitoring Program too (16 Del. C. 4732, 4798). One controlled substance registration is enough to prescribe at all Delaware offices",
  ),
  florida: no("section 456.44, Florida Statutes"),
  georgia: notOnTheList,
  hawaii: yes(
    "The Narcotics Enforcement Division issues the registration (Haw. Rev. Stat. 329-32). After that the prescriber registers with the prescription monitoring program (329-101)",
  ),
  idaho: yes(
    "The Board of Pharmacy issues the registration, and the prescriber renews it each year. A prescriber needs an additional registration for each principal place where he or she administers or dispenses controlled substances. A prescriber also registers for the prescription database (Idaho Code 37-2716)",
  ),
  illinois: yes(
    "IDFPR, the licensing department, issues the controlled substances license for an address in Illinois where the prescriber practices (720 ILCS 570/302). Everyone who holds the license must also register with the state’s monitoring program, even a holder who doesn’t prescribe",
  ),
  // INSPECT: ismanet.org, October 22, 2018; ciproms.com, September 2019; in.gov/pla, query waiver procedure
  indiana: yes(
    "The Professional Licensing Agency issues the registration, only for a street address in Indiana (Ind. Code 35-48-3-3), and the DEA registration must show the same address. Holders also register with INSPECT, the monitoring program, and check it before they prescribe an opioid or a benzodiazepine, with exceptions (25-26-24)",
  ),
  iowa: yes(
    "The Board of Pharmacy issues the registration (Iowa Code 124.302). Register with the state’s Prescription Monitoring Program at the same time (124.551A)",
  ),
  kansas: notOnTheList,
  kentucky: notOnTheList,
  louisiana: yes(
    "In Louisiana this is the CDS license, which the Board of Pharmacy issues. The CDS license also enrolls you in the state’s monitoring program (La. R.S. 40:973). Check the program before you first prescribe an opioid to a patient and every 90 days after that, with exceptions (40:978)",
  ),
  maine: notOnTheList,
  maryland: yes(
    "The Office of Controlled Substances Administration issues the registration (Md. Code Crim. Law 5-301). Before you apply for it, register with CRISP, the monitoring program (5-304), and take two hours of education (COMAR 10.19.03.04). Check CRISP before you first prescribe an opioid or a benzodiazepine to a patient and every 90 days after that, with exceptions (Health-Gen. 21-2A-04.2)",
  ),
  massachusetts: yes(
    "In Massachusetts this is the MCSR of the Department of Public Health, one for each office where you buy or store controlled substances. It enrolls you in MassPAT, the monitoring program (M.G.L. c. 94C s. 7 and 7A). Check MassPAT each time before you prescribe a benzodiazepine or a Schedule II or III narcotic, with exceptions (s. 24A)",
  ),
  michigan: yes(
    "In Michigan this is LARA’s controlled substance license (MCL 333.7303). A physician who prescribes needs one, and one more for each further site that stores controlled substances (R 338.3132). Before you prescribe, register with MAPS, the monitoring program, and check it for any supply of more than three days (333.7303a)",
  ),
  minnesota: notOnTheList,
  mississippi: no(`${list}; the board’s rule (30 Miss. Admin. Code Pt. 2640, R. 1.2) asks for a license and the DEA’s`),
  missouri: yes(
    // the months: regulations.justia.com, 19 CSR 30-1.017; the address: the bureau's form MO 580-3013
    "The Bureau of Narcotics and Dangerous Drugs issues the registration (Mo. Rev. Stat. 195.030). Apply online, with the same address as for the DEA registration. The registration has no renewal, so apply again every 12 months (19 CSR 30-1.017). A prescriber who doesn’t dispense doesn’t have to register with the monitoring program (1 CSR 60-1.010)",
  ),
  montana: no("MCA 50-32-303 waives it for practitioners whom the federal government registers; list above"),
  nebraska: no("Neb. Rev. Stat. 28-407: licensed providers with a federal registration need none of the state"),
  nevada: yes(
    "The Board of Pharmacy issues the registration. The board first requires proof that you have access to the monitoring program (NRS 453.226). Check the program before you first prescribe a Schedule II, III or IV drug to a patient and every 90 days after that, with exceptions (639.23507)",
  ),
  "new-hampshire": no(
    "RSA 318-B:10 lets a licensed practitioner prescribe; 126-A:91 registers for the monitoring program only",
  ),
  "new-jersey": yes(
    "The Division of Consumer Affairs issues the CDS registration (N.J.S.A. 24:21-10). In the same application, register for the monitoring program (N.J.A.C. 13:45A-35.7). Check the program before you first prescribe a Schedule II drug, an opioid or a benzodiazepine to a patient and every three months after that, with exceptions (N.J.S.A. 45:1-46.1)",
  ),
  "new-mexico": yes(
    "The Board of Pharmacy issues the registration (N.M. Stat. 30-31-12). After that, register with the Prescription Monitoring Program, because the Board of Pharmacy otherwise won’t renew the registration (nmpmp.org). Check the program before you first prescribe an opioid to a patient for more than four days, and every three months after that (26-1-16.1)",
  ),
  "new-york": notOnTheList,
  "north-carolina": no("N.C. Gen. Stat. 90-101 and 90-102: individual practitioners register for research only"),
  "north-dakota": notOnTheList,
  ohio: notOnTheList,
  oklahoma: yes(
    "The Bureau of Narcotics and Dangerous Drugs issues the registration (63 O.S. 2-302). Check the bureau’s monitoring program before you first prescribe an opioid, a benzodiazepine or carisoprodol to a patient, and every 180 days after that (2-309D)",
  ),
  oregon: notOnTheList,
  pennsylvania: notOnTheList,
  "rhode-island": yes(
    "The Department of Health issues this registration (R.I. Gen. Laws 21-28-3.02). Send the registration form together with the license application. Prescribers also register with the Prescription Drug Monitoring Program. They check the program before they first prescribe an opioid to a patient (21-28-3.20)",
  ),
  "south-carolina": yes(
    "The Bureau of Drug Control at the Department of Public Health issues this registration (S.C. Code 44-53-290). Prescribers check SCRIPTS, the state’s monitoring program, before they prescribe a Schedule II drug, with exceptions (44-53-1645)",
  ),
  "south-dakota": yes(
    "The Department of Health issues this registration (S.D. Codified Laws 34-20B-29). Everyone who has it also registers with the state’s prescription drug monitoring program",
  ),
  tennessee: notOnTheList,
  texas: no("ended September 1, 2016 (SB 195 of 2015)"),
  utah: yes(
    "In Utah this registration is the controlled substance license, which DOPL issues (Utah Code 58-37-6). Within 30 days of the DEA registration, a prescriber also registers with the Controlled Substance Database, through an online tutorial and test (58-37f-401). Prescribers check the database before they first prescribe a Schedule II or III opioid to a patient, with exceptions",
  ),
  vermont: notOnTheList,
  virginia: notOnTheList,
  washington: notOnTheList,
  "west-virginia": no("W. Va. Code R. 11-5-3"),
  wisconsin: notOnTheList,
  wyoming: yes(
    "The Board of Pharmacy issues this registration (Wyo. Stat. 35-7-1024). Prescribers also enroll in WORx, the state’s monitoring program. They check WORx before they first prescribe a Schedule II, III or IV drug to a patient and, for opioids, every three months (35-7-1060)",
  ),
};

const monitored = (program: string) =>
  `physicians, and NPs, PAs and dentists with prescriptive authority, need only the DEA registration to prescribe. They also register with the state’s ${program}`;

/** The requirement in a state that issues no registration, or issues it only to some prescribers. */
export const insteadOfRegistration: Partial<Record<StateSlug, string>> = {
  alaska:
    "physicians need only the DEA registration to prescribe. They also register with the prescription monitoring program, and renew that registration every two years (AS 17.30.200)",
  arkansas:
    "physicians need only the DEA registration to prescribe. They check the prescription drug monitoring program each time they prescribe a Schedule II or III opioid, and when they first prescribe a benzodiazepine for a patient (Act 820 of 2017)",
  arizona: monitored("Controlled Substances Prescription Monitoring Program (A.R.S. 36-2606)"),
  colorado: monitored("prescription drug monitoring program (C.R.S. 12-280-403)"),
  florida:
    "physicians need only the DEA registration to prescribe. Before each controlled substance for a patient aged 16 or older, they check E-FORCSE, the state’s monitoring program, with exceptions (section 893.055). A physician who prescribes for chronic nonmalignant pain says so on the practitioner profile (456.44)",
  georgia: monitored(
    "prescription drug monitoring program (O.C.G.A. 16-13-57). They check it before a patient’s first opioid or benzodiazepine and every 90 days after that, with exceptions (16-13-63)",
  ),
  // We know the rules of Kansas and Nebraska from the field.
  kansas: // sunflowerhealthplan.com, shpbn-2024-037; pharmacy.ks.gov/k-tracs/using-k-tracs/register-for-k-tracs
    "physicians need only the DEA registration to prescribe. Prescribers, NPs and PAs among them, register online with K-TRACS, the state’s monitoring program. They check K-TRACS before they prescribe a new controlled substance to a Medicaid member, and every 180 days after that, with exceptions",
  kentucky:
    "physicians (and dentists) need only the DEA registration to prescribe. They also register with KASPER, the state’s monitoring system (KRS 218A.202). Check KASPER before a first prescription of a Schedule II drug or hydrocodone, with exceptions (218A.172). The medical board’s rule extends the check to Schedules III and IV (201 KAR 9:260). NPs and PAs first need their own board’s approval to prescribe controlled substances",
  maine:
    "physicians need only the DEA registration to prescribe. They also register with Maine’s Prescription Monitoring Program, even if they prescribe by telehealth (14-118 C.M.R. ch. 11, s. 5). Check the program before you first prescribe an opioid or a benzodiazepine to a patient and every 90 days after that, with exceptions (22 M.R.S. 7253)",
  minnesota: monitored(
    "prescription monitoring program (Minn. Stat. 152.126). Check the program before you first prescribe an opioid to a patient and every three months after that, with exceptions",
  ),
  mississippi:
    "physicians need only the DEA registration to prescribe. They also register with the state’s Prescription Monitoring Program (30 Miss. Admin. Code Pt. 2640). NPs and PAs first need their own board’s authority to prescribe controlled substances",
  montana:
    "physicians need only the DEA registration to prescribe. Everyone licensed to prescribe also registers with the Montana Prescription Drug Registry (MCA 37-7-1503). Anyone who regularly dispenses drugs to patients also registers with the Board of Pharmacy (37-2-104)",
  // as known in the field; the pharmacy license: statutes.laws.com, 38-2850(2)
  nebraska:
    "physicians need only the DEA registration to prescribe. A prescriber can look up patients in the state’s Prescription Drug Monitoring Program. A prescriber who regularly dispenses drugs for a charge needs a pharmacy license (Neb. Rev. Stat. 38-2850)",
  "new-hampshire": monitored(
    "prescription drug monitoring program (RSA 126-A:91). They check the program before they first prescribe an opioid to a patient and twice a year after that, with exceptions (318-B:41)",
  ),
  "north-carolina": monitored(
    "Controlled Substances Reporting System (STOP Act of 2017). They check the system before they first prescribe a Schedule II or III opioid to a patient and every three months after that, with exceptions (N.C. Gen. Stat. 90-113.74C). A physician who dispenses drugs for a charge registers with the Board of Pharmacy each year (90-85.21)",
  ),
  // Source: https://www.ndbom.org/news/current_topics.asp?id=138
  "north-dakota": monitored("prescription drug monitoring program (N.D. Admin. Code 50-05-02-01)"),
  // The site: Board of Pharmacy, Terminal Distributor Licensing of Prescriber Practices, April 13, 2022
  ohio: "physicians (and NPs, PAs and dentists with prescriptive authority) need only the DEA registration to prescribe. But each site that keeps controlled substances needs a Terminal Distributor (TDDD) license. In a group practice, so does each site that keeps any prescription drugs, vaccines or samples (Ohio Rev. Code 4729.51, 4729.541). Prescribers of opioids or benzodiazepines register with OARRS, the state’s monitoring program (4731.281). They check OARRS before they first prescribe one of these drugs to a patient and every 90 days after that, with exceptions (4731.055)",
  oregon: monitored(
    "prescription drug monitoring program, within 30 days of the license or the DEA registration, whichever is later (OAR 847-010-0120). A site that dispenses refills, or more than a 72-hour supply, registers with the Board of Pharmacy, with exceptions (855-043-0510)",
  ),
  pennsylvania: monitored(
    "prescription drug monitoring program (Act 191 of 2014). They check the program before they prescribe a patient’s first controlled substance, and before each opioid or benzodiazepine, with exceptions. NPs also need their board’s approval to prescribe",
  ),
  tennessee:
    "physicians (and NPs, PAs and dentists with prescriptive authority) need only the DEA registration to prescribe. They also register with the state’s Controlled Substance Monitoring Database (T.C.A. 53-10-305). They check the database before they prescribe an opioid or benzodiazepine in a new course of treatment, with exceptions (53-10-310)",
  vermont: monitored(
    "prescription monitoring system. They check the system before they first prescribe an opioid to a patient, with exceptions (18 V.S.A. 4289)",
  ),
  virginia:
    "physicians (and NPs, PAs and dentists with prescriptive authority) need only the DEA registration to prescribe. A practice that sells drugs to patients needs the Board of Pharmacy’s license and facility permit (18VAC110-30-20). The state itself registers every licensed prescriber with its Prescription Monitoring Program. Prescribers check the program before they prescribe an opioid for more than seven days, with exceptions (Va. Code 54.1-2522.1)",
  washington: monitored("prescription monitoring program (WAC 246-919-985)"),
  "west-virginia":
    "physicians (and NPs, PAs and dentists with prescriptive authority) need only the DEA registration to prescribe. They also register with the Controlled Substances Monitoring Program. They check the program before they first prescribe a Schedule II drug, an opioid or a benzodiazepine to a patient, and then every year, with exceptions (W. Va. Code 60A-9-5a). An office that dispenses drugs registers each location with the Board of Medicine (W. Va. Code R. 11-5-3)",
  // https://www.billtrack50.com/billdetail/1843582 (SB 68 of 2025)
  wisconsin:
    "physicians (and NPs, PAs and dentists with prescriptive authority) need only the DEA registration to prescribe. Before each prescription, the prescriber or an agent must review the patient’s record in the ePDMP, the state’s monitoring program, with exceptions (Wis. Stat. 961.385). In 2025 this rule was extended to April 1, 2030",
};
