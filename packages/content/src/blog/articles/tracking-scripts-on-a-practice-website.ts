import type { Post } from "../../types/content.ts";
import { agency } from "../sources/agencies.ts";
import { commentary } from "../sources/commentary.ts";

export default {
  title: "Tracking scripts on your website after AHA v. Becerra",
  excerpt:
    "In June 2024 a federal court vacated part of HHS’s guidance on website tracking. Logins, booking forms and wiretap suits remain a risk. A check, page by page.",
  category: "Industry News",
  createdOn: "2025-05-01",
  updatedOn: "2026-11-26",
  tags: ["HIPAA", "tracking", "practice website", "OCR"],
  sources: [commentary.proskauerTracking, commentary.trackingAppeal, agency.hhsTracking],
  mark: "F12",
  stamp: null,
  service: null,
  inShort: [
    "The court’s decision is only about anonymous visits to public pages.",
    "Keep pixels, replay and chat off forms and logins unless the vendor has signed a business associate agreement.",
    "Press F12 and count the companies that your site contacts. Count again whenever your web agency changes.",
  ],
  content: `Open your practice’s website in a private window, press F12, choose the Network tab and reload. Each line with a domain that isn’t yours is a request to another company’s server. That company learns at least the visitor’s IP address. Count the companies.

The decision

In December 2022 the Office for Civil Rights at HHS (OCR) published a bulletin on online tracking, and revised it in March 2024. By that bulletin, a visitor’s IP address together with a visit to a public page about a condition or a provider could already be protected health information (PHI). The American Hospital Association sued. On June 20, 2024, the federal court for the Northern District of Texas agreed with the hospitals and vacated that part of the bulletin. HHS filed an appeal on August 19, 2024, and withdrew it ten days later.

By that decision, an anonymous visit to your page on knee pain isn’t PHI just because an analytics script records it.

What the decision doesn’t cover

The decision isn’t about pages behind a login. There the visitor is usually a known patient, and a script collects that patient’s data. The decision also isn’t about forms on which a visitor enters a name, a date of birth and a reason for the visit.

It also doesn’t stop private lawsuits. Plaintiffs rely on wiretap laws, such as California’s Invasion of Privacy Act. They say that a script eavesdrops if it sends a visitor’s clicks or typing to a third party. These claims don’t depend on OCR’s bulletin. In May 2025 such suits continued against hospitals and against much smaller sites.

Page by page

Public pages about the practice: home, hours, directions, your physicians’ biographies. Since June 2024, HHS’s bulletin no longer keeps you from using analytics on these pages. Still, remove every tracking script whose reports nobody reads.

Public pages about conditions: the same law applies, but the subject is more sensitive. Plaintiffs may point to an advertising pixel on a page about infertility or addiction treatment. We would keep advertising pixels off every page about a condition, whatever the bulletin says.

Appointment requests and contact forms: treat everything that a visitor types as PHI. Use no advertising pixel, no session replay and no chat widget that stores transcripts elsewhere, unless its vendor has signed a business associate agreement. Don’t ask for the reason for the visit if the scheduler will ask on the phone anyway. Above the text box, ask visitors to leave out medical details and Social Security numbers.

Portal, bill pay and check-in: behind a login, use a third party’s script only if it has a clear purpose and the company has signed a business associate agreement. Many analytics and advertising companies won’t sign one.

Pages for staff and applicants: a provider who asks you about a job isn’t a patient, so the provider’s address isn’t PHI. Protect résumés and license numbers all the same.

Scripts that few people count as tracking

Maps, embedded videos, web fonts, review badges, chat bubbles, cookie banners and spam checks on forms often send requests to another company’s server. Be more careful with a map next to the field “which doctor are you seeing?” than with a map on the directions page. A picture of the map with a link sends no data to another company until the visitor clicks the link.

Session replay collects more than other scripts. It records movement, clicks and sometimes keystrokes, and plays them back as a film. Many of the wiretap complaints are about session replay. If your team wants session replay, use it only on pages without an input field.

Four questions for your web vendor

Send the questions in writing, and keep the dated answer.

- Which third-party requests does each kind of page make, and what for?
- Which of these companies has signed a business associate agreement with us?
- Can scripts be added without our approval, for instance through a tag manager?
- Who removes a script when its purpose ends?

The third question matters most. With a tag manager, a marketing contractor can add a pixel to the booking page in two minutes, and the practice won’t know. Limit who may publish in the tag manager. Repeat the F12 test whenever your web agency changes.

How far to go

The decision of June 2024 is no reason to put all scripts back, because private lawsuits remain a risk. A cautious practice starts with no third-party scripts. It adds the one or two whose figures someone reads each month, and lists the pages on which each script may run. Ask counsel to read that list once a year. This article describes a court’s decision and is not legal advice.`,
} satisfies Post;
