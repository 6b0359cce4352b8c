import type { Post } from "../../types/content.ts";
import { commentary } from "../sources/commentary.ts";
import { standard } from "../sources/standards.ts";
import { state } from "../sources/states.ts";

export default {
  title: "Delegated credentialing: who needs it, who doesn’t",
  excerpt:
    "Under delegation a plan accepts your credentialing decision and loads providers from a roster. What it saves, what it demands, and a test of five questions.",
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
    "Your committee decides instead of the plan’s, and a roster replaces single applications to the plan.",
    "Medicare, state Medicaid enrollment, contracts and hospital privileges stay outside.",
    "It takes policies, a committee, verification in time, and an audit by each plan, usually every year.",
  ],
  content: `Under delegated credentialing a new physician can be in network in weeks. In return you do the plan’s work, to the plan’s standard, and the plan’s auditors read your files, usually every year.

What is delegated

Accreditors, state contracts and, for Medicare Advantage, federal rules have health plans credential the practitioners in their networks. A plan may hand that task to an organization that credentials them anyway: a hospital system, a large group, an IPA. The two sign a delegation agreement. From then on your verification and your committee’s decision stand in for the plan’s. You send a roster, and the plan loads the names.

The plan remains responsible. NCQA and URAC hold it to account for files that it has never seen, so it inspects you before it signs and regularly afterwards, and keeps the right to refuse or remove any individual provider.

What it saves

A commercial plan usually needs 60-120 days from a clean file; some publish longer spans. Part of that time is a queue: intake, verification, the wait for a committee. Delegation takes your file out of the queue. What remains is your own process plus the time that the plan needs to load a roster, and some states put a limit on the loading. Arizona’s statute (20-3453), for instance, gives an insurer ten calendar days for the roster of a facility that has a delegated agreement.

Without delegation, twelve plans may each verify the same training. Where all twelve delegate, you verify once and send twelve rosters.

What it doesn’t touch

- Medicare. Fee-for-service enrollment goes through PECOS or the 855 forms, person by person.
- State Medicaid enrollment, which stays with the state. A Medicaid managed care plan may delegate its credentialing, and the state ID is needed all the same.
- Contracts and rates. Delegation adds people to a contract that exists.
- Hospital privileges, which are a decision of the medical staff, although the verification may serve both.

What you take on

You take on the work of a credentialing department. You need:

- written policies that follow the plan’s standards, usually NCQA’s, approved, dated and followed
- a committee of peers with minutes that show who decided what, on which file, and why
- verification of every item that the standards name, from the source they name, within the time limit, with proof of the date and of the source
- recredentialing of everyone within 36 months under NCQA, without a grace period
- monitoring between cycles for sanctions, exclusions, license actions and complaints, as the agreement divides it
- a roster in each plan’s format, on each plan’s day, with terminations as prompt as additions
- reports to each plan, at least twice a year, and an audit of policies and files by each plan, usually every year

Shorter limits since July 1, 2025

NCQA shortened its time limits on July 1, 2025. An accredited organization has 120 days, down from 180, between a verification and the committee’s decision. A certified verification organization has 90 until its report, down from 120. Sanctions and license expirations are checked monthly, and practitioners are notified of the decision within 30 days, down from 60. NCQA-accredited plans pass these limits on to their delegates.

For a delegate that means: a file that waits two months for a reference and then misses a committee may go stale, and the verification then has to be done again. If your committee meets once a quarter, consider more meetings first.

Five questions

Answer these before you call a plan.

- How many practitioners do you have, and how many do you add in a year? Plans set their own minimums, so ask each one for its number first. Below its number a plan usually says no, however good the files.
- Do two or three of your plans cover most of your patients? If your largest plans won’t delegate, the others may not be worth the work.
- Could you pass an audit today? Draw ten files at random. In each, find the date of every verification, its source, and the decision in the minutes. If you can’t do it in an afternoon, the answer is no.
- Who does this when your best specialist leaves? A vacation doesn’t excuse a late file.
- Is the wait for the plan really your problem? Measure three recent hires. If most of the time passed before the application left your office, delegation will speed up the part that was already fast.

If the answers are no

A practice below the minimum can save time in other ways. Keep one record for each provider and fill every application from it. File with each plan on the first day it can use the application. Keep CAQH attested, every 120 days or, in Illinois, every 180. Join an IPA or a clinically integrated network that has delegation already, and let it add your people to its roster. Ask each plan whether it accepts the files of a verification organization.

If they are yes

Start with one plan. Ask for its pre-delegation audit tool and audit yourself with it, in writing. Run your committee under the new policies for six months, so that there are minutes to show. Then ask for the audit. Look above all for a signature after the decision, a verification older than 120 days, and minutes without a list of names. You find these if you read each file once more before the committee meets.`,
} satisfies Post;
