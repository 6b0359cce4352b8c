import { audienceOf, type NotificationKind } from "@site/db/outbox/kinds";
import { type NotifyPolicy, officeAddressOf } from "@site/db/outbox/queue";
import type { Env } from "../configuration/env.ts";

/** The recipients of notifications about a lead, from the configuration. */
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

/** The addresses that get links to the pages of leads: the office, then those that late leads are escalated to. */
export function linkHolders({ mail }: Pick<Env, "mail">): readonly string[] {
  return mail === null ? [] : [...mail.officeEmails, ...mail.escalationEmails];
}

/** The person whom a link of `pnpm leads link` is for: changes are recorded as the office's first address. */
export function commandHolder({ mail, site }: Pick<Env, "mail" | "site">): string {
  return mail?.officeEmails[0] ?? site.email;
}

export type OfficeAddresses = { officeEmails: readonly string[]; escalationEmails: readonly string[] };

/**
 * The address of the office or the visitor that a message goes to, as it is now. null: there is no such address any
 * more
 */
export function addressOf(
  { kind, recipient }: { kind: NotificationKind; recipient: string },
  { officeEmails, escalationEmails }: OfficeAddresses,
): string | null {
  const of = { office: officeEmails, escalation: escalationEmails, holder: [...officeEmails, ...escalationEmails] };
  const audience = audienceOf[kind];
  return audience === "visitor" ? recipient : officeAddressOf(recipient, of[audience]);
}

/** The domain of the sender's address, for message ids. null: email is not configured. */
export function mailDomainOf(mail: Env["mail"]): string | null {
  return mail?.from.split("@")[1] ?? null;
}
