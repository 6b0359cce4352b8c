import type { Post } from "../../types/content.ts";
import { agency } from "../sources/agencies.ts";
import { commentary } from "../sources/commentary.ts";

export default {
  title: "Tracking scripts on your website after AHA v. Becerra",
  excerpt:
    "A Texas court cut back HHS’s guidance on website tracking in June 2024. The login, the booking form and the wiretap suits remain. A check, page by page.",
  category: "Industry News",
  createdOn: "2025-05-01",
  updatedOn: "2026-11-26",
  tags: ["HIPAA", "tracking", "practice website", "OCR"],
  sources: [commentary.proskauerTracking, commentary.trackingAppeal, agency.hhsTracking],
  mark: "F12",
  stamp: null,
  service: null,
  inShort: [
    "The court decided only about anonymous visits to public pages.",
    "On forms and behind a login, use no pixel, replay or chat without a business associate agreement.",
    "Press F12, count the other companies, and count again after each change of agency.",
  ],
  content: `Open your practice’s website in a private window, press F12, choose the Network tab and reload. Each line with a domain that isn’t yours is a request to another company’s server, which learns at least the visitor’s IP address. Count the companies. Then read on with the number in front of you.

The decision in one paragraph

In December 2022 the Office for Civil Rights at HHS (OCR) published a bulletin on online tracking, and revised it in March 2024. It said, among other things, that the IP address of a visitor together with a visit to a public page about a condition or a provider could already be protected health information. The American Hospital Association sued. On June 20, 2024, the federal court for the Northern District of Texas agreed with the hospitals and vacated that part. HHS filed an appeal on August 19, 2024, and withdrew it ten days later.

By that decision, an anonymous visit to your page on knee pain doesn’t become PHI because an analytics script sees it.

What the court left in place

The decision wasn’t about pages behind a login. There the visitor is usually a known patient, and a script collects that patient’s data. Nor did it say anything about a form on which a visitor writes a name, a date of birth and a reason for the visit.

It also left the private suits alone. Plaintiffs rely on wiretap laws, California’s Invasion of Privacy Act among them, and say that a script which passes a visitor’s clicks or typing to a third party is an eavesdropper. Those claims don’t depend on OCR’s bulletin. In May 2025 they continued against hospitals and against much smaller sites.

Page by page

Public pages about the practice. Home, hours, directions, the biographies of your physicians. Since June 2024 the vacated part of the bulletin no longer speaks against analytics here. Ask whether you use the figures. A script whose report hasn’t been opened since winter can go.

Public pages about conditions. The same law applies, and the subject is more delicate. Plaintiffs may point to an advertising pixel on a page about infertility or addiction treatment. We would keep advertising pixels off every condition page, whatever the bulletin says.

Appointment requests and contact forms. Treat what is typed as PHI from the first letter. No advertising pixel, no session replay, no chat widget that stores transcripts elsewhere, unless that company has signed a business associate agreement. Don’t ask for the reason of the visit if the scheduler will ask on the phone anyway. Put one line above the text box: please leave out medical details and Social Security numbers.

Portal, bill pay, check-in. Behind the login, nothing from a third party without a business associate agreement and a purpose you can say in one sentence. Many analytics and advertising companies won’t sign one.

Pages for staff and applicants. A provider who asks you about a job isn’t writing as a patient, and a work address isn’t PHI. Résumés and license numbers deserve care all the same.

Scripts that few people count as tracking

Maps, embedded videos, web fonts, review badges, chat bubbles, cookie banners and spam checks on forms are often requests to another company’s server. A map next to the field “which doctor are you seeing?” deserves more caution than a map on the directions page. A static picture of the map with a link sends no data to anyone.

Session replay goes further. It records movement, clicks and sometimes keystrokes, and plays them back as a film. Many of the wiretap complaints are about it. If your team wants it, use it only on pages without an input field.

Four questions for your web vendor

Send them in writing, and file the answer with the date.

- Which third-party requests does each template make, and what for?
- Which of these companies has signed a business associate agreement with us?
- Can scripts be added without our approval, for instance through a tag manager?
- Who removes a script when its purpose ends?

The third matters most. A tag manager lets a marketing contractor add a pixel to the booking page in two minutes, on a Friday, without the practice knowing. Restrict who may publish in it, and repeat the F12 test after each change of agency.

How far to go

OCR is not the only risk, so the decision of June 2024 is no reason to put everything back. A cautious site works with no third-party script at all, adds the one or two whose figures are read each month, and keeps a list of the pages they are allowed on. Have counsel read that list once a year. This article describes a court’s decision and is not legal advice.`,
} satisfies Post;
