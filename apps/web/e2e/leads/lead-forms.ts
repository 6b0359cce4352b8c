import { expect, type Locator, type Page } from "@playwright/test";
import { consultationForm, contactForm } from "@site/content/copy/forms";
import type { RehearsedSite } from "../../../../tools/rehearsal/site.ts";
import { sampleFields } from "../../../server/src/test/entry-points.ts";
import { open } from "../support/loading.ts";

function wordsOf(copy: typeof consultationForm | typeof contactForm) {
  const { title: region, submit, submitting, success, failure, sent, notSent } = copy;
  return { region, submit, submitting, success, failure, sent: sent.title, notSent: notSent.title };
}

export const consultation = {
  ...wordsOf(consultationForm),
  path: "/",
  procedure: "**/trpc/leads.requestConsultation**",
  values: {
    "Full Name": sampleFields.consultation.name,
    "Phone Number": sampleFields.consultation.phone,
    "Email Address": sampleFields.consultation.email,
    "Practice Name": sampleFields.consultation.practice,
  },
  required: ["name", "phone", "email"],
  table: "consultation_requests",
  stored: sampleFields.consultation,
  reference: /CR-[0-9A-Z]{4}-[0-9A-Z]{4}/,
};

export const contact = {
  ...wordsOf(contactForm),
  path: "/contact",
  procedure: "**/trpc/leads.contact**",
  values: {
    "Full Name": sampleFields.contact.name,
    "Email Address": sampleFields.contact.email,
    Phone: sampleFields.contact.phone,
    "Practice/Organization": sampleFields.contact.company,
    "Service Needed": "Re-Credentialing",
    Message: sampleFields.contact.message,
  },
  required: ["name", "email", "message"],
  table: "contact_submissions",
  stored: sampleFields.contact,
  reference: /CM-[0-9A-Z]{4}-[0-9A-Z]{4}/,
};

export const leadForms = { consultation, contact };
export type LeadForm = typeof consultation | typeof contact;

export function formOf(page: Page, { region }: LeadForm): Locator {
  return page.getByRole("region", { name: region });
}

export async function fill(form: Locator, values: Record<string, string>): Promise<void> {
  await unfold(form);
  for (const [label, value] of Object.entries(values)) {
    const field = form.getByLabel(label);
    if (label === "Service Needed") await field.selectOption({ label: value });
    else await field.fill(value);
  }
}

export async function unfold(form: Locator): Promise<void> {
  const fold = form.getByText(/^Send another/);
  if ((await fold.isVisible()) && (await form.getByLabel("Email Address").isHidden())) await fold.click();
}

export async function expectValues(form: Locator, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const field = form.getByLabel(label);
    if (label === "Service Needed") await expect(field.locator("option:checked")).toHaveText(value);
    else await expect(field).toHaveValue(value);
  }
}

export async function expectEmpty(form: Locator, { values }: LeadForm): Promise<void> {
  const empty = Object.keys(values).map((label) => [label, label === "Service Needed" ? "Select a service" : ""]);
  await expectValues(form, Object.fromEntries(empty));
}

export async function readReference(form: Locator, { reference }: LeadForm): Promise<string> {
  const status = form.locator("[data-status=sent]");
  await expect(status).toContainText(reference);
  return reference.exec((await status.textContent()) ?? "")?.[0] ?? "";
}

export function toastOf(page: Page): Locator {
  return page.getByRole("region", { name: "Notifications" }).locator("[data-tone]");
}

export async function openForm(page: Page, lead: LeadForm): Promise<Locator> {
  await open(page, lead.path);
  return formOf(page, lead);
}

export async function openFilled(page: Page, lead: LeadForm, values: Record<string, string>): Promise<Locator> {
  const form = await openForm(page, lead);
  await fill(form, values);
  return form;
}

export function send(form: Locator, lead: LeadForm): Promise<void> {
  return form.getByRole("button", { name: lead.submit, exact: true }).click();
}

export async function expectDraft(page: Page, form: string, text: string | null): Promise<void> {
  const draft = expect.poll(() => page.evaluate((key) => sessionStorage.getItem(key), `draft:${form}`));
  if (text === null) await draft.toBeNull();
  else await draft.toContain(text);
}

export async function expectHydrated(form: Locator): Promise<void> {
  const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith("__reactProps$"));
  await expect.poll(() => form.locator("form").evaluate(isHydrated)).toBe(true);
}

export function rowsOf(site: RehearsedSite, { table }: LeadForm, email: string) {
  return site.rows(`select * from ${table} where email = ? order by id`, email);
}

export async function submit(form: Locator, lead: LeadForm, values: Record<string, string>): Promise<string> {
  await fill(form, values);
  await send(form, lead);
  return readReference(form, lead);
}
