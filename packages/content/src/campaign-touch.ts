/** The URL parameter of each campaign value. The tables name their columns after the keys. */
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

/** The campaign and the clicked ad that a link names. Anyone can write such a link. */
export type CampaignTouch = Record<CampaignKey, string | null>;

/** Whether an ad network may have made the text: click ids have letters, digits, hyphens, underscores and periods. */
export function isClickId(text: string | null): text is string {
  return /^[\w.-]{1,255}$/.test(text ?? "");
}

export function forCampaignTouch<Value>(make: (parameter: CampaignParameter) => Value): Record<CampaignKey, Value> {
  const entries = Object.entries(campaignParameters).map(([key, parameter]) => [key, make(parameter)]);
  return Object.fromEntries(entries) as Record<CampaignKey, Value>; // the keys are the list's
}

export const noCampaignTouch: CampaignTouch = /* @__PURE__ */ forCampaignTouch(() => null);
