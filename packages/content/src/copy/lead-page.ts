type Text = { heading: string; text: string };

export const leadPageCopy = {
  title: "A lead | {product}",
  eyebrow: "For the office",
  heading: { consultation: "Consultation request", contact: "Contact message" },
  status: {
    new: "No answer is recorded.",
    quarantined: "Held back as spam: there are no reminders, and it doesn’t count as a lead.",
    contacted: "Contacted.",
    won: "Won.",
    lost: "Lost.",
  },
  states: { new: "not answered", quarantined: "held back as spam", contacted: "contacted", won: "won", lost: "lost" },
  due: "An answer was promised by {due}.",
  message: "Message",
  history: "History",
  events: {
    created: "Received",
    status: "{from} → {to}",
    note: "Note",
    reminder: "The office was reminded",
    escalation: "Escalated, because no one had answered",
    erased: "Erased",
    correction: "Corrected",
    addition: "The visitor added",
    withdrawn: "Withdrawn",
    taken: "I take it",
  },
  by: "{event}, by {actor}",
  actors: { visitor: "the visitor", command: "pnpm leads" },
  messageChange: { changed: "changed", shortened: "shortened" },
  redacted: "(taken out)",
  form: "Record the result",
  note: "Note (optional)",
  hint: "A note alone doesn’t count as an answer, so the reminder still comes.",
  actions: {
    contacted: "Contacted",
    won: "Won",
    lost: "Lost",
    spam: "It is spam",
    notSpam: "It is not spam",
    reopen: "Not answered after all",
    take: "I take it",
    note: "Only keep the note",
  },
  newLink: {
    label: "A new link",
    offer: "A new link can be sent to {holder}, and to no one else.",
    button: "Send a new link to {holder}",
    sent: { heading: "A new link is on its way", text: "It goes to {holder}." },
    left: "No new link can be sent to {holder}, because leads don’t go to that address.",
  },
  results: {
    done: { heading: "Recorded", text: "The lead’s history below shows it." },
    empty: {
      heading: "Nothing was recorded",
      text: "The note was empty.",
    },
    faster: {
      heading: "Someone else was faster",
      text: "Someone changed the status after you opened the lead, so the status that you chose was not set. The history below shows who changed it.",
    },
    kept: {
      heading: "Your note is kept",
      text: "Someone changed the status after you opened the lead, so the status that you chose was not set. The history below shows who changed it.",
    },
    taken: {
      heading: "Someone else has taken it",
      text: "The owner named below took the lead after you opened it. Your note, if you wrote one, is kept. Press the button again to take the lead over.",
    },
    failed: {
      heading: "This was not recorded",
      text: "Nothing can be recorded just now. Your note is below: press the button again in a few minutes.",
    },
  } satisfies Record<string, Text>,
  without: {
    old: {
      heading: "This link is too old",
      text: "A link in our emails works for 30 days, and only while we still send leads to the address that got the email.",
    },
    unknown: {
      heading: "This link is not known",
      text: "Part of it may be missing. Please open it from the email once more, or copy all of it.",
    },
    gone: {
      heading: "This lead is no longer stored",
      text: "The lead was erased at the visitor’s request, or the time for which we keep leads is over.",
    },
  } satisfies Record<string, Text>,
};
