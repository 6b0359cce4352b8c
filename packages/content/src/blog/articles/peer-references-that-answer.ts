import type { Post } from "../../types/content.ts";
import { standard } from "../sources/standards.ts";

export default {
  title: "Peer references that answer the first time",
  excerpt:
    "One form on a busy colleague’s desk can hold up a complete file. How to choose three references, what to write to them, and when to replace one.",
  category: "Credentialing Tips",
  createdOn: "2025-03-27",
  updatedOn: "2026-11-26",
  tags: ["peer references", "hospital privileges", "templates"],
  sources: [standard.jointCommissionPeers],
  mark: "15 days",
  stamp: "approved",
  service: "physician-credentialing",
  inShort: [
    "Write to a reference before you write the name on a form.",
    "If the form asks for three references, find five people who agree.",
    "Call a reference who hasn’t answered by day 12. On day 15, offer the hospital one of your two reserves.",
  ],
  content: `“Dear Dr. (name), I am applying for privileges at (hospital) and would like to name you as a peer reference. You would get a form from (sender’s address) within the next two weeks, probably by email from a system you don’t know. It has about two pages and takes ten minutes. It asks about the time when we worked together, (month, year) to (month, year) at (place). Could you tell me which email address you really read, and whether you will be away in April? If this is a bad month, please say so, and I will ask someone else with no hard feelings. Thank you.”

Send that message before you write a name on a form. It asks for consent, warns about the unfamiliar email, gives the dates and makes it easy to say no. If a reference says no today, you can ask someone else. If a reference doesn’t answer for five weeks, the file can miss a committee meeting.

Whom to choose

Hospitals often ask for three references. For the Joint Commission, a peer is someone in the same professional discipline who knows the applicant’s actual performance: a physician for a physician, a dentist for a dentist. The Joint Commission doesn’t ask for the same specialty. Many medical staff bylaws do, and ask for at least one reference in the applicant’s specialty. Read the bylaws or ask the medical staff office. Then choose people who meet all of these:

- has the same degree or discipline (and at least one of the three has the same specialty)
- has worked with the applicant lately; many forms ask for the last one or two years
- has seen the applicant’s work, for example in shared patients, on call or in the operating room
- isn’t a relative
- isn’t a partner in the practice that benefits from the approval, unless the form allows a partner
- answers email

A colleague who answers email is a better reference than a famous department chair who doesn’t.

If the applicant comes straight from training, hospitals usually expect the program director as one of the three. For a nurse practitioner or physician assistant, try to name one reference of the same profession. If the form allows it, add the collaborating or supervising physician.

Ask five people

If the form asks for three references, find five people who agree, so that you have two in reserve. If the form has room for all five, name all five. The medical staff office can then turn to the next reference without asking you first.

What to write on the application

- Full name with degree and specialty
- Institution and title today, which may differ from where you met
- A personal work email address. A form sent to a general office address may get lost.
- Direct phone or cell
- How the two of you know each other, with months and years

Check that these dates agree with the CV. If the CV says that the applicant left in June 2023 and the reference says “worked together until 2024”, the reviewer has a new question.

The calendar

- Day 0: the application is filed. Write to all references the same day: “The form is on its way.”
- Day 5: ask each reference whether the form has come, and to look in the spam folder if not.
- Day 10: ask the medical staff office which forms it has received.
- Day 12: call each reference whose form is missing. Don’t write again.
- Day 15: if a form is still missing, offer the office one of your two reserves.

What you must not do

The reference sends the form straight to the hospital. Don’t collect the form, don’t offer to fill it in, and don’t ask what it says. Hospitals usually refuse a reference that passed through the applicant’s office. A letter “to whom it may concern” from two years ago rarely replaces the form.

Don’t name a person who may be lukewarm. Many forms ask, “Would you recommend without reservation?” The answer “with reservation” can start an inquiry. If the applicant isn’t sure about a person, choose someone else.

Keep the list

References are needed again at reappointment, at the next hospital and for many state licenses. Keep a page per provider with five names, current addresses, the years in which they worked with the provider, and the date of the last request. Spread the requests, so that nobody is asked four times in one spring. Once a year, ask the provider to check the list: who has moved, who has retired, who is new.

When the hospital grants the privileges, ask the provider to thank each reference and tell them the result.`,
} satisfies Post;
