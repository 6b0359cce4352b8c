import { subscribe, unsubscribe } from "@site/db/outbox/newsletter";
import { expect, it } from "vitest";
import { openSite, type TestSite } from "../../test/open-site.ts";

const email = "ada@clinic.example";

async function leaveNewsletter({ db }: TestSite): Promise<void> {
  await subscribe(db, email, "site.example");
  const { token } = await db.selectFrom("newsletter_subscribers").select("token").executeTakeFirstOrThrow();
  await unsubscribe(db, token);
}

it("an unsubscribed address stays refused after its erasure, until leads allow admits it", async () => {
  const site = await openSite();
  await leaveNewsletter(site);
  expect((await site.leads("erase", email, "--yes")).stdout).toContain("its keyed hash stays");
  expect(JSON.parse((await site.leads("person", email)).stdout)).toMatchObject({
    newsletter_subscribers: [],
    newsletter_refusals: [{ refused_at: expect.any(String) }],
  });
  await subscribe(site.db, email, "site.example");
  expect(await site.db.selectFrom("newsletter_subscribers").selectAll().execute()).toEqual([]);

  expect((await site.leads("allow", email.toUpperCase())).code).toBe(0);
  await subscribe(site.db, email, "site.example");
  expect(await site.db.selectFrom("newsletter_subscribers").select("status").execute()).toEqual([
    { status: "pending" },
  ]);
  expect(await site.leads("allow", email)).toMatchObject({ code: 3, stdout: "" });
});
