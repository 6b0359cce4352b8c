import { leadPath } from "@site/content/paths";
import { readToken, signToken } from "./signed-token.ts";

/** What a link in a mail of the office lets its holder see and change: one lead. */
export type OfficeLink = {
  reference: string;
  /** Address that the mail went to. */
  holder: string;
};

/** How long a link of a mail works: `officeMailCopy` says so. */
const linkMs = 30 * 24 * 60 * 60 * 1000;

const purpose = "lead link 2";
/**
 * Of the links in mails whose reply went to the visitor, who could then read and press what is the office's. They show
 * nothing any more; their holder gets a new one.
 */
const formerPurpose = "lead link";

type Signed = [reference: string, holder: string, until: number];

/**
 * The address of a lead's page. @param origin of the site, without a path
 * @param until of the page that links it, because following links makes none of them live longer
 */
export function officeLink(
  origin: string,
  { reference, holder }: OfficeLink,
  key: string,
  now = Date.now(),
  until = now + linkMs,
): string {
  return `${origin}${leadPath}?token=${signToken(purpose, [reference, holder, until], key)}`;
}

/**
 * What a token stands for; isOld: it shows nothing any more, because its time is over or its holder is of the office no
 * longer. null: nobody signed it
 * @param keys the current key and the one before it
 * @param holders the addresses that get links now
 */
export function readOfficeLink(
  token: string,
  keys: readonly string[],
  holders: readonly string[],
  now = Date.now(),
): (OfficeLink & { until: number; isOld: boolean }) | null {
  const current = readToken<Signed>(purpose, token, keys);
  const value = current ?? readToken<Signed>(formerPurpose, token, keys);
  if (value === null) return null;
  const [reference, holder, until] = value;
  const isHolder = holders.some((each) => each.toLowerCase() === holder.toLowerCase());
  return { reference, holder, until, isOld: current === null || until < now || !isHolder };
}
