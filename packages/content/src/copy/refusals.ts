/** Page for a request that is refused by a rate limit (429) or by a full render queue (503). */
export const refusalCopy = {
  limited: {
    title: "Too many requests",
    text: "Many requests came from your network in a short time. Please wait a little and try again, or call {phone}.",
  },
  busy: {
    title: "The site is busy",
    text: "This page could not be made right now. Please try again in a moment, or call {phone}.",
  },
} as const;
