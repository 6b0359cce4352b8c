import { openSmtpPeer } from "../src/notifications/test/smtp-peer.ts";

/**
 * Accepts connections and never answers: the outbox fills as it does during an outage of the mail server, so that the
 * bench measures storing leads and not sending mails, which no limit server does.
 */
export function openSilentMailServer() {
  return openSmtpPeer({ react: () => "hang" });
}
