import type { Post } from "../types.ts";

export const yearEnd2026CredentialingCalendar: Post = {
  title: "Year-end 2026: dates to put in your calendar",
  excerpt:
    "From the Medicare participation window to the first reappointments of 2027: the dates between November 2026 and May that a practice should write down today.",
  category: "Industry News",
  createdOn: "2026-10-31",
  updatedOn: null,
  tags: ["calendar", "deadlines", "revalidation", "reappointment", "CAQH"],
  sources: [],
  content: `Open the calendar that your whole office sees, and type these in. Some are fixed for everyone, some you have to look up, and each says which. All of them are as we know them on October 31, 2026.

November

First week: attest in CAQH. A profile that is attested on November 2 is due again by March 2, 2027, or by May 1 in Illinois, where the period is 180 days instead of 120. You choose the day, so choose one that doesn't fall into the holidays.

First week: look at the revalidation list. CMS posts due dates 7 months ahead, which means that today's list reaches into May 2027. Search each provider and each group by NPI. Revalidation comes every 5 years, every 3 for DMEPOS suppliers, and CMS gives no extensions. Until a date is posted there is nothing to file.

Mid-month: Medicare's yearly participation window opens. Until December 31 a practice may change between participating and non-participating for 2027. If you want no change, do nothing. If you want one, it goes to the contractor in writing, and it has to be postmarked in time.

November 15: the day to begin any recredentialing that is due on March 15, 2027. We start 120 days ahead, since a plan's verification may be no older than 120 days at the decision, or 90 where a certified verification organization works to its own standard.

December

December 1: the same for everything due on March 31.

December 4: file by this day whatever must be received this year. The last two weeks of December have offices that are open and committees that aren't.

During the month: the application fee for 2027. The 2026 amount, $750, holds for institutional applications submitted through December 31, 2026. Last year's notice appeared in the Federal Register on December 3. Physicians and their groups pay no fee.

December 31: the federal rule on prescribing controlled medications by telehealth ends, as published on December 31, 2025. Providers who rely on it need to know in December what follows. Check the Federal Register and your state before the first appointment of January.

December 31: a common last day for insurance policies. Ask the carrier for the 2027 certificate by December 10, and send it to every hospital and payer that holds the old one.

January

First week: the compact's map. In June 2026 the Interstate Medical Licensure Compact counted 43 states, the District of Columbia and Guam. Laws often take effect on January 1, so look again before you plan a new state. Letters of Qualification last 365 days; write their ends beside the names.

First week: directories. Health plans verify entries at least every 90 days. Numbers, suites and departures of the fall are wrong in January unless somebody sent them.

The tenth, and every month: exclusion lists and license status, with the dated result saved. The plans look monthly; look as well.

February and March

Hospital reappointments. Since November 2022 the Joint Commission has allowed three years between appointments, and some states hold to two. So there are two groups to look up: physicians appointed in early 2024 at hospitals on three years, and those appointed in early 2025 at hospitals that kept two. Idaho, North Carolina, California and Illinois are the states where we ask first. The medical staff office has the exact date. Hospital privileges take 90-180 days from a complete file, and a reappointment is lighter but meets the same committees.

Plan recredentialing. Providers credentialed in February or March 2024 reach 36 months. NCQA's guidance gives no grace: up to 30 days late may still be handled as recredentialing, later is a new application, and claims in between are at risk.

March 2: CAQH again, if you attested on November 2.

April and May

Revalidations due in April and May are already on the list that you opened in November. Their files should be with the contractor by March, because a question from the contractor brings its own deadline, and you want that one to pass before the due date.

Graduates. A physician who finishes training in June and starts in August needs a state license first. Count back 180 days from the first of August and you are in early February. If the offer is signed this fall, the license application is this winter's work.

How to enter them

Three entries for each date work better than one: the day that you begin, the day that you ask, and the day itself. Name a person in each, and a second for when the first is away. Add the document that closes the item, such as an approval letter or a confirmation number, because "done" without paper is how an item comes back in June.

If you enter only three tonight, take the CAQH date, the revalidation search and the insurance certificate. Those are the ones that stop payments when they are forgotten.`,
};
