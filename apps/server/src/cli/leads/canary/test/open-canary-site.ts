import { join } from "node:path";
import { temporaryFolder } from "@site/db/test/temporary-folder";
import { onTestFinished } from "vitest";
import { parseEnv } from "../../../../configuration/env.ts";
import { officeEnv } from "../../../../notifications/test/open-outbox.ts";
import { openSmtpPeer, type React } from "../../../../notifications/test/smtp-peer.ts";
import { openSite } from "../../../../open-site.ts";
import { webInProcess } from "../../../../test/open-test-app.ts";
import { runCommand } from "../../../test/run-command.ts";

type Options = {
  /** Variables of the site, and of the command beside it; null: not set. */
  env?: Record<string, string | null>;
  /** What the mail server does. */
  react?: React;
  /** Whether the site's background work runs. */
  works?: boolean;
};

/** For tests: the whole site on a port, its mail server, and the command. */
export async function openCanarySite({ env = {}, react, works = true }: Options = {}) {
  const folder = temporaryFolder();
  const peer = await openSmtpPeer({ ...(react && { react }) });
  const variables: Record<string, string | null> = {
    LOG_LEVEL: "silent",
    PORT: "0",
    DATABASE_URL: `file:${join(folder, "site.db")}`,
    SECRET_KEY: "a secret of this test",
    ...officeEnv,
    SMTP_URL: peer.url,
    ...env,
  };
  const set = Object.fromEntries(
    Object.entries(variables).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  );
  const site = await openSite(parseEnv(set), () => webInProcess(), { retryMs: 20, retryMsMax: 100 });
  const url = await site.app.listen({ port: 0, host: "127.0.0.1" });
  const operationsUrl = works ? await site.start() : null;
  onTestFinished(async () => {
    await peer.close();
    // Those of the command and of the test would be drained for a second.
    site.app.server.closeIdleConnections();
    await site.close();
  });
  const leads = (words: readonly string[], others: Record<string, string> = {}) =>
    runCommand("leads", words, { cwd: folder, env: { ...set, ...others } });
  return {
    ...{ url, operationsUrl, peer, file: join(folder, "site.db"), leads },
    /** @param wait seconds: one for a test lead that does not arrive, many for one that does on a busy machine */
    canary: (address = url, others: Record<string, string> = {}, wait = 1) =>
      leads(["canary", "--address", address, "--wait", String(wait)], others),
  };
}

export type CanarySite = Awaited<ReturnType<typeof openCanarySite>>;
