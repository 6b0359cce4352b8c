import type { Post } from "../types.ts";

export const telehealthFilesWhatCommitteesAsk: Post = {
  title: "Six things committees ask of a telehealth file",
  excerpt:
    "Where the patients are, which DEA rule applies, who granted the privileges: six questions that come back on telehealth files in 2026, and what to attach.",
  category: "Industry News",
  createdOn: "2026-09-13",
  updatedOn: null,
  tags: ["telehealth", "privileges", "state licenses", "DEA"],
  sources: [],
  content: `The first page of a telehealth file looks like any other. The trouble is on the second, where the form asks for the practice location and somebody has typed the address of an apartment. Here are the six subjects on which our telehealth files come back with a question in 2026, in the order in which committees tend to raise them.

1. The patient's state

Care is given where the patient is at the time, and the license is needed there. A committee therefore reads the list of states against the list of licenses, and it reads the dates. If the provider saw patients in Ohio from February and the Ohio license is dated April, that is a finding about February, and it stays in the file after April.

Attach one table: state, license number, date of issue, expiration, date of the first visit there. Compact licenses go in like the rest, because each of them is a full license of its state. As of June 2026 the physicians' compact had 43 states, the District of Columbia and Guam; California and New York were among the states that needed their own application.

2. Controlled medications

The committee asks whether the provider prescribes them, for patients in which states, and under which rule. The federal rule published on December 31, 2025 lets DEA-registered practitioners prescribe by telehealth without a prior visit in person, under conditions, through December 31, 2026. It is the fourth extension and it is temporary. State law may be stricter, and some states require a registration of their own.

A provider who doesn't prescribe controlled medications should say so in one sentence. An empty DEA field reads as a missing document. "Does not prescribe controlled substances; no DEA registration held" reads as an answer.

3. Who granted the privileges

A hospital that receives telehealth services has two ways. It can credential each provider itself, or it can rely on the decisions of the distant site. CMS has allowed the second since July 5, 2011, often called credentialing by proxy, and it needs more paper than people expect:

- a written agreement between the two sites
- the provider's privileges at the distant site, as a current list
- a license that the patient's state issues or recognizes
- a way back: the hospital reviews the provider's work and reports to the distant site, at least adverse events and complaints

The usual gap is the last one. The agreement promises the exchange, and nobody can produce an example. If you run the distant site, ask each hospital once a year for its report, also when the report says that there was nothing.

Also check the bylaws. Reliance is permitted and not required. A hospital whose bylaws don't provide for it will send you the full application, and 90-180 days are then the figure to plan with.

4. The insurance certificate

Three lines decide: that telehealth is covered, in which states, and for which dates. Many certificates show a limit and a name and nothing else. Ask the carrier for a certificate or a letter that states telehealth and lists the states. When a state is added, the certificate is the document that nobody remembers to renew.

If the provider changed carriers, have the prior-acts or tail coverage in the file. Committees ask for it after the second move, and the carrier that could answer is two jobs back.

5. The address

Payers need to know where services are performed, where mail goes, and what the directory prints. For a provider who works at home these can be three different answers. Rules differ by payer, and they have changed several times since 2020, so ask each payer on the day that you file: which address do you want as the practice location, and will it be public?

Write the answer into the file with the date and the name of the person who gave it. A provider who finds a home address in a public directory has a fair complaint. And tell CAQH the same thing that you told the payers.

6. The work history

Telehealth careers overlap. Three platforms at once, ten hours a week each, started in different months, is an honest history that looks like an error. List every platform with month and year, the employer of record and the type of contract. Put "part time, concurrent" where it is true. For a platform that has closed, name a person who can confirm the dates, because verification letters to a dissolved company don't come back.

How we prepare the file

We answer the six before anyone asks, on one cover page: states and licenses, prescribing, privileges and who granted them, insurance, addresses, concurrent positions. It costs about an hour per provider. A committee that finds its questions answered on the first page tends to turn the others faster, and the same page serves the next payer with a new date on it.`,
};
