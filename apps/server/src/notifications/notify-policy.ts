import { audienceOf, type NotificationKind } from "@site/db/outbox/kinds";
import { type NotifyPolicy, officeAddressOf } from "@site/db/outbox/queue";
import type { Env } from "../configuration/env.ts";

export function notifyPolicy({ mail, webhook, officeHours }: Env): NotifyPolicy {
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

export function linkHolders({ mail }: Env): readonly string[] {
  return mail === null ? [] : [...mail.officeEmails, ...mail.escalationEmails];
}

export function commandHolder({ mail, site }: Env): string {
  return mail?.officeEmails[0] ?? site.email;
}

export type OfficeAddresses = { officeEmails: readonly string[]; escalationEmails: readonly string[] };

/** @returns null if the address has been removed from the configuration */
export function addressOf(
  { kind, recipient }: { kind: NotificationKind; recipient: string },
  { officeEmails, escalationEmails }: OfficeAddresses,
): string | null {
  const of = { office: officeEmails, escalation: escalationEmails, holder: [...officeEmails, ...escalationEmails] };
  const audience = audienceOf[kind];
  return audience === "visitor" ? recipient : officeAddressOf(recipient, of[audience]);
}

export function mailDomainOf(mail: Env["mail"]): string | null {
  return mail?.from.split("@")[1] ?? null;
}
