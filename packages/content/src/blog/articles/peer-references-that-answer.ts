import type { Post } from "../../types/content.ts";
import { standard } from "../sources/standards.ts";

export default {
  title: "Peer references that answer the first time",
  excerpt:
    "A file can be complete except for one form on a busy colleague’s desk. How to choose three references, what to write to them, and when to replace one.",
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
    "Where the form asks for three, have five who agreed.",
    "Call on day 12, and offer one of the two in reserve on day 15.",
  ],
  content: `“Dear Dr. (name), I am applying for privileges at (hospital) and would like to name you as a peer reference. You would get a form from (sender’s address) within the next two weeks, probably by email from a system you don’t know. It has about two pages and takes ten minutes. They ask about the time when we worked together, (month, year) to (month, year) at (place). Could you tell me which email address you really read, and whether you will be away in April? If this is a bad month, please say so, and I will ask someone else with no hard feelings. Thank you.”

Send that message before you write a name on a form. It does four things: it gets consent, it warns about the strange email, it reminds the reference of the dates, and it offers a way out. If a reference says no today, you can ask someone else. If a reference is silent for five weeks, the file can miss a committee meeting.

Whom to choose

Hospitals often ask for three. The Joint Commission speaks of a peer as someone in the same professional discipline who knows the applicant’s actual performance: physician for physician, dentist for dentist. The specialty needn’t be the same for the Joint Commission, but many medical staff bylaws are stricter and want at least one who shares it. Read the bylaws or ask, then choose people who meet all of these:

- same degree or discipline, and at least one in the same specialty
- worked with the applicant lately; many forms ask for the last one or two years
- saw the work: shared patients, covered calls, stood at the same table
- not a relative
- not a partner in the practice that benefits from the approval, unless the form allows it
- answers email

A famous department chair who doesn’t answer email is a weaker reference than a colleague who does.

For someone straight out of training, hospitals usually expect the program director as one of the three. For nurse practitioners and physician assistants, try for one of the same profession and add the collaborating or supervising physician if the form takes both.

Name five for three

If the form asks for three, have five who agreed. Two are in reserve. When a form allows more names than it requires, give them; the medical staff office can then move on without asking you.

What to write on the application

- Full name with degree and specialty
- Institution and title today, which may differ from where you met
- A personal work email address. A form sent to a general office address may get lost.
- Direct phone or cell
- How the two of you know each other, with months and years

Check that these dates agree with the CV. If the CV says that the applicant left in June 2023 and the reference says “worked together until 2024”, the reviewer has a new question.

The calendar

- Day 0: the application is filed. Write to all references the same day: “The form is on its way.”
- Day 5: ask each one whether it came. Ask the reference to look in the spam folder.
- Day 10: call the medical staff office. Which forms are in?
- Day 12: call, don’t write, to whoever is missing.
- Day 15: offer the office one of the two in reserve.

Don’t wait longer than fifteen days.

What you must not do

The form goes from the reference straight to the hospital. Don’t collect it, don’t offer to fill it in, and don’t ask what it says. Hospitals usually refuse a reference that passed through the applicant’s office, and a letter “to whom it may concern” from two years ago rarely replaces the form.

Don’t choose a person who will be lukewarm. “Would you recommend without reservation?” is a common question, and “with reservation” can start an inquiry. If the applicant isn’t sure about a name, leave it out.

Keep the list

References are needed again at reappointment, at the next hospital and for many state licenses. Keep a page per provider with five names, current addresses, the years they shared, and the date of the last request. Spread the requests, so that no one is asked four times in one spring. Once a year, have the provider look at it for two minutes: who moved, who retired, who is new.

And when the privileges come through, let the provider send each of the three a short thank-you with the result.`,
} satisfies Post;
