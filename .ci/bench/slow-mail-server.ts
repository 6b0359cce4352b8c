import { setTimeout as delay } from "node:timers/promises";
import { openSmtpPeer } from "../../apps/server/src/notifications/testing/smtp-peer.ts";

/** As slow as mail servers are: what is measured is the storing of leads, with mails going out beside it. */
const acceptMs = 500;

export function openSlowMailServer() {
  return openSmtpPeer({
    async react(step) {
      if (step === "data") await delay(acceptMs);
      return "go on";
    },
  });
}
