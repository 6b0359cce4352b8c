import { audienceOf, type NotificationKind } from "@site/db/outbox/kinds";
import { type NotifyPolicy, officeAddressOf } from "@site/db/outbox/queue";
import type { Env } from "../configuration/env.ts";

/** Who is notified about a lead, from the configuration. */
export function notifyPolicy({
  mail,
  webhook,
  officeHours,
}: Pick<Env, "mail" | "webhook" | "officeHours">): NotifyPolicy {
  return {
    officeAddresses: mail?.officeEmails.length ?? 0,
    escalationAddresses: mail?.escalationEmails.length ?? 0,
    officeMailsMax: mail?.officeMailsMax ?? 0,
    hasWebhook: webhook !== null,
    hours: officeHours,
    confirmToVisitor: mail?.confirmToVisitor ?? false,
    mailDomain: mailDomainOf(mail) ?? "localhost",
  };
}

/** Who gets links to the pages of leads: the office, then those to whom late leads are escalated. */
export function linkHolders({ mail }: Pick<Env, "mail">): readonly string[] {
  return mail === null ? [] : [...mail.officeEmails, ...mail.escalationEmails];
}

/** Whom a link of `pnpm leads link` is for: a press is recorded as that of the office's first address. */
export function commandHolder({ mail, site }: Pick<Env, "mail" | "site">): string {
  return mail?.officeEmails[0] ?? site.email;
}

export type OfficeAddresses = { officeEmails: readonly string[]; escalationEmails: readonly string[] };

/**
 * The address of the office or of the visitor that a message goes to, as the configuration names it now. null: it names no
 * such address any more
 */
export function addressOf(
  { kind, recipient }: { kind: NotificationKind; recipient: string },
  { officeEmails, escalationEmails }: OfficeAddresses,
): string | null {
  const of = { office: officeEmails, escalation: escalationEmails, holder: [...officeEmails, ...escalationEmails] };
  const audience = audienceOf[kind];
  return audience === "visitor" ? recipient : officeAddressOf(recipient, of[audience]);
}

/** Domain of the sender's address, for message ids. null if email is not configured. */
export function mailDomainOf(mail: Env["mail"]): string | null {
  return mail?.from.split("@")[1] ?? null;
}
