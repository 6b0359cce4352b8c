import type { Post } from "../../types/content.ts";
import { commentary } from "../sources/commentary.ts";
import { standard } from "../sources/standards.ts";
import { state } from "../sources/states.ts";

export default {
  title: "The physician compact: who is in, what a letter buys",
  excerpt:
    "North Carolina has joined the Interstate Medical Licensure Compact and Michigan nearly left. How it works, what $700 buys, and which professions have their own.",
  category: "Industry News",
  createdOn: "2025-08-27",
  updatedOn: "2026-11-26",
  tags: ["IMLC", "licensing", "telehealth", "multi-state"],
  sources: [
    standard.imlc,
    state.northCarolinaCompact,
    state.michiganWithdrawal,
    state.michiganCompact,
    commentary.imlc2026,
    standard.paCompact,
  ],
  mark: "365 days",
  stamp: null,
  service: "physician-credentialing",
  inShort: [
    "There is no compact license: each state issues its own, on the check of one state.",
    "The application costs $700 and the letter lasts 365 days, so list the states before you pay.",
    "A license enrolls no one with a payer: ask first which states the payers would contract.",
  ],
  content: `Lists of the states in the Interstate Medical Licensure Compact disagree with one another, because the map moved several times in two years. This is what changed, as far as we could follow it.

| State | What happened
| Michigan | its law lapsed on March 28, 2025; re-enacted since
| Arkansas | enacted as Act 269 of 2025
| North Carolina | signed in July 2025, in force January 1, 2026
| New Mexico | signed February 5, 2026
| Alaska | joined on June 22, 2026; not issuing when we last looked

When Michigan’s law lapsed, a withdrawal of twelve months began under the compact’s own terms, which would have ended on March 28, 2026. Licenses issued through the compact kept their force. The legislature has since re-enacted the compact without another end date.

By our count of July 2026 the compact had 44 states, the District of Columbia and Guam. California, Massachusetts, New York, Oregon, South Carolina and Virginia had passed no law. A state that has joined may need a year or more before it issues licenses, and some issue them without being able to serve as a home state. The Commission’s map at imlcc.com shows which; read it on the day you plan.

There is no compact license

A nurse under the Nurse Licensure Compact holds one license that other member states honor. A physician under this compact holds a full, separate license from every state chosen, each with its own number, fee, renewal date and continuing education. What the compact shares is the application: one state checks the physician, and the others rely on the check.

How it runs

The physician names a state of principal license. It must be a member state in which the physician holds a full, unrestricted license and has one more tie: the primary residence, at least a quarter of the practice, the employer, or, where none of these fits, the state of residence for federal income tax.

The application goes there with $700, which isn’t refunded. That state verifies the record, arranges fingerprints, and issues a Letter of Qualification. With the letter the physician selects states and pays each one’s license fee, and those boards issue their licenses without verifying education and examinations again. The compact has worked this way since April 2017.

Who qualifies

MDs and DOs only, and each needs:

- graduation from an accredited medical school, or one in the international directory
- completed residency accredited by ACGME or AOA
- each part of USMLE or COMLEX passed in no more than three attempts
- current or lifetime specialty certification by an ABMS or AOA board
- no discipline on any license, no controlled-substance action, no criminal history, and no open investigation

The Commission has said that about 80 percent of physicians meet the conditions. One who is eligible for the board but not certified applies state by state, and so, as a rule, does one with an old reprimand. Ask before you pay the fee.

365 days

The letter is valid for 365 days, and states can be added on it in that time. After that you need a new application, another $700 and another set of fingerprints. Licenses already issued aren’t affected. A group that adds Georgia in month two, Tennessee in month seven and Alabama in month thirteen pays for two letters. So list the states first, with those you aren’t sure of. A state that you drop before you pay its license fee costs nothing.

What a license doesn’t do

It permits practice and enrolls no one with a payer. For each state expect Medicaid and its plans, each commercial network (which may be closed), a malpractice policy that names the state, and, before the physician prescribes controlled substances there, a DEA registration and, where the state has one, a state registration. Ask the payers first which states they would contract, and license in that order.

Other professions

| Profession | Compact | In use?
| Registered and practical nurses | Nurse Licensure Compact | yes
| Nurse practitioners, other APRNs | APRN Compact | no; fewer than the seven states it needs
| Physician assistants | PA Compact | enacted by enough states in 2024; ask whether it issues yet
| Psychologists | PSYPACT | yes, for telepsychology and limited days of practice in person
| Counselors | Counseling Compact | in six states: Arizona, Georgia, Indiana, Louisiana, Minnesota, Ohio
| Physical therapists | PT Compact | yes

These are as of mid-2026. The Counseling Compact shows the difference between a law and a license best: some forty states have passed it, and since September 30, 2025, it has issued privileges between those that have built the system. Occupational therapists, audiologists and speech-language pathologists, social workers, dentists and emergency medical staff have compacts as well; ask each commission whether it issues yet, and in which states. A nurse practitioner who wants a second state applies there directly.

When a direct application is better

For one more state, and no plan for a third, compare $700 plus the fee with a direct application to that board; some boards are quick on their own. If the state you need isn’t a member, the letter doesn’t help there.`,
} satisfies Post;
