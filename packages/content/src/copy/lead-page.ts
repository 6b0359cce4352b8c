type Text = { heading: string; text: string };

/** The page behind the link in a mail of the office: one lead, its history, and what may be done with it. */
export const leadPageCopy = {
  title: "A lead | {product}",
  eyebrow: "For the office",
  heading: { consultation: "Consultation request", contact: "Contact message" },
  status: {
    new: "Nobody has answered yet.",
    quarantined: "Held back as spam: nobody was told of it but by the morning’s mail.",
    contacted: "Contacted.",
    won: "Won.",
    lost: "Lost.",
  },
  due: "An answer was promised by {due}.",
  message: "Message",
  history: "History",
  events: {
    created: "Received",
    status: "{from} → {to}",
    note: "Note",
    reminder: "The office was reminded",
    escalation: "Escalated, because nobody had answered",
    erased: "Erased",
  },
  form: "What became of it?",
  note: "Note (optional)",
  actions: {
    contacted: "Contacted",
    won: "Won",
    lost: "Lost",
    spam: "It is spam",
    notSpam: "It is not spam",
    note: "Only keep the note",
  },
  results: {
    done: { heading: "Recorded", text: "The lead’s history below shows it." },
    faster: {
      heading: "Somebody else was faster",
      text: "The lead was changed after you opened it, so nothing was changed now. Its history below shows by whom.",
    },
  } satisfies Record<string, Text>,
  without: {
    old: {
      heading: "This link is too old",
      text: "Links in our mails work for 30 days. This shows the lead in a shell: pnpm leads show, with the reference in the mail’s subject.",
    },
    unknown: {
      heading: "This link is not known",
      text: "Part of it may be missing. Please open it from the mail once more, or copy all of it.",
    },
    gone: {
      heading: "This lead is no longer stored",
      text: "It was erased at the visitor’s request, or the time for which leads are kept is over.",
    },
  } satisfies Record<string, Text>,
};
