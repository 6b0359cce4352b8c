import type { Attribution } from "@site/db/leads/lead";

/** Makes the partner the last touch. The first touch is the visit's, if the partner's program sent one. */
export function attributeToPartner(partner: string, { first, last, ...visit }: Attribution): Attribution {
  const touch = { ...last, source: partner, medium: "partner" };
  const isEmpty = Object.values(first).every((text) => text === null);
  return { ...visit, first: isEmpty ? touch : first, last: touch };
}
