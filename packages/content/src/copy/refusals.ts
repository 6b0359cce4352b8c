/** A proxy serves `unavailable` while no server responds. The office sees `lead` if a link in an email fails. */
export const refusalCopy = {
  limited: {
    title: "Too many requests",
    text: "Many requests came from your network in a short time. If you typed something, go back in your browser to find it. Please wait a little and try again, or call {phone}.",
  },
  busy: {
    title: "The site is busy",
    text: "This page could not be made right now. If you typed something, go back in your browser to find it. Please try again in a moment, or call {phone}.",
  },
  failed: {
    title: "This page can’t be shown right now",
    text: "Something failed on our side. Please try again in a few minutes, or call {phone}.",
  },
  foreign: {
    title: "Your form came from a copy of our page",
    text: "A translated page is a copy at another address, and we accept forms only from our own pages. Nothing was stored. Please open our page without the translation and send the form there, or call {phone}.",
  },
  tooLarge: {
    title: "That is too long to send",
    text: "Nothing was stored. Go back in your browser to find your words, and shorten them, or call {phone}.",
  },
  headers: {
    title: "Your browser sent too much with its request",
    text: "Please delete the cookies of this site and try again, or call {phone}.",
  },
  missing: {
    title: "There is no file at this address",
    text: "It may belong to an earlier version of a page. Please open the page again, or call {phone}.",
  },
  unreadable: {
    title: "We can’t read what your browser sent",
    text: "Nothing was stored. Go back in your browser to find your words, and send them from our own page, or call {phone}.",
  },
  unavailable: {
    title: "The site is unavailable for a moment",
    text: "What you sent may not have arrived. Your words are still there when you go back: please send them again in a minute, or call {phone}. If the same words arrive twice, they count as one request.",
  },
  lead: {
    title: "This lead can’t be shown or changed right now",
    text: "Something failed on our side. Please open the link in the email again in a few minutes: the page shows whether your last click on a button was recorded.",
  },
} as const;
