/** The sender fills in the parentheses. `post` is the article that explains when the letter works. */
export type Letter = { id: string; title: string; when: string; text: string; post: string | null };

const lines = (...paragraphs: readonly string[]): string => paragraphs.join("\n\n");

export const letters = {
  returned: {
    id: "reply-to-a-return",
    title: "Reply to a returned or questioned application",
    when: "When the payer asks for something or sends the application back, and the application is still open. First correct the record that caused the question, then the form. Send everything at once.",
    text: lines(
      "Re: application for (provider’s name, degree), NPI (number), tax ID (last four digits), your reference (number)",
      "Your letter of (date) asked for (two) items:",
      "1. (Item as your letter names it): attached, page (2).\n2. (Item as your letter names it): attached, page (3).",
      "The CAQH profile was updated and attested on (date) and agrees with these pages.",
      "Please confirm that the application is complete, and that its receipt date of (date) is unchanged. If you close it instead, please name the reason and the rule in writing.",
      "(Name, title, direct telephone, email)",
    ),
    post: "when-an-application-comes-back",
  },
  closedPanel: {
    id: "closed-panel",
    title: "Appeal against a closed panel",
    when: "First call every listing in the plan’s directory within the distance that your patients travel, and keep a log of the calls. Then send the letter to the plan’s network management, not to credentialing.",
    text: lines(
      "Re: request to reconsider the closed panel for (specialty) in (county, ZIP codes), (product)",
      "We ask you to admit (provider’s name, degree), NPI (number), at (address), tax ID (last four digits).",
      "On (dates) we called all (number) listings for (specialty) in your public directory within (number) miles of (ZIP code):",
      "- (number) accept your members; the first appointment was in (number) days at the median\n- (number) don’t accept new members\n- (number) have moved, retired or died\n- (number) have another specialty, or don’t treat (age, condition)\n- (number) did not answer two calls",
      "The provider offers your members: (first appointment in days), (evening or Saturday hours), (languages besides English), (subspecialty or procedures), (hospital affiliations).",
      "The call log is attached. If the panel stays closed, please send us the reason, the date of the next review, and the waiting list’s conditions.",
      "(Name, title, direct telephone, email)",
    ),
    post: "closed-panel-how-to-appeal",
  },
  effectiveDate: {
    id: "effective-date",
    title: "Reconsideration of a Medicare effective date",
    when: "When the effective date in the approval letter is later than the filing that you can prove. Your request has to arrive within 65 days of the letter’s date, at the address that the letter names. The provider, an authorized or delegated official, or a lawyer signs it. Explaining why you filed late won’t change the date.",
    text: lines(
      "Request for reconsideration under 42 CFR 498.22",
      "Provider or supplier: (legal name), NPI (number), PTAN (number)\nYour determination: letter of (date), reference (number), effective date (date)",
      "We ask you to set the effective date at (date). Under 42 CFR 424.520(d) the effective date is the later of two days: the day on which the approved application was filed, and the day on which services began at the location.",
      "1. The application was filed on (date): PECOS submission receipt (tracking number), attached.\n2. All signatures were given on (date): PECOS status page, attached.\n3. Services at the location began on (date): schedule without patients’ names, attached.\n4. The application was not rejected or withdrawn in between: (your correspondence of dates), attached.",
      "(If you also ask for the days before it: circumstances kept us from enrolling in advance, namely (what and when); all program requirements were met from (date), 42 CFR 424.521.)",
      "(Signature, name, title, date)",
    ),
    post: "medicare-effective-date-arithmetic",
  },
  completeness: {
    id: "completeness",
    title: "Request to confirm that an application is complete",
    when: "Send it on the day after you file with a commercial plan. In states whose law limits the plan’s days or requires payment while pending, the days count from the complete application, and only the plan knows which day that was.",
    text: lines(
      "Re: application for (provider’s name, degree), NPI (number), group (legal name), received on (date), reference (number)",
      "Please confirm in writing that this application is complete, and the day from which you count it as complete, or list what is missing.",
      "(Where your state has a law: we ask for this under (section).) The CAQH profile was attested on (date), and you are authorized to read it.",
      "Please also tell us which committee date this file is scheduled for and when we can expect a decision.",
      "(Name, title, direct telephone, email)",
    ),
    post: "state-credentialing-deadlines-and-interim-payment",
  },
  peerReference: {
    id: "peer-reference",
    title: "Asking a peer for a reference",
    when: "Send it before you write the peer’s name on a form. The letter asks for consent, announces an email from an unknown sender, and lets the peer decline.",
    text: lines(
      "Dear Dr. (name),",
      "I am applying for privileges at (hospital) and would like to name you as a peer reference. You would get a form from (sender’s address) within the next two weeks, probably by email from a system you don’t know. It has about two pages and takes ten minutes.",
      "It asks about the time when we worked together, (month, year) to (month, year) at (place).",
      "Could you tell me which email address you check most often, and whether you will be away in (month)? If this is a bad time, please say so, and I will ask someone else with no hard feelings.",
      "Thank you,\n(name, telephone)",
    ),
    post: "peer-references-that-answer",
  },
} as const satisfies Record<string, Letter>;

export const patientNotice = {
  id: "patient-notice",
  title: "Notice to a patient of a commercial plan",
  when: "Use this if the provider isn’t approved by the patient’s plan yet, and the patient still wants the visit. Read the plan’s contract and your state’s law first, because your group’s contract with the plan may forbid any charge. Don’t use the notice for Medicare or Medicaid patients.",
  text: lines(
    "(Practice, date)",
    "(Provider’s name, degree) has applied to take part in the network of (plan) and has not been approved yet. Until then your plan may treat this visit as out of network, pay less of it, or pay nothing.",
    "We expect the visit on (date) to cost about (amount). You may instead see (name), who is in the network, on (date), or wait until (provider’s name) is in the network.",
    "You don’t have to decide now. Please ask your plan, at the number on your card, what it will pay.",
    "I have read this and want the visit on (date) with (provider’s name).",
    "(Patient’s name, signature, date)",
  ),
  post: null,
} as const satisfies Letter;
