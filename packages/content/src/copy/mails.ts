/** An email to a visitor never repeats the visitor's input, because spammers could use it to write to strangers. */

/** `officeLabels` in forms.ts has the labels of the fields. */
export const officeMailCopy = {
  kind: { consultation: "Consultation request", contact: "Contact message" },
  subject: "{who}: {kind}{until} ({reference})",
  until: ", by {due}",
  answerSubject: { consultation: "Your consultation request {reference}", contact: "Your message {reference}" },
  labels: {
    call: "Call",
    write: "Write to the visitor",
    received: "Received",
    about: "About",
    sentFrom: "Sent from",
    landingPage: "Landing page",
    referrer: "Came from",
    campaign: "Campaign",
    firstCampaign: "First campaign",
    click: "Ad click",
    same: "Same person",
    open: "Lead’s page",
    owner: "Owner",
    cameBy: "Came by",
    bounced: "Email refused",
  },
  due: "Answer by {due}, because the visitor was told so.",
  same: "{kind} {reference} on {at}, {status}",
  said: { addition: "The visitor added on {at}:", note: "Last note, by {actor} on {at}:" },
  bounced: "our confirmation came back: {error}",
  button: "Record the result",
  link: "The button opens the page of this lead and works for 30 days. The link is for the office: don’t send it to the visitor.",
  reply: "A reply to this email goes to {email}, not to the visitor.",
  /** Shown if emails have no links. */
  show: "The website’s operator can add a link to each lead’s page by setting SECRET_KEY.",
};

/** For a lead that waits for an answer: the beginning of the subject, and the first line of the email. */
export const waitingMailCopy = {
  reminder: {
    subject: "Not answered yet: ",
    line: "No answer is recorded yet. The visitor was promised one by {due}. If someone has answered, record it with the button.",
  },
  escalation: {
    subject: "Overdue: ",
    line: "No answer is recorded. The visitor was promised one by {due}. If someone has answered, record it with the button.",
  },
};

export const changeMailCopy = {
  correction: {
    subject: "Corrected: ",
    line: "The visitor has corrected the request. The request keeps its request number and the promised time of the answer.",
  },
  addition: {
    subject: "Added: ",
    line: "The visitor has added a sentence to the request. The request keeps its request number and the promised time of the answer.",
  },
  withdrawn: {
    subject: "Withdrawn: ",
    line: "The visitor has withdrawn the request. No answer is needed.",
  },
  status: {
    subject: "Taken up again: ",
    line: "The visitor has taken the request up again. The visitor was promised an answer by {due}.",
  },
};

/** In a flood of leads, the office gets one of these emails instead of many. */
export const roundupCopy = {
  office: {
    subject: "{count} leads since {since}",
    lines: [
      "Too many leads arrived to send an email about each, so this email lists {count} leads. All of them are stored.",
      "If they look like a flood of spam, nothing needs to be answered.",
    ],
  },
  reminder: {
    subject: "{count} leads are not answered yet, the first since {since}",
    lines: ["No answer to these {count} leads is recorded yet, and the promised time is nearly over."],
  },
  escalation: {
    subject: "{count} leads are overdue, the first since {since}",
    lines: ["No answer to these {count} leads is recorded within the promised time."],
  },
  change: {
    subject: "{count} requests were changed by their visitors",
    lines: ["Visitors have corrected, added to or withdrawn these requests. The page of each shows what changed."],
  },
};

/** The office's email each morning, which is sent only if something has happened. */
export const digestCopy = {
  subject: "Leads this morning: {arrived} to answer, {overdue} overdue, {quarantined} held back as spam",
  parts: {
    overdue: "Overdue: no answer is recorded by the promised time",
    arrived: "To answer",
    answered: "Answered since the last email of this kind",
    quarantined: "Held back as spam. These visitors were promised an answer too, so look whether one of them is real",
    failed: "Emails that could not be sent, after several attempts",
    open: "Contacted, neither won nor lost",
  },
  reasons: "because: {reasons}",
  marked: "marked by hand",
  since: "{status} since {at}",
  failed: "{kind}: {error}",
  kinds: {
    office: "email to the office",
    reminder: "reminder",
    escalation: "escalation",
    digest: "this email of an earlier day",
    change: "email about a change",
    link: "new link",
    visitor: "confirmation to the visitor",
    newsletter: "newsletter confirmation",
  },
  more: "and more, in the list of all leads",
};

export const weekCopy = {
  subject: "The week to {day}: {leads} leads, {answered} answered, {won} won",
  line: "The figures are for the seven days to {day}. In parentheses are the seven days before.",
  labels: {
    leads: "Leads",
    sources: "From",
    answered: "Answered",
    inTime: "In time",
    medianHours: "Median time",
    won: "Won",
    lost: "Lost",
    held: "Held back",
    open: "Open now",
  },
  versus: "{now} ({before})",
  of: "{leads} {name}",
  nobody: "taken by no one",
  none: "–",
};

export const hoursAndMinutes = "{hours} h {minutes} min";

/** Shown below the promise of an answer in 24 hours if SITE_SHOWS_ANSWER_TIMES=yes. */
export const answerRecord = "last {days} days: {inTime} % in time, median {median}";

export const linkMailCopy = {
  subject: "New link: ",
  line: "You asked for a new link to this lead.",
};

type MailCopy = { subject: string; lines: readonly string[] };

export const canaryMailCopy: MailCopy = {
  subject: "Test of {product}: leads arrive",
  lines: [
    "The website has sent itself a test lead. This email shows that leads reach you. No one waits for an answer.",
    "The test runs on a schedule of the website’s operator. You may set a mail rule that deletes these emails by their header X-Canary.",
  ],
};

/** The confirmation of a lead, which is sent if LEAD_CONFIRM_TO_VISITOR=yes. */
export const visitorMails = {
  consultation: {
    subject: "We have received your consultation request ({reference})",
    line: "Thank you. We have received your consultation request and will answer by {due}.",
  },
  contact: {
    subject: "We have received your message ({reference})",
    line: "Thank you. We have received your message and will answer by {due}.",
  },
  reference: "Your request number: {reference}",
  button: "View or change your request",
  urgent:
    "If your request is urgent, call {phone}. To correct or withdraw the request, use the button or answer this email.",
};

export const newsletterMailCopy = {
  subject: "Please confirm your subscription to {product}",
  line: "Someone, probably you, asked for our newsletter at this address.",
  button: "Confirm subscription",
  otherwise: "If it wasn’t you, do nothing: without your confirmation nothing is sent.",
  unsubscribe: "Unsubscribe: {unsubscribeUrl}",
};

export const mailFooter = "{product}, {street}, {city}, {region} {postalCode}";
