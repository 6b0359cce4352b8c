import type { ServerProcess } from "../../apps/server/src/test/server-process.ts";
import { giveToSite, newServer } from "../../tools/rehearsal/server.ts";
import type { Opened } from "../program.ts";

type Options = {
  databaseUrl: string;
  /** Folder of a spool for each server. */
  spools: readonly string[];
  smtpUrl: string;
  opened: Opened;
  /** What a server has beside these settings. */
  envOf?: (index: number) => Record<string, string>;
  args?: readonly string[];
};

/** Starts servers on one database, as the rehearsal installs the site. None of them may listen yet. */
export function startServers({ databaseUrl, spools, smtpUrl, opened, envOf, args = [] }: Options): ServerProcess[] {
  const servers = spools.map((spool, index) => {
    giveToSite(spool);
    const env = {
      PORT: "0",
      DATABASE_URL: databaseUrl,
      SPOOL_DIR: spool,
      SMTP_URL: smtpUrl,
      LEAD_EMAIL_TO: "office@site.example",
      LEAD_EMAIL_FROM: "website@site.example",
      // A mail for each lead, because the judge looks for one.
      RATE_LIMIT_OFFICE_MAILS: "0",
      // A fixed key, so that hashes of senders survive a restart.
      SECRET_KEY: "the same at every start",
      // Each visitor has an address of its own.
      TRUST_PROXY: "127.0.0.1/32",
      ...envOf?.(index),
    };
    return newServer(env, { args: ["--short-leases", ...args] });
  });
  for (const server of servers) {
    opened.defer(async () => void (await server.end("SIGKILL")));
    server.start().catch(() => {});
  }
  return servers;
}
