import type { NewLead } from "@site/db/leads/lead-fields";
import { requestLinks } from "@site/db/leads/request-link";
import { addLead } from "@site/db/test/open-test-database";
import { pressButton, readDocument } from "./open-test-app.ts";
import { officeKey, openOfficeApp } from "./rehearsed-app.ts";

export async function openRequests() {
  const opened = await openOfficeApp({ LEAD_CONFIRM_TO_VISITOR: "yes" });
  const { app, db } = opened;
  const links = await requestLinks(db, [officeKey]);

  async function add(lead: NewLead) {
    const reference = await addLead(db, lead);
    const token = links.ofReceipt(reference);
    return { reference, token, email: lead.email ?? "", path: `/request?token=${token}` };
  }

  async function press(path: string, action: string, typed: Record<string, string> = {}) {
    const response = await pressButton(app, await readDocument(app, path), action, typed);
    const next = response.headers.location;
    return { response, next: String(next), ...(next === undefined ? {} : await readDocument(app, String(next))) };
  }

  async function mailsOf(reference: string, kind: "change" | "office" | "visitor" = "change") {
    const mails = db.selectFrom("notifications").selectAll().where("reference", "=", reference);
    return mails.where("kind", "=", kind).orderBy("id").execute();
  }

  async function eventsOf(reference: string) {
    const events = db.selectFrom("lead_events").select(["event", "note"]).where("reference", "=", reference);
    return events.orderBy("id").execute();
  }

  function leadOf(reference: string) {
    return db.selectFrom("lead_inbox").selectAll().where("reference", "=", reference).executeTakeFirstOrThrow();
  }

  return { ...opened, links, add, press, mailsOf, eventsOf, leadOf };
}
