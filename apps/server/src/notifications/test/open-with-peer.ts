import { onTestFinished } from "vitest";
import { type OutboxOptions, officeEnv, openOutbox } from "./open-outbox.ts";
import { openSmtpPeer, type React } from "./smtp-peer.ts";

/** For tests: an outbox, and the SMTP server that its mail goes to. */
export async function openWithPeer(react: React = () => "go on", { env, ...options }: OutboxOptions = {}) {
  const peer = await openSmtpPeer({ react });
  onTestFinished(() => peer.close());
  return { ...(await openOutbox({ env: { ...officeEnv, SMTP_URL: peer.url, ...env }, ...options })), peer };
}
