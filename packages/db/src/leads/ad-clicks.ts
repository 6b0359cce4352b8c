import { isClickId } from "@site/content/campaign-touch";
import type { Db } from "../open.ts";
import type { LeadDetails, LeadStatus } from "./inbox.ts";

type ClickName = "gclid" | "msclkid";
type Clicks<Id extends ClickName> = Pick<LeadDetails, `${"first" | "last"}_${Id}`>;

/** Ids that no ad network can have made are ignored, because anyone can put an id into a URL. */
export function clickOf<Id extends ClickName>(lead: Clicks<Id>, id: Id): string | undefined {
  return [lead[`last_${id}`], lead[`first_${id}`]].find(isClickId);
}

/** If a visitor clicked on two ads, the lead counts for the newer click. */
export async function listFirstClicks(db: Db, id: ClickName, status?: LeadStatus) {
  let clicked = db
    .selectFrom("lead_inbox")
    .select(["reference", "first_gclid", "last_gclid", "first_msclkid", "last_msclkid"])
    .where("status", "<>", "quarantined")
    .where(({ eb, or }) => or([eb(`first_${id}`, "is not", null), eb(`last_${id}`, "is not", null)]))
    .orderBy("created_at", "desc");
  if (status !== undefined) clicked = clicked.where("status", "=", status);
  // The rows are sorted from new to old, so the map keeps the oldest lead of each click.
  return new Map((await clicked.execute()).map((lead) => [clickOf(lead, id), lead.reference]));
}
