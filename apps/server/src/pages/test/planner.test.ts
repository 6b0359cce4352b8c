import { addDays, dateInWords, dayAt } from "@site/content/calendar";
import { defaultPlan, planFor } from "@site/content/planner/plan";
import { officeZone } from "@site/content/site";
import { expect, it } from "vitest";
import { attributesOf, readDocument, textsOf } from "../../test/open-test-app.ts";
import { shareRehearsedApp } from "../../test/rehearsed-app.ts";

const { app } = await shareRehearsedApp();
const today = dayAt(officeZone, Date.now());
/** The planner's page shows the answer in two parts: next to the question, and below it. */
const answer = ":is(#planner, #dates)";

const start = addDays(today, 400);

it.each(["/", "/payer-enrollment"])(
  "%s answers the planner's questions of its URL, keeps them in its form and its links, and is not cached",
  async (path) => {
    const query = `start=${start}&medicaid=on&commercial=on&hospital=on&state=wyoming&payer=aetna`;
    const { $, response } = await readDocument(app, `${path}?${query}`);
    expect([response.statusCode, response.headers["cache-control"]]).toEqual([200, "no-store"]);
    const files = planFor(Object.fromEntries(new URLSearchParams(query)), today).plan?.days[0]?.files ?? [];
    expect(files).toHaveLength(3);
    expect(attributesOf($, `${answer} ol time`, "datetime")).toEqual(files.map(({ by }) => by).toSorted());
    expect(textsOf($, `${answer} ol time`).toSorted()).toEqual(files.map(({ byWords }) => byWords).toSorted());
    for (const words of ["Aetna: between", "Wyoming Medicaid: between"]) expect($(answer).text()).toContain(words);
    // A payer's monthly revenue has no name in the form, so no URL contains it.
    const fields = $("main form:has(input[name=start])").serializeArray();
    const kept = fields
      .filter(({ name, value }) => value !== "" && name !== "providers")
      .map(({ name, value }) => `${name}=${value}`);
    expect(kept.toSorted()).toEqual(query.split("&").toSorted());
    for (const text of query.split("&")) expect($('#planner a[href^="/contact"]').attr("href")).toContain(text);
    expect($("link[rel=canonical]").attr("href")).toMatch(new RegExp(`example${path}$`));
  },
);

it("two providers have a first day each, and the calendar's URL names both", async () => {
  const query = `start=${start}&providers=2&start2=${addDays(today, 490)}`;
  const { $ } = await readDocument(app, `/payer-enrollment?${query}`);
  expect(textsOf($, `${answer} :is(h2, h3, h4)`).filter((text) => text.endsWith("provider 2"))).toHaveLength(1);
  expect($("main input[name=start2]").attr("value")).toBe(addDays(today, 490));
  expect($('#planner a[href^="/plan.ics"]').attr("href")).toContain(query);
});

it.each(["2027-02-30", "<script>alert(1)</script>", "x".repeat(4_000)])(
  "%s is no date: a sentence says so, and nothing of it is repeated",
  async (text) => {
    const { $, response } = await readDocument(app, `/payer-enrollment?start=${text}`);
    expect(response.statusCode).toBe(200);
    expect($("#planner [role=alert]").text()).toContain("not a date");
    expect($("main input[name=start]").attr("value")).toBeUndefined();
    expect($("main").html()).not.toContain(text);
  },
);

it.each(["/", "/payer-enrollment", "/payer-enrollment?utm_source=mail"])(
  "%s has a plan before anything is asked, is cached, and asks where it answers",
  async (url) => {
    const { $, response } = await readDocument(app, url);
    expect(response.headers["cache-control"]).not.toContain("no-store");
    const { plan } = defaultPlan(today);
    expect($("#planner").text()).toContain(plan?.days[0]?.forecast.sentence);
    const form = $("form:has(input[name=start])");
    expect([form.find("input[name=start]").attr("value"), form.find("[checked]").length]).toEqual([plan?.start, 4]);
    expect([form.attr("method"), form.attr("action")]).toEqual(["get", `${url.split("?")[0]}#planner`]);
  },
);

it("the contact page writes the plan of its query into the message and chooses a service of its list, and no other text", async () => {
  const plan = await readDocument(app, `/payer-enrollment?start=${start}`);
  const href = plan.$('#planner a[href^="/contact"]').attr("href")?.split("#")[0] ?? "";
  const { $, response } = await readDocument(app, href);
  expect($("textarea[name=message]").text()).toContain(`I start on ${dateInWords(start)}. Please file:`);
  expect(response.headers["cache-control"]).toContain("no-store");
  const forged = await readDocument(app, "/contact?start=Buy+now&plan=Buy+now&message=Buy+now");
  expect(forged.$("textarea[name=message]").text()).toBe("");

  const chosen = await readDocument(app, "/contact?service=facility-credentialing");
  expect(chosen.$("select[name=service] option[selected]").attr("value")).toBe("facility-credentialing");
  const { statusCode, headers } = await app.inject("/contact?service=Buy+now");
  expect([statusCode, headers.location]).toEqual([307, "/contact"]);
});
