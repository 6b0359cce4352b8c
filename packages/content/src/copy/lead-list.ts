type Text = { heading: string; text: string };

export const leadListCopy = {
  title: "All leads | {product}",
  heading: "All leads",
  /** If no filter is requested, the first one applies. */
  filters: {
    open: "To answer",
    overdue: "Overdue",
    mine: "Mine",
    contacted: "Contacted",
    won: "Won",
    held: "Held back",
    all: "All",
  },
  search: {
    label: "Name, phone or any word",
    button: "Search",
  },
  count: { one: "1 lead", some: "{count} leads, {order}", page: "{count} leads on this page, {order}" },
  order: { due: "first due first", newest: "newest first" },
  /** Shown if a search stopped before the oldest lead, to end soon. */
  searched: "Searched back to {day}.",
  none: "No such leads.",
  more: "Older ones",
  moreDue: "The next ones",
  csv: "Download as CSV",
  /** Words for the time until or since a lead is due, or since its status changed. */
  by: "by {at}",
  overdue: "overdue, {at}",
  since: "{status}, {at}",
  held: "held back",
  columns: {
    reference: "Reference",
    received: "Received",
    status: "Status",
    owner: "Owner",
    due: "Due",
    answered: "Answered",
    name: "Name",
    company: "Practice",
    phone: "Phone",
    email: "Email",
    about: "About",
    message: "Message",
    additions: "Added by the visitor",
    notes: "Notes",
    cameBy: "Came by",
    page: "Page",
    campaign: "Campaign",
  },
  entry: {
    link: "Enter a lead",
    label: "A lead from another source",
    text: "A call, a referral or a card from a fair. It is stored as new, is never held back as spam, and goes to the office like any other.",
    name: "Name",
    phone: "Phone",
    email: "Email (one of the two is enough)",
    company: "Practice",
    message: "What they want",
    cameBy: "How they came, such as phone, referral, fair",
    confirm: "Send them our confirmation, with the link to their request",
    button: "Store the lead",
    errors: { reach: "A phone number or an email address is needed." },
  },
  /** Defaults for an imported row that lacks these values. */
  imported: { message: "(imported without a message)", cameBy: "import" },
  results: {
    entered: { heading: "Stored", text: "It is {reference}, and the first in the list." },
    known: { heading: "Stored already", text: "It is {reference}." },
    invalid: { heading: "Not stored yet", text: "Please look at the fields below." },
    failed: {
      heading: "This was not stored",
      text: "Nothing can be stored just now. What you typed is below: press the button again in a few minutes.",
    },
  } satisfies Record<string, Text>,
  old: {
    heading: "This link is too old",
    text: "Links to all leads work for 7 days, and as long as leads go to the address.",
  },
  mail: {
    button: "All leads",
    link: "“All leads” is one page with a search, for 7 days. It is for the office: don’t forward it to anyone else.",
    /** Shown if emails have no links. */
    without: "The website’s operator can add a link to the page of all leads: SECRET_KEY.",
    subject: "New link: all leads",
    line: "You asked for a new link to the page of all leads.",
  },
};
