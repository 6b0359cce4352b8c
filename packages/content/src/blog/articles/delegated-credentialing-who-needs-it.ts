import type { Post } from "../../types/content.ts";
import { commentary } from "../sources/commentary.ts";
import { standard } from "../sources/standards.ts";
import { state } from "../sources/states.ts";

export default {
  title: "Delegated credentialing: who needs it, who doesn’t",
  excerpt:
    "Under delegation a plan accepts your credentialing decision and loads providers from a roster. What it saves, what it requires, and five questions to ask.",
  category: "Payer Enrollment",
  createdOn: "2025-06-26",
  updatedOn: "2026-11-26",
  tags: ["delegated credentialing", "NCQA", "rosters", "audits", "medical groups"],
  sources: [
    standard.ncqaVerificationLimits,
    standard.ncqaAnswers,
    standard.ncqaNoGrace,
    state.arizonaDeadlines,
    commentary.hortySpringerIntegrity,
  ],
  mark: "5 questions",
  stamp: null,
  service: "insurance-paneling",
  inShort: [
    "Your committee decides in place of the plan’s, and a roster replaces individual applications.",
    "Delegation doesn’t cover Medicare, state Medicaid enrollment, contracts or hospital privileges.",
    "You need policies, a committee and timely verification, and each plan audits you, usually every year.",
  ],
  content: `Under delegated credentialing, a new physician can be in network in weeks. In return, you do the plan’s credentialing work to the plan’s standard, and the plan audits your files, usually every year.

What is delegated

Accreditors, state contracts and, for Medicare Advantage, federal rules require health plans to credential the practitioners in their networks. A plan may delegate that task to an organization that credentials the practitioners anyway, such as a hospital system, a large group or an IPA. The plan and the organization sign a delegation agreement. From then on, the plan relies on your verification and your committee’s decision. You send a roster, and the plan loads the names.

The plan remains responsible. NCQA and URAC hold the plan to account for files that the plan has never seen. So the plan audits you before it signs and regularly afterward. The plan also keeps the right to refuse or remove any individual provider.

What delegation saves

A commercial plan usually needs 60-120 days from a clean file to an effective date, and some plans publish longer times. During part of that time the file waits for intake, for verification and for the plan’s committee. Under delegation your file no longer waits for any of these. What remains is your own process and the time that the plan needs to load a roster. Some states limit the loading time. Arizona, for example, gives an insurer ten calendar days to load the roster of a facility that has a delegated agreement (Arizona Revised Statutes 20-3453).

Without delegation, twelve plans may each verify the same physician’s training. If all twelve plans delegate to you, you verify once and send twelve rosters.

What delegation doesn’t cover

- Medicare. Enrollment in original Medicare goes through PECOS or the 855 forms, one person at a time.
- State Medicaid enrollment. A Medicaid managed care plan may delegate its credentialing, but the provider still needs the state’s Medicaid ID.
- Contracts and rates. Delegation adds people to a contract that already exists.
- Hospital privileges. The hospital decides on privileges, although the same verification may serve the plan and the hospital.

What you take on

You do the work of a credentialing department. You need:

- written, approved and dated policies that follow the plan’s standards (usually NCQA’s), and a staff that follows the policies
- a committee of peers, with minutes that show who decided what, on which file, and why
- verification of every item in the standards, from the source that they name, within the time limit, with proof of the date and the source
- recredentialing of everyone within 36 months under NCQA, without a grace period
- monitoring between cycles for sanctions, exclusions, license actions and complaints, as far as the agreement gives you this task
- a roster in each plan’s format, on the day that each plan sets, with terminations reported as promptly as additions
- a report to each plan at least twice a year, and an audit of your policies and files by each plan, usually every year

NCQA’s shorter time limits

NCQA shortened three time limits on July 1, 2025.

| Time limit | Since July 1, 2025 | Before
| From verification to decision, at an accredited organization | 120 days | 180 days
| From verification to report, at a certified verification organization | 90 days | 120 days
| From decision to notice to the practitioner | 30 days | 60 days

Sanctions and license expirations must be checked monthly. NCQA-accredited plans pass these limits on to their delegates.

If a file waits two months for a reference and then misses a committee meeting, its verifications may become too old. You then have to verify again. If your committee meets once a quarter, consider more meetings before you ask for delegation.

Five questions

Answer these questions before you call a plan.

- How many practitioners do you have, and how many do you add in a year? Each plan sets its own minimum, so ask each plan for its minimum first. Below the minimum a plan usually says no, however good the files are.
- Do two or three of your plans cover most of your patients? If your largest plans won’t delegate, delegation by the others may not be worth the work.
- Could you pass an audit today? Draw ten files at random. In each file, find the date and the source of every verification, and the decision in the minutes. If you can’t do this in an afternoon, the answer is no.
- Who does the work when your best credentialing specialist leaves? A vacation doesn’t excuse a late file.
- Is the plan’s processing time really your problem? Look at your last three hires. If most of the time passed before the application left your office, delegation won’t shorten that part.

If you aren’t ready for delegation

A practice below the minimum can save time in other ways.

- Keep one record for each provider, and fill in every application from that record.
- File with each plan on the first day that the plan accepts the application.
- Keep CAQH attested: every 120 days or, in Illinois, every 180 days.
- Join an IPA or a clinically integrated network that already has delegation, and let it add your people to its roster.
- Ask each plan whether it accepts the files of a credentials verification organization.

If you are ready

Start with one plan. Ask the plan for its pre-delegation audit tool, and audit yourself with it, in writing. Run your committee under the new policies for six months, so that there are minutes to show. Then ask the plan for the audit.

Read each file once more before every committee meeting. Look above all for three faults: a signature after the decision, a verification older than 120 days, and minutes that don’t say who decided.`,
} satisfies Post;
