import { expect, test } from "../support/fixtures.ts";
import { open } from "../support/hydrated.ts";
import { SiteProcess } from "../support/site-process.ts";
import { consultation, contact, fill, formOf, type LeadForm, readReference } from "./lead-forms.ts";

/** The home page, without the times at which its data was read. */
async function home({ url }: SiteProcess): Promise<string> {
  const response = await fetch(url);
  expect(response.status).toBe(200);
  return (await response.text()).replaceAll(/(dehydratedAt|dataUpdatedAt|\bu):\d+/g, "$1");
}

test("what was thanked for survives kill -9, and the site comes back the same", async ({ page, problems }) => {
  problems.allow(/^foreign request/); // this test has a site of its own
  const first = await SiteProcess.start({ warmsUp: true });
  const references: string[] = [];
  const send = async (lead: LeadForm) => {
    await open(page, `${first.url}${lead.path}`);
    const form = formOf(page, lead);
    await fill(form, lead.values);
    await form.getByRole("button", { name: lead.submit }).click();
    references.push(await readReference(form, lead));
  };
  await send(consultation);
  await send(contact);
  const before = await home(first);
  await first.kill();

  const second = await SiteProcess.start({ folder: first.folder, warmsUp: true });
  const rows = second.rows("select reference, name, email from lead_inbox order by reference desc");
  expect(rows).toEqual([
    { reference: references[0], name: consultation.stored.name, email: consultation.stored.email },
    { reference: references[1], name: contact.stored.name, email: contact.stored.email },
  ]);
  expect(await home(second)).toBe(before);
  await second.stop();
  expect([...first.errors, ...second.errors], "the servers' error logs").toEqual([]);
});
