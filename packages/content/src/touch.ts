/** A value of a touch, by the parameter of the link that carries it; the tables' columns have the same names. */
export const touchParameters = {
  source: "utm_source",
  medium: "utm_medium",
  campaign: "utm_campaign",
  term: "utm_term",
  content: "utm_content",
  gclid: "gclid",
  gbraid: "gbraid",
  wbraid: "wbraid",
  msclkid: "msclkid",
  fbclid: "fbclid",
} as const;

type TouchKey = keyof typeof touchParameters;
export type TouchParameter = (typeof touchParameters)[TouchKey];

/** What a link to the site said about its campaign and the ad that was clicked; untrusted. */
export type Touch = Record<TouchKey, string | null>;

/** An object with each key of a touch. @param make makes a value from the name of its parameter */
export function forTouch<Value>(make: (parameter: TouchParameter) => Value): Record<TouchKey, Value> {
  const entries = Object.entries(touchParameters).map(([key, parameter]) => [key, make(parameter)]);
  return Object.fromEntries(entries) as Record<TouchKey, Value>; // the keys are the list's
}

export const noTouch: Touch = /* @__PURE__ */ forTouch(() => null);
