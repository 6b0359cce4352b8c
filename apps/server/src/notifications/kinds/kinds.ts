import type { NotificationKind } from "@site/db/outbox/kinds";
import { change } from "./change.ts";
import { digest } from "./digest.ts";
import type { Kind } from "./kind.ts";
import { escalation, link, office, reminder } from "./lead.ts";
import { newsletter, visitor } from "./visitor.ts";

/** Every kind of notification: whether it still holds when it is sent, and its words. Who gets it: `audienceOf`. */
export const kinds: Readonly<Record<NotificationKind, Kind>> = {
  office,
  reminder,
  escalation,
  digest,
  change,
  link,
  visitor,
  newsletter,
};
