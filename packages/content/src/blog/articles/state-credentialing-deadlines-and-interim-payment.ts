import type { Post } from "../../types/content.ts";
import { law } from "../sources/federal-law.ts";
import { standard } from "../sources/standards.ts";
import { state } from "../sources/states.ts";

export default {
  title: "Six state laws on credentialing time and interim pay",
  excerpt:
    "Arizona’s law of April 1, 2026, joins Colorado, New York, Rhode Island, Texas and Washington: how long a plan may take, and who is paid meanwhile.",
  category: "Industry News",
  createdOn: "2026-04-15",
  updatedOn: "2026-11-26",
  tags: ["state law", "credentialing deadlines", "interim payment", "commercial payers", "Arizona"],
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
    "These deadlines count from the complete application, so get the completeness in writing.",
    "Medicare and self-funded employer plans are outside these laws.",
  ],
  content: `Since April 1, 2026, an insurer in Arizona has 60 calendar days from a complete application to credential a provider, and 30 from the same day to load the provider into its billing system. Until March the law gave it 100 days for both. Another section brings a larger change: visits during the wait can be paid.

Arizona isn’t alone. Here are six of the states whose statutes we have read, in detail. Others are on the pages of their states, and your state may have a rule that we don’t name.

| State | Decision due | Visits paid from
| Arizona | 60 days; 30 for loading | the notice that the application is complete
| Colorado | 60 days | the decision
| New York | 60 days | day 61, for some who join a group; sooner for some of a hospital’s physicians
| Rhode Island | 45 days | the decision
| Texas | none in this chapter; see the insurance department’s rules | the complete application, for physicians who join a group
| Washington | 90 days, 60 on average | the complete application, if the contract exists

Each of these periods starts with a complete application, and not on the day you pressed “submit”.

Arizona

The insurer acknowledges the application within seven days and says whether it is complete; if not, it lists what is missing. If it says nothing in seven days, the application counts as complete. By the definition, a complete application includes all the information, the documents and a current authorization, in a system such as CAQH’s.

Payment follows A.R.S. 20-3456. The insurer pays as in network for services from the day it told you that the application was complete, provided that it approves the credentials and the contract is signed. You may not send the claim before that. In exchange the insurer may not call it late if it arrives within one year of the visit.

By the calendar: application in on May 4, notice of completeness on May 8. Visits from May 8 can be paid. The decision is due within 60 days of the complete application. Hold the claims until contract and approval are both in hand, and send them then.

A facility with a delegated agreement has its own rule, ten calendar days for loading a roster.

Colorado

C.R.S. 10-16-705.7 speaks of physicians. The plan sends a receipt within seven days and asks for missing items within ten. The decision is due in 60 days, the notice of it ten days later. If a plan receives a complete application and doesn’t send the receipt in time, it has to treat the physician as participating no later than 53 days after it received the application. Save proof of the day you sent it. The insurance commissioner investigates when more than one complaint comes in.

New York

Insurance Law 4803, and Public Health Law 4406-d for HMOs, give 60 days from the completed application. If a third party’s document is missing, the plan has 21 days after it arrives.

Two groups can take part while they wait. The first joins a practice in which every member participates: professionals who are newly licensed, or who have just moved from another state and haven’t practiced in New York before. When nothing is decided in 60 days, such a provider takes part in the network provisionally from day 61 until the decision.

The second, added in April 2020, waits less. A physician whom a hospital, a diagnostic and treatment center or a licensed mental hygiene facility employs, and who is newly licensed, has just moved to New York or bills under a new tax ID, takes part as soon as the insurer has the completed application and written notice of the privileges. The employer’s other physicians must participate already. Read paragraph (a)(3) with your counsel before you count on it: the money for those visits follows the approval.

In both cases the provider can’t act as a primary care physician in the meantime. The group of the first case agrees in writing to refund the plan if the application fails.

Rhode Island

A plan has 45 calendar days, and gives a status update every 15 until the file is complete. It has seven business days for changes of address and tax ID.

A bill introduced on March 18, 2026 (H 8310) would shorten the 45 days to 30, and to ten business days for a provider who is already in Medicare. We have found no vote on it. Until you have read that it is law, quote the 45.

Texas

Chapter 1452, Subchapter C, is for physicians who join a medical group with a contract in force. Once the physician is licensed, has sent what the plan needs to begin, and has agreed to the group’s contract, the plan treats the physician as participating for payment. Copayments are collected as in network. Further subchapters cover podiatrists and therapeutic optometrists. For Medicaid plans, 1 TAC 353.423 repeats all three and adds dentists, psychologists, licensed clinical social workers, professional counselors, and marriage and family therapists, if the state has enrolled them and their group has a contract. Section 1452.106 carries the risk: if credentialing fails, the plan may take back the difference between in-network and out-of-network payment.

Washington

RCW 48.43.750 allows no more than 90 days for one decision, and no more than 60 on average. The section says itself that it gives the insurance commissioner no duty to enforce it. RCW 48.43.757 is about payment. Once the plan approves the credentials, it pays a provider added to a contract that is already in use back to the day of the complete application. Under a new contract it pays back to the date the contract takes effect.

Where these laws don’t reach

- Medicare and Medicare Advantage follow federal rules.
- Medicaid managed care is often governed by its own chapter or by the state’s contract.
- A self-funded employer plan is regulated under federal law. The card shows the insurer’s name all the same, so ask whether the member’s plan is insured or self-funded.
- Some of the six laws cover only physicians, or only providers who join a group.

NCQA’s standards want a practitioner credentialed before seeing members, and give a plan that credentials provisionally 60 days to finish. So a plan that pays during the wait usually does it because of a statute. Name the statute.

How to use one

- Look up the section of your state before you file. Search for “credentialing” and “timely” with the name of your insurance code, or ask the state medical society.
- Get the completeness in writing. Where the law has a notice, ask for it by its section number. Where it has none, write: “Please confirm that the application of (provider), received on (date), is complete, or list what is missing.”
- Put the last day in the calendar of two people, with the section number.
- On that day call provider relations, then write: “Under (section) the decision was due on (date).”
- After that, ask the state’s department of insurance how providers can complain; many have a web form. Attach the completeness notice.
- Keep visits of the waiting period on one list: patient, date, plan, insured or self-funded. The list shows how much money is at stake.

Indiana rewrote its sections as of January 1, 2024 (Ind. Code 27-13-43-2 for HMOs, 27-8-11 for insurers; for Medicaid plans, 12-15-11-9). We have read the Medicaid text: once a plan has issued a provisional credential, it decides within 60 calendar days of it and, with exceptions that the section lists, pays back for the time between. The provisional credential has conditions. Read them with the section in hand before you count on the money.

This is a reading of statutes by people who file applications, and not legal advice.`,
} satisfies Post;
