import type { Post } from "../../types/content.ts";
import { agency } from "../sources/agencies.ts";

export default {
  title: "Reading a malpractice certificate line by line",
  excerpt:
    "Most offices check the limits, $1M/$3M. But the name, the retroactive date and the policy period more often send a certificate back to your broker.",
  category: "Credentialing Tips",
  createdOn: "2025-09-29",
  updatedOn: "2026-11-26",
  tags: ["malpractice", "certificate of insurance", "tail coverage", "documents"],
  sources: [agency.hrsaCoverage, agency.npdbSelfQuery],
  mark: "$1M/$3M",
  stamp: null,
  service: "physician-credentialing",
  inShort: [
    "Eight lines decide whether a reviewer can use the certificate, and the limits are only one of them.",
    "If the retroactive date is new, get proof of a tail or of prior acts coverage in writing.",
    "A certificate with three weeks left expires during a commercial plan’s usual review of 60 to 120 days.",
  ],
  content: `$1M/$3M means one million dollars per claim and three million for all claims in a policy year. Payers and hospitals often ask for these two limits, so an office looks for them first. But the limits are only one of eight lines that decide whether a reviewer can use the certificate.

The document may be called a certificate of insurance, a declarations page or a face sheet.

Line 1: the insured

Check that the provider’s full name is on the page, spelled as on the license. A group policy often shows only the practice. In that case, ask the broker for an individual certificate, or for the schedule of insured providers with the policy number on it. A reviewer who can’t find the provider’s name may not accept the certificate.

Line 2: the insurer

Look for the full name of the company that carries the risk. The logo at the top may be the broker’s or an agency’s. Applications ask for the carrier’s name and address, so copy them from this line.

Line 3: the policy number

The policy number can change at renewal. Check that the number typed into CAQH is the number on the certificate that you uploaded.

Line 4: the policy period

Read the first and the last day of the policy, with the year. Count the weeks that remain. A commercial plan usually takes 60 to 120 days to review an application, so a certificate with three weeks left will expire during the review. If the renewal is near, send the current certificate and write on the cover page when the next certificate will come. Send the next certificate on the day it is issued.

Line 5: the limits

Read the limit per claim and the aggregate limit. Then look for the word “shared”. Under shared limits, several providers draw on one aggregate limit, and some hospitals won’t accept that.

Limits also differ by state. Some states run a patient compensation fund. In these states the policy itself may show lower limits, because the fund covers the layer above. Send the fund’s certificate together with the policy’s certificate, so that the reviewer doesn’t read the lower limits as a shortfall.

Line 6: occurrence or claims-made

An occurrence policy covers what happened while the policy was in force, whenever the claim arrives. A claims-made policy covers claims that are made while the policy is in force, for care after the retroactive date. The certificate should say which type the policy is. If it doesn’t, ask the broker that question first.

Line 7: the retroactive date

Only claims-made policies have a retroactive date. This line deserves the most care.

Suppose a physician began to practice in July 2019, always had claims-made policies, and joined you in July 2025. The new certificate says “retroactive date: 07/01/2025”. Then new claims about care in the six years before that date are covered only if the physician has a “tail”, an extended reporting endorsement from the old carrier. The reviewer may ask for proof of the tail.

So ask the broker before the reviewer asks you: is there a tail, or did the new carrier agree to cover prior acts? Get written proof of one or the other.

Line 8: the scope

Read which specialty, procedures and state the policy covers. A family physician who also does obstetrics needs a certificate that doesn’t say “no obstetrics”. Policies often don’t cover telehealth into a second state, moonlighting or a side job as medical director. Compare this line with what the application says the provider will do.

Special cases

- Federally qualified health centers: the center’s notice of deeming action shows coverage under the Federal Tort Claims Act. Add proof that the provider is an employee or contractor. According to HRSA’s website, HRSA issues no letter for an individual and no claims history.
- Residents and fellows: the program’s risk office usually issues a letter about coverage in the training years.
- Locum tenens: the agency’s policy usually covers only the agency’s assignments. Get a certificate for each period.
- Carriers that merged or closed: such a carrier is hard to reach, and applications ask for the insurers of the last five or ten years. So keep every old certificate.

What to ask the broker for

You can ask for everything in one email: “Please issue a certificate for each provider on the attached list, showing full legal name with degree, carrier, policy number, policy period, limits per claim and aggregate, whether limits are shared, claims-made or occurrence, retroactive date, and specialty. Please send next year’s certificates on the day the renewal is bound. Please confirm tail or prior acts coverage for the providers marked with a star.”

File each certificate with its expiration date in the file name. Upload it to CAQH the same day, and type the new dates there.`,
} satisfies Post;
