import { flushCompileCache } from "node:module";
import { site } from "@site/content/site";
import { openDatabase } from "@site/db/open";
import { openDispatcher } from "../dispatcher.ts";
import { emailSender } from "../email.ts";
import type { Send } from "../send.ts";

// For tests: the dispatcher in a process of its own, which can be killed. `dispatcher-process.ts` starts it.
const [databaseUrl = "", smtpUrl = "", pauseAt = ""] = process.argv.slice(2);

const { db } = await openDatabase(databaseUrl);
const place = { origin: "https://site.example", timeZone: "UTC" };
const officeEmails = ["office@site.example"];
const deliver = emailSender({
  db,
  smtpUrl,
  from: "website@site.example",
  officeEmails,
  linkKey: null,
  escalationEmails: officeEmails,
  site,
  ...place,
});

const email: Send = async (delivery, signal) => {
  await reach("leased");
  const address = await deliver(delivery, signal);
  await reach("answered");
  return address;
};

/** Tells the parent; where it wants to kill, nothing more happens. */
async function reach(step: string): Promise<void> {
  process.send?.(step);
  if (step === pauseAt) await new Promise(() => {});
}

// The server keeps the product alive; here it is the parent that does, and that ends this process with itself.
process.on("disconnect", () => process.exit());

const log = { warn: () => {} };
// Now, because a killed process would not write the compile cache at its exit.
flushCompileCache();
await openDispatcher({ db, send: { email, webhook: null }, log, officeMailsMax: 0, timing: { pollMs: 50 } }).start();
