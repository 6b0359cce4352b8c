/** Texts shown if no data can be loaded. They are part of the code, because all other texts are data. */

export const pageFailure = {
  eyebrow: "No answer",
  title: "This page could not be loaded",
  text: "Your connection may be down, or our server is busy. Please try again in a moment.",
  retry: "Try again",
};

/** Requirement 62: also shown for an article that fails to load. */
export const articleMissing = {
  eyebrow: "Nothing filed here",
  title: "Article Not Found",
  text: "The article you're looking for doesn't exist.",
  back: "Return to Blog",
};
