import type { Writable } from "node:stream";
import { listStatusTimes } from "@site/db/leads/history";
import type { LeadDetails, LeadStatus } from "@site/db/leads/inbox";
import type { Db } from "@site/db/open";
import { localTime } from "../days.ts";
import { streamCsv } from "./csv.ts";

/** The column of a network's import that names the click, and the lead's click id for it. */
const networks = {
  google: { column: "Google Click ID", id: "gclid" },
  microsoft: { column: "Microsoft Click ID", id: "msclkid" },
} as const;
export type AdNetwork = keyof typeof networks;
export const adNetworks = Object.keys(networks);

/** @param name of the conversion, as the account of the ad network has it */
export type Conversion = { network: AdNetwork; name: string; value: number | null; currency: string };

type Leads = { db: Db; pages: AsyncIterable<LeadDetails[]>; status: LeadStatus | undefined };

/**
 * Streams leads that came by a click on an ad as an offline conversion import: the parameter row, the header, and one
 * row a lead with no personal data. A lead converts when it arrives, or when it gets the status that is asked for.
 * Quarantined ones are left out. @returns how many
 */
export function writeConversions(leads: Leads, conversion: Conversion, output: Writable): Promise<number> {
  const { column } = networks[conversion.network];
  const fixed = ["Conversion Name", "Conversion Time", "Conversion Value", "Conversion Currency"];
  // UTC, because an hour of another zone may occur twice, and the imports take no offset in the time itself.
  output.write("Parameters:TimeZone=+0000\r\n");
  return streamCsv(conversionsOf(leads, conversion), { columns: [column, ...fixed] }, output);
}

async function* conversionsOf({ db, pages, status }: Leads, { network, name, value, currency }: Conversion) {
  const { id } = networks[network];
  for await (const page of pages) {
    const clicked = page.filter((lead) => lead.status !== "quarantined" && clickOf(lead, id) !== null);
    if (clicked.length === 0) continue;
    const times = status === undefined ? null : await listStatusTimes(db, clicked, status);
    for (const lead of clicked) {
      const time = localTime(times?.get(lead.reference) ?? lead.created_at, "UTC");
      yield [clickOf(lead, id), name, time, value, value === null ? null : currency];
    }
  }
}

/** Of the newest touch that has one. */
function clickOf(lead: LeadDetails, id: "gclid" | "msclkid"): string | null {
  return lead[`last_${id}`] ?? lead[`first_${id}`];
}
