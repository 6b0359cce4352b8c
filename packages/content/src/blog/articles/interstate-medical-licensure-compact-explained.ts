import type { Post } from "../../types/content.ts";
import { commentary } from "../sources/commentary.ts";
import { standard } from "../sources/standards.ts";
import { state } from "../sources/states.ts";

export default {
  title: "Interstate Medical Licensure Compact: states, cost, steps",
  excerpt:
    "North Carolina has joined the Interstate Medical Licensure Compact, and Michigan nearly left. How the compact works, what it costs, and who qualifies.",
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
    "There is no compact license: each state issues its own and relies on one state’s check of the physician.",
    "The application costs $700, and the Letter of Qualification lasts 365 days, so list the states before you pay.",
    "A license enrolls no one with a payer, so first ask the payers in which states they would contract.",
  ],
  content: `Published lists of the states in the Interstate Medical Licensure Compact disagree with one another, because several states joined or nearly left within two years. These are the changes as far as we could follow them.

| State | What happened
| Michigan | compact law lapsed on March 28, 2025; re-enacted since
| Arkansas | compact law enacted as Act 269 of 2025
| North Carolina | compact law signed in July 2025, in force since January 1, 2026
| New Mexico | compact law signed on February 5, 2026
| Alaska | joined on June 22, 2026; not issuing licenses in July 2026

When Michigan’s law lapsed, the compact’s own terms started a withdrawal of twelve months, which would have ended on March 28, 2026. Licenses that had been issued through the compact stayed valid. Michigan’s legislature has since re-enacted the compact without another end date.

By our count of July 2026, the compact had 44 states, the District of Columbia and Guam. California, Massachusetts, New York, Oregon, South Carolina and Virginia had passed no law. A state that has joined may need a year or more before it issues licenses. Some states issue licenses but can’t serve as a physician’s home state. The map at imlcc.com, the website of the compact’s Commission, shows which states these are. Read the map on the day you plan.

There is no compact license

A nurse under the Nurse Licensure Compact holds one license that other member states honor. A physician under the medical compact holds a full, separate license from each state, with its own number, fee, renewal date and continuing education. The states share only the application: one state checks the physician, and the other states rely on that check.

How to apply

The physician names a home state, which the compact calls the state of principal license. It must be a member state in which the physician holds a full, unrestricted license. It must also be the state where the physician mainly lives, where at least a quarter of the practice takes place, or where the employer is. If none of these states qualifies, the home state is the state of residence for federal income tax.

The application goes to the home state with $700, which isn’t refunded. The home state verifies the record, arranges fingerprints, and issues a Letter of Qualification. With the letter, the physician selects other states and pays each state’s license fee. The boards of those states issue their licenses without verifying education and examinations again. The compact has worked this way since April 2017.

Who qualifies

Only MDs and DOs qualify, and each needs:

- graduation from an accredited medical school, or from one in the international directory
- a completed residency accredited by ACGME or AOA
- each part of USMLE or COMLEX passed in no more than three attempts
- current or lifetime specialty certification by an ABMS or AOA board
- no discipline on any license, no controlled-substance action, no criminal history, and no open investigation

The Commission has said that about 80 percent of physicians meet these conditions. A physician who is board eligible but not certified has to apply to each state directly. As a rule, so does a physician with an old reprimand. Ask before you pay the fee.

The letter is valid for 365 days

The physician can add states under the same letter for 365 days. After that, the physician needs a new application, another $700 and new fingerprints. Licenses that were already issued aren’t affected. For example, a group that adds Georgia in month two, Tennessee in month seven and Alabama in month thirteen pays for two letters. So list all the states before you apply, including those that you aren’t sure of. A state that you drop before you pay its license fee costs nothing.

What a license doesn’t do

A license permits practice. It doesn’t enroll the physician with any payer. For each state, plan for:

- enrollment with Medicaid and its plans
- enrollment with each commercial network, which may be closed
- a malpractice policy that names the state
- a DEA registration and, where the state has one, a state registration, before the physician prescribes controlled substances there

First ask the payers in which states they would contract with you. Then apply for licenses in those states.

Other professions

| Profession | Compact | In use?
| Registered and practical nurses | Nurse Licensure Compact | yes
| Nurse practitioners, other APRNs | APRN Compact | no; it needs seven states and has fewer
| Physician assistants | PA Compact | enacted by enough states in 2024; ask whether it is in use yet
| Psychologists | PSYPACT | yes, for telepsychology and limited days of practice in person
| Counselors | Counseling Compact | in six states: Arizona, Georgia, Indiana, Louisiana, Minnesota, Ohio
| Physical therapists | PT Compact | yes

This table is as of mid-2026. A compact that is law in a state may not be in use there. For example, some forty states have passed the Counseling Compact. Since September 30, 2025, it has issued privileges only between the states that have built the system for it. The APRN Compact isn’t in use at all, so a nurse practitioner who wants to practice in a second state applies to that state directly.

Occupational therapists, audiologists and speech-language pathologists, social workers, dentists and emergency medical staff have compacts as well. Ask each compact’s commission whether the compact is in use yet, and in which states.

When a direct application is better

If you need only one more state, compare $700 plus the license fee with a direct application to that state’s board. Some boards are quick on their own. If the state that you need isn’t a member, the letter doesn’t help there.`,
} satisfies Post;
