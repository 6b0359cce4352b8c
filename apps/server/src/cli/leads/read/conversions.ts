import { type LeadDetails, type LeadStatus, listFirstClicks } from "@site/db/leads/inbox";
import type { Db } from "@site/db/open";
import { localTime } from "../arguments.ts";

/** The column of a network's import that names the click, and the lead's click id for it. */
const networks = {
  google: { column: "Google Click ID", id: "gclid" },
  microsoft: { column: "Microsoft Click ID", id: "msclkid" },
} as const;
export type AdNetwork = keyof typeof networks;
export const adNetworks = Object.keys(networks);

/** @param name of the conversion, as the account of the ad network has it */
type Conversion = { network: AdNetwork; name: string };

type Leads = { db: Db; pages: AsyncIterable<LeadDetails[]>; status: LeadStatus | undefined };

/** UTC, because an hour of another zone may occur twice, and the imports take no offset in the time itself. */
export const conversionTime = "Parameters:TimeZone=+0000\r\n";

export function conversionColumns(network: AdNetwork): string[] {
  return [networks[network].column, "Conversion Name", "Conversion Time"];
}

/**
 * Leads that came by a click on an ad as rows of an offline conversion import: one for each click, with no personal
 * data, that of its first lead. A lead converts when it arrives, or when it gets the status that is asked for.
 * Quarantined ones are left out.
 */
export async function* conversionsOf(
  { db, pages, status }: Leads,
  { network, name }: Conversion,
): AsyncGenerator<string[][]> {
  const { id } = networks[network];
  const firsts = await listFirstClicks(db, id, status);
  for await (const page of pages)
    yield page.flatMap((lead) => {
      const click = lead[`last_${id}`] ?? lead[`first_${id}`];
      if (click === null || firsts.get(click) !== lead.reference) return [];
      const time = localTime(status === undefined ? lead.created_at : lead.status_since, "UTC");
      return [[click, name, time]];
    });
}
