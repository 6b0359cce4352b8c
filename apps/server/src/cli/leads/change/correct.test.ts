import { newConsultation, newContact } from "@site/db/test/open-test-database";
import { expect, it } from "vitest";
import { openSite } from "../../test/open-site.ts";

it("leads correct mends an entry of a lead that is meant in any spelling, and its history has the old and the new one", async () => {
  const { leads, add } = await openSite();
  const reference = await add(newConsultation({ phone: "615 555 019" }));
  const spoken = reference.toLowerCase().replace("cr-", "").replaceAll("-", " ").replaceAll("0", "o");
  expect(await leads("correct", spoken, "--phone", "(615) 555-0119")).toMatchObject({ code: 0 });
  expect((await leads("show", spoken)).stdout).toMatch(/correction .*Phone: 615 555 019 → \(615\) 555-0119/);
  for (const text of ["6155550119", "+1 615.555.0119"])
    expect((await leads("list", "--text", text)).stdout).toContain(reference);
  expect((await leads("correct", reference, "--phone", "(615) 555-0119")).stdout).toContain("as you say already");
});

it("leads correct refuses what the form would refuse, and what a lead does not have", async () => {
  const { leads, add } = await openSite();
  const contact = await add(newContact());
  expect(await leads("correct", contact, "--email", "ada@")).toMatchObject({ code: 2 });
  expect(await leads("correct", contact)).toMatchObject({ code: 2 });
  const consultation = await add(newConsultation());
  expect(await leads("correct", consultation, "--message", "Hello")).toMatchObject({ code: 2 });
});
