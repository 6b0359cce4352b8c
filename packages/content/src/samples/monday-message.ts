export const mondayMessage = {
  title: "The Monday message",
  stamp: "Sample",
  caption: "Each practice gets a message like this every week from its specialist. Sample with invented data.",
  from: "From: your specialist",
  by: "From:",
  date: "Monday, March 2, 8:10\u00a0AM",
  subject: "Your five files this week",
  lines: [
    { label: "Filed", text: "Our answer to Plan\u00a0B’s question, on Friday." },
    { label: "Approved", text: "Medicare. You can send the held claims." },
    { label: "Waiting for you", text: "The hospital needs the address of the third peer reference by Friday." },
    { label: "Waiting for them", text: "Medicaid, and Plan\u00a0A, whose committee meets on March\u00a011." },
    { label: "Next", text: "We call all four this week, and write again on Monday." },
  ],
} as const;
