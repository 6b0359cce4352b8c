import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "@site/db/open";
import { expect, it, type TestContext, vi } from "vitest";
import { requestOf, sampleFields } from "../../apps/server/src/test/entry-points.ts";
import { findRelease } from "./release.ts";
import { officeEmail, type RehearsalOptions, type RehearsedSite, rehearse } from "./site.ts";

const arrangements: Record<string, (test: TestContext) => RehearsalOptions> = {
  "nginx with TLS in front, umask 027, the data on another disk than the release, and a database that the first start makes":
    (test) => {
      const folder = mkdtempSync(join(folderOnOtherDisk(), "site data "));
      test.onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
      return { hasDatabase: false, front: true, umask: "027", folder };
    },
  "an operator who starts it as root, no mail, no webhook, no keys, umask 022, no time zone, and a language that is not English":
    () => {
      const mail = { SMTP_URL: "", LEAD_EMAIL_TO: "", LEAD_EMAIL_FROM: "" };
      const others = { SECRET_KEY: "", LEAD_WEBHOOK_URL: "", LEAD_WEBHOOK_SECRET: "", TZ: "" };
      return { byOperator: true, umask: "022", env: { ...mail, ...others, LANG: "de_DE.UTF-8", LC_ALL: "C" } };
    },
};

const diskOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.dev;
const folderOnOtherDisk = () =>
  ["/dev/shm", "/var/tmp"].find((path) => ![diskOf(findRelease().folder), undefined].includes(diskOf(path))) ??
  tmpdir();

async function sendLeads({ url }: RehearsedSite): Promise<number[]> {
  const ways = ["tRPC", "REST", "form post"] as const;
  return Promise.all(
    ways.map(async (way, index) => {
      const own = { email: `visitor-${index}@clinic.example`, subject: "", elapsedMs: "30000" };
      const values = { ...sampleFields.contact, ...own };
      const { path, ...request } = requestOf(way, { form: "contact", values });
      const { status } = await fetch(url + path, { method: "POST", redirect: "manual", ...request });
      return status;
    }),
  );
}

it.concurrent.for(Object.entries(arrangements))(
  "in this arrangement pages are complete, and leads are stored, reported and counted: %s",
  async ([, arrange], test) => {
    const site = await rehearse(arrange(test));
    test.onTestFinished(() => site.stop());
    const page = await fetch(`${site.url}/blog?sent=newsletter`);
    expect(page.status).toBe(200);
    expect((await page.text()).includes("Please confirm")).toBe(site.env.SMTP_URL !== undefined);
    expect(await sendLeads(site)).toEqual([200, 200, 303]);
    const { db } = await openDatabase(site.env.DATABASE_URL ?? "", { readOnly: true });
    expect(await db.selectFrom("lead_inbox").select("status").execute()).toEqual(Array(3).fill({ status: "new" }));
    await db.destroy();
    if (site.env.SMTP_URL !== undefined) {
      const mailsTo = (address: string) => site.mail.mails.filter(({ recipients }) => recipients.includes(address));
      await vi.waitFor(() => expect(mailsTo(officeEmail)).toHaveLength(3), { timeout: 30_000 });
      await vi.waitFor(() => expect(mailsTo("visitor-0@clinic.example")).toHaveLength(1), { timeout: 30_000 });
      await vi.waitFor(() => expect(site.webhook.posts).toHaveLength(3), { timeout: 30_000 });
    }
    expect((await fetch(`${site.operationsUrl}/readyz`)).status).toBe(200);
    const metrics = await (await fetch(`${site.operationsUrl}/metrics`)).text();
    expect(metrics).toMatch(/^site_leads\{kind="contact",status="new"\} 3$/m);
    expect(metrics).toMatch(/^site_lead_storage_up 1$/m);
    expect(site.errors).toEqual([]);
    expect(await site.server.end("SIGTERM")).toBe(0);
  },
);
