import type { Post } from "../../types/content.ts";
import { agency } from "../sources/agencies.ts";

export default {
  title: "Reading a malpractice certificate line by line",
  excerpt:
    "$1M/$3M is the line that most offices check. The name, the retroactive date and the policy period more often send a certificate back to your broker.",
  category: "Credentialing Tips",
  createdOn: "2025-09-29",
  updatedOn: "2026-11-26",
  tags: ["malpractice", "certificate of insurance", "tail coverage", "documents"],
  sources: [agency.hrsaCoverage, agency.npdbSelfQuery],
  mark: "$1M/$3M",
  stamp: null,
  service: "physician-credentialing",
  inShort: [
    "Eight lines decide whether a reviewer can use the certificate; the limits are only one of them.",
    "A new retroactive date asks for a tail or for prior acts coverage, in writing.",
    "A certificate with three weeks left runs out during a commercial plan’s usual review of 60 to 120 days.",
  ],
  content: `$1M/$3M. One million dollars per claim, three million for all claims in a policy year. Payers and hospitals often ask for these two limits, and an office looks for them first on the certificate.

The document may be called a certificate of insurance, a declarations page or a face sheet. Eight lines decide whether a reviewer can use it.

Line 1: the insured

Is the provider’s full name on the page, spelled as on the license? A group policy often shows only the practice. Then ask the broker for an individual certificate, or for the schedule of insured providers with the policy number on it. A reviewer who can’t find the name may not accept the certificate.

Line 2: the insurer

This line gives the full name of the company that carries the risk. The logo at the top may be the broker’s or an agency’s. Applications ask for the carrier’s name and address, so copy them from this line.

Line 3: the policy number

The policy number can change at renewal. The number typed into CAQH has to be the one on the certificate that you uploaded.

Line 4: the policy period

Read the first and the last day, with the year. Count the weeks that remain. A commercial plan usually takes 60 to 120 days, so a certificate with three weeks left will run out during the review. Near a renewal, send the current one and write on the cover page when the next will come. Then send that one on the day it is issued.

Line 5: the limits

Read the limit per claim and the aggregate. Then look for the word “shared”. Under shared limits, several providers draw on one aggregate, and some hospitals won’t accept that. Limits also differ by state. Where the state runs a patient compensation fund, the primary policy may show lower figures and the fund covers the layer above; send the fund’s certificate together with the policy’s, or a reviewer may read the lower figure as a shortfall.

Line 6: occurrence or claims-made

An occurrence policy answers for what happened while it was in force, whenever the claim arrives. A claims-made policy answers for claims that are made while it is in force, for care after the retroactive date. The certificate should say which it is. If it doesn’t, that is your first question to the broker.

Line 7: the retroactive date

Only claims-made policies have one, and it deserves the most care. Say that a physician began to practice in July 2019, always with claims-made policies, and joined you in July 2025. If the new certificate says “retroactive date: 07/01/2025”, new claims about those six years are covered only with an extended reporting endorsement, the “tail”, from the old carrier. The reviewer may ask for it. So ask first: is there a tail, or did the new carrier agree to cover prior acts? Have one of the two in writing.

Line 8: the scope

Read specialty, procedures and state. A family physician who also does obstetrics needs a certificate that doesn’t say “no obstetrics”. Telehealth into a second state, moonlighting and a side job as medical director are often outside the policy. Compare this line with what the application says the provider will do.

Special cases

- Federally qualified health centers: coverage under the Federal Tort Claims Act is shown by the center’s notice of deeming action, with proof that the provider is an employee or contractor. By its own page, HRSA issues no letter for the individual and no claims history.
- Residents and fellows: the program’s risk office usually issues the letter for the training years.
- Locum tenens: the agency’s policy usually covers its assignments only. Get a certificate for each period.
- Retired or closed carriers: keep every old certificate. Applications ask for insurers of the last five or ten years, and an insurer that has merged or closed is hard to reach.

What to ask the broker for

You can ask for everything in one email: “Please issue a certificate for each provider on the attached list, showing full legal name with degree, carrier, policy number, policy period, limits per claim and aggregate, whether limits are shared, claims-made or occurrence, retroactive date, and specialty. Please send next year’s certificates on the day the renewal is bound. Please confirm tail or prior acts coverage for those marked with a star.”

File the answer with its expiration date in the file name, upload it to CAQH the same day, and type the new dates on its page.`,
} satisfies Post;
