import { openSmtpPeer } from "../src/notifications/test/smtp-peer.ts";

/**
 * Takes connections and says nothing: the outbox fills as it does behind a mail server in trouble, and what is measured
 * is the storing of leads, without the sending of mails, which no limit does.
 */
export function openSilentMailServer() {
  return openSmtpPeer({ react: () => "hang" });
}
