/** Instead of a page: what somebody reads who has asked too often, or comes when the site has too much to do. */
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
