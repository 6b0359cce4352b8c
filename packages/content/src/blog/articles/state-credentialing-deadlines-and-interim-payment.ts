import type { Post } from "../../types/content.ts";
import { law } from "../sources/federal-law.ts";
import { standard } from "../sources/standards.ts";
import { state } from "../sources/states.ts";

export default {
  title: "Credentialing deadlines, and payment while a file is pending",
  excerpt:
    "Arizona, Colorado, New York, Rhode Island, Texas and Washington: how long a plan may take to decide, and which visits it pays for before the decision.",
  category: "Industry News",
  createdOn: "2026-04-15",
  updatedOn: "2026-11-27",
  tags: ["state law", "credentialing deadlines", "payment while pending", "commercial payers", "Arizona"],
  sources: [
    state.arizonaDeadlines,
    state.arizonaPayment,
    state.colorado,
    state.coloradoNotice,
    state.newYork,
    state.rhodeIsland,
    state.rhodeIslandBill,
    state.texas,
    state.texasFailure,
    state.texasMedicaid,
    state.washingtonDeadline,
    state.washingtonPayment,
    state.indiana,
    state.indianaMedicaid,
    standard.ncqaAnswers,
    law.medicareAdvantageCredentialing,
  ],
  mark: "6 states",
  stamp: null,
  service: "insurance-paneling",
  inShort: [
    "Rhode Island gives a plan 45 days to decide; Arizona, Colorado and New York 60; Washington 90.",
    "The days start when the application is complete, so ask the plan to confirm in writing that it is complete.",
    "These laws don’t apply to Medicare or to self-funded employer plans.",
  ],
  content: `Since April 1, 2026, an insurer in Arizona has 60 calendar days from a complete application to credential a provider. It has 30 days to load the provider into its billing system. Before, the law allowed 100 days for both. Arizona’s law also makes the insurer pay, on conditions, for visits while the application is pending.

This article describes the laws of six states, Arizona among them. Your state’s page on this site has your state’s law, if we know of one.

| State | The plan must decide within | The plan pays for visits from
| Arizona | 60 days; 30 days for loading | its notice that the application is complete
| Colorado | 60 days | the decision, or day 53 if the plan sent no receipt
| New York | 60 days | the decision; earlier for two kinds of providers
| Rhode Island | 45 days | the first business day after the approval
| Texas | no limit in chapter 1452; see the insurance department’s rules | the complete application, for physicians who join a group
| Washington | 90 days, and 60 on average | the complete application, if the contract exists already

In each of these states the days start when the application is complete, not when you press “submit”.

Arizona

The insurer must acknowledge the application within seven days and say whether it is complete. If it isn’t, the insurer must list what is missing. If the insurer says nothing within seven days, the application counts as complete. A complete application has all the information, the documents and a current authorization, in a system such as CAQH’s.

The law doesn’t say clearly whether the 30 days for loading start with the complete application or after the 60 days (A.R.S. 20-3453). So plan on 90 days.

The insurer pays for visits as in network from the day of its notice that the application is complete, on two conditions: it approves the credentials, and the contract is signed. Before each visit, tell the patient in writing that the provider isn’t credentialed or contracted yet. Don’t send a claim until you have both the approval and the contract. If you then send the claim within one year of the visit, the insurer can’t deny the claim as late (A.R.S. 20-3456).

For example, you file on May 4, and the notice of completeness comes on May 8. The insurer can pay for visits from May 8. It must decide within 60 days of the complete application. Hold the claims until you have the approval and the contract.

For a facility with a delegated credentialing agreement, the insurer must load the providers within ten calendar days of receiving the facility’s roster.

Colorado

The law covers physicians (C.R.S. 10-16-705.7). The plan must send a receipt within seven days and ask for missing items within ten. It must decide within 60 days, and send notice of the decision ten days later at most. If the plan receives a complete application but doesn’t send the receipt in time, it has to treat the physician as participating no later than 53 days after it received the application. So keep proof of the day you sent it. The insurance commissioner investigates when more than one complaint comes in.

New York

A plan has 60 days from the complete application to decide (Insurance Law 4803, and Public Health Law 4406-d for HMOs). If a third party’s document is missing by then, the plan has 21 days after the document arrives.

Two kinds of providers can participate before the decision, but not as primary care providers.

The first kind is a provider who joins a practice in which every member participates. The provider must be newly licensed, or must have just moved from another state without having practiced in New York before. If the plan hasn’t decided within 60 days, the provider participates provisionally from day 61 until the decision. The practice must agree in writing to refund the plan if the plan denies the application.

The second kind, added in April 2020, doesn’t have to wait 60 days. This is a physician employed by a hospital, a diagnostic and treatment center or a licensed mental hygiene facility. The physician must be newly licensed, have just moved to New York, or bill under a new tax ID. The employer’s other physicians must all participate. The physician participates as soon as the insurer has the complete application and the written notice of the privileges, but the insurer pays for those visits only after it approves the physician. Read Insurance Law 4803, paragraph (a)(3), with your counsel before you count on the money.

Rhode Island

A plan has 45 calendar days to decide. Until the application is complete, the plan must tell you every 15 days what is missing. It has seven business days to record a change of address or tax ID. The plan pays for visits from the first business day after its committee approves the provider, if you return the signed contract within 15 business days of receiving it (R.I. Gen. Laws 27-20.9-2).

A bill introduced on March 18, 2026 (H 8310), would shorten the 45 days to 30 days, and to ten business days for a provider who is already in Medicare. We have found no vote on it. Until the bill is law, quote the 45 days.

Texas

The law covers physicians who join a medical group that has a contract with the plan (Insurance Code, chapter 1452, subchapter C). The physician must be licensed, must have sent what the plan needs to begin credentialing, and must have agreed to the group’s contract. From then on the plan pays the physician as participating, and you collect copayments as in network. Further subchapters cover podiatrists and therapeutic optometrists. If the plan denies the application, it may take back the difference between in-network and out-of-network payment (section 1452.106).

For Medicaid plans, a rule covers these three professions as well. It also covers dentists, psychologists, licensed clinical social workers, professional counselors, and marriage and family therapists. The state must have enrolled the provider, and the group must have a contract with the plan (1 TAC 353.423).

Washington

An insurer must decide within 90 days, and within 60 days on average (RCW 48.43.750). By the same section, the insurance commissioner has no duty to enforce the limits. After the insurer approves the provider, it pays for earlier visits. If the provider joins a contract that is already in use, the insurer pays from the day of the complete application. Under a new contract, it pays from the date the contract takes effect (RCW 48.43.757).

Indiana

Indiana, a seventh state, isn’t in the table above. It rewrote its laws for HMOs, insurers and Medicaid plans as of January 1, 2024 (Ind. Code 27-13-43-2, 27-8-11-7 and 12-15-11-9). Of the section for Medicaid plans, we have read only the first part. If a Medicaid plan grants provisional credentialing, it must make its final decision within 60 calendar days of the provisional date. The plan must also pay retroactively, with exceptions. We have read neither the conditions (subsection (j)) nor the exceptions (subsection (l)), so read both before you count on the money.

Where these laws don’t apply

- Medicare and Medicare Advantage follow federal rules.
- Medicaid managed care often has its own law, or follows the state’s contract with the plan.
- Federal law, not state law, regulates a self-funded employer plan. The member’s card shows an insurer’s name all the same, so ask whether the plan is insured or self-funded.
- Some of the six laws cover only physicians, or only providers who join a group.

Under NCQA’s standards a plan has to credential a practitioner before the practitioner sees members. If the plan credentials provisionally, it has 60 days to finish. So if a plan pays while a file is pending, it usually does so because a law requires it. When you ask for the payment, name the law.

How to use such a law

- Look up your state’s law before you file. Search your insurance code for “credentialing” and “timely”, or ask the state medical society.
- Get written confirmation that the application is complete. If the law requires a notice, ask for the notice by its section number. If not, write: “Please confirm that the application of (provider), received on (date), is complete, or list what is missing.”
- Put the last day for the decision in two people’s calendars, with the section number.
- On that day call provider relations, then write: “Under (section) the decision was due on (date).”
- If the plan still doesn’t decide, ask the state’s department of insurance how a provider can complain. Many departments have a web form. Attach the notice that the application was complete.
- List every visit while the application is pending: patient, date, plan, insured or self-funded. The list shows how much money is at stake.

We file applications and have read these statutes as laypeople. This article is not legal advice.`,
} satisfies Post;
