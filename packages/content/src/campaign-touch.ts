/** A value of a touch, by the link's parameter for it; the tables' columns have the same names. */
export const campaignParameters = {
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

type CampaignKey = keyof typeof campaignParameters;
export type CampaignParameter = (typeof campaignParameters)[CampaignKey];

/** Campaign and clicked ad, from a link to the site; untrusted. */
export type CampaignTouch = Record<CampaignKey, string | null>;

/** An object with each key of a touch. @param make makes a value from its parameter's name */
export function forCampaignTouch<Value>(make: (parameter: CampaignParameter) => Value): Record<CampaignKey, Value> {
  const entries = Object.entries(campaignParameters).map(([key, parameter]) => [key, make(parameter)]);
  return Object.fromEntries(entries) as Record<CampaignKey, Value>; // the keys are the list's
}

export const noCampaignTouch: CampaignTouch = /* @__PURE__ */ forCampaignTouch(() => null);
