import { leadListCopy } from "@site/content/copy/lead-list";
import { changeLead } from "@site/db/leads/requests";
import { changeByLink } from "@site/db/leads/status";
import { addLead, newContact, testPolicy } from "@site/db/test/open-test-database";
import { temporaryFolder } from "@site/db/test/temporary-folder";
import Papa from "papaparse";
import { expect, it } from "vitest";
import { runCommand } from "../cli/test/commands.ts";
import { listLink } from "../http/signed-links.ts";
import { formPost, parseDocument, pressButton, readDocument, squeeze } from "../test/open-test-app.ts";
import { officeAddress as holder, officeKey as key, openOfficeApp } from "../test/rehearsed-app.ts";

const dana = "dana@site.example";
const { app, db, site } = await openOfficeApp({ LEAD_EMAIL_TO: `${holder},${dana}` });
const list = listLink("", holder, key);
const tokenOf = (path: string) => path.slice("/leads?token=".length);
const hourMs = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * hourMs).toISOString();

async function shown(query: string, of = list): Promise<string[]> {
  const { $, response } = await readDocument(app, `${of}&${query}`);
  expect(response.statusCode).toBe(200);
  const rows = $("main ul > li:has(> span)").toArray();
  return rows.map((row) => /C[MR]-\w{4}-[0-9A-Z]{4}/.exec($(row).text())?.[0] ?? "");
}

it("one page lists thirty leads by state, owner and search, and each row opens the lead's page", async () => {
  const leads: string[] = [];
  for (let count = 0; count < 30; count += 1)
    leads.push(
      await addLead(db, newContact({ name: `Clerk ${count}`, email: `c${count}@x.example` }), ago(count + 0.5)),
    );
  const [first = "", second = "", third = "", ...rest] = leads;
  expect((await shown("show=all")).slice(0, 30)).toEqual(leads);
  const press = { reference: first, seen: "new", note: null } as const;
  for (const reference of [first, second])
    await changeByLink(db, { ...press, reference, action: "take", holder }, testPolicy);
  await changeByLink(db, { ...press, reference: second, action: "won", holder }, testPolicy);
  await changeByLink(db, { ...press, reference: third, action: "spam", holder }, testPolicy);
  expect(await shown("show=mine")).toEqual([first]);
  expect(await shown("show=mine", listLink("", dana, key))).toEqual([]);
  expect(await shown("show=won")).toEqual([second]);
  expect(await shown("show=held")).toEqual([third]);
  const overdue = rest.slice(21).toReversed();
  expect(await shown("show=overdue")).toEqual(overdue);
  expect((await shown("show=open")).slice(0, overdue.length)).toEqual(overdue);
  const { $ } = await readDocument(app, list);
  const page = await readDocument(app, String($(`main a:contains("Clerk 0")`).first().attr("href")));
  expect(page.text).toContain(first);
});

it("every lead is on one of the consecutive pages, in both orders, whichever leads come meanwhile", async () => {
  for (let count = 0; count < 75; count += 1)
    await addLead(db, newContact({ email: `old${count}@x.example`, message: "Zebra" }), ago(200));
  for (const show of ["all", "open"]) {
    const seen: string[] = [];
    let path: string | undefined = `${list}&show=${show}&q=zebra`;
    while (path !== undefined) {
      const { $ } = await readDocument(app, path);
      seen.push(...(await shown("", path)));
      const { more, moreDue } = leadListCopy;
      path = $(`main a:contains("${show === "all" ? more : moreDue}")`).attr("href");
      await addLead(db, newContact({ message: "Something else" }));
    }
    expect([show, new Set(seen).size, seen.length]).toEqual([show, 75, 75]);
  }
});

it("the list of leads is never cached, indexed or sent as a referrer, and only current addresses of the office can open it, for a week", async () => {
  await addLead(db, newContact({ name: "Zacharias" }));
  const { response, $ } = await readDocument(app, list);
  expect(response.headers).toMatchObject({
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
    "x-robots-tag": "noindex, nofollow",
  });
  expect($("script")).toHaveLength(0);
  const links = [
    listLink("", "left@site.example", key),
    listLink("", "Office@Site.example", key, Date.now() - 7.01 * 24 * hourMs),
    listLink("", holder, "another key"),
    "/leads?token=",
    "/leads",
    `${list}&token=two`,
  ];
  for (const path of links) {
    for (const method of ["GET", "HEAD"] as const) {
      const { statusCode, body } = await app.inject({ method, url: path });
      expect([statusCode, body.includes("Zacharias")], path).toEqual([404, false]);
    }
    expect((await app.inject(path.replace("/leads?", "/leads.csv?"))).body, path).not.toContain("Zacharias");
    const typed = { token: tokenOf(path), action: "enter", name: "Nobody Knows", phone: "615 555 0100", message: "Hi" };
    const { statusCode, body } = await app.inject(formPost("/forms/leads", typed, { origin: "null" }));
    // Nothing is stored, but the page repeats what the clerk typed, so the clerk can copy it.
    expect([statusCode, body.includes(typed.name)], path).toEqual([404, true]);
    expect(body).not.toContain("Zacharias");
  }
  expect(await shown("q=Nobody+Knows")).toEqual([]);
  const [, old = ""] = links;
  await pressButton(app, await readDocument(app, old), "link");
  const to = () =>
    site.mail.mails.filter(({ text }) => text.includes("/leads?token=")).map(({ recipients }) => recipients);
  await expect.poll(to).toEqual([[holder]]);
});

it("pnpm leads link prints a link for the office's first address or, without a SECRET_KEY, an error that names the variable", async () => {
  const run = (SECRET_KEY: string) => {
    const mail = {
      SMTP_URL: "smtp://127.0.0.1:1",
      LEAD_EMAIL_FROM: "website@mail.site.example",
      LEAD_EMAIL_TO: `${holder},${dana}`,
    };
    const env = { SECRET_KEY, SITE_ORIGIN: "https://www.site.example", ...mail };
    return runCommand("leads", ["link"], { cwd: temporaryFolder(), env });
  };
  const reference = await addLead(db, newContact({ name: "Yolanda" }));
  const { stdout } = await run(key);
  const path = stdout.trim().replace("https://www.site.example", "");
  expect(await shown("q=Yolanda", path)).toEqual([reference]);
  expect(await run("")).toMatchObject({
    code: 1,
    stdout: "",
    stderr: expect.stringContaining("SECRET_KEY is not set"),
  });
});

const hostile = `<script>alert(1)</script>"'>{reference}`;

it("a lead from another source needs a name, a message and a phone number or an email address; it is stored once, unscored, and reported to the office", async () => {
  await db.deleteFrom("notifications").execute();
  const opened = await readDocument(app, list);
  const enter = (typed: Record<string, string>) => pressButton(app, opened, "enter", typed);
  for (const typed of [
    { name: "", phone: "615 555 0100", message: "Call" },
    { name: "Ann", phone: "615 555 0100", message: " " },
    { name: "Ann", message: "Call" },
    { name: "Ann", message: "Call", email: "ann@" },
  ]) {
    const refused = await enter(typed);
    expect(refused.statusCode, JSON.stringify(typed)).toBe(400);
    const { $ } = parseDocument(refused);
    expect($("[aria-invalid=true]").length).toBeGreaterThan(0);
  }
  const withoutButton = { token: tokenOf(list), name: "Ann", message: "Call", phone: "615 555 0100" };
  const refused = parseDocument(await app.inject(formPost("/forms/leads", withoutButton)));
  expect([refused.response.statusCode, refused.$("[name=message]").val()]).toEqual([400, "Call"]);
  const typed = { name: hostile, phone: "(615) 555-0142", company: hostile, message: hostile, cameBy: hostile };
  for (const _ of ["pressed", "pressed twice"]) {
    const { headers, statusCode } = await enter(typed);
    expect(statusCode).toBe(303);
    const { $ } = await readDocument(app, String(headers.location));
    expect($("main script:not([src])")).toHaveLength(0);
    expect($("main").text()).toContain("<script>alert(1)</script>");
  }
  const rows = await db.selectFrom("lead_inbox").selectAll().where("phone", "=", typed.phone).execute();
  expect(rows).toMatchObject([{ email: null, status: "new", spam_score: 0, owner: null }]);
  const told = () =>
    site.mail.mails.filter(({ text }) => text.includes(typed.phone)).flatMap(({ recipients }) => recipients);
  await expect.poll(() => told().toSorted()).toEqual([dana, holder]);
  for (const more of [{ email: "quiet@clinic.example" }, { email: "asks@clinic.example", confirm: "yes" }])
    expect((await enter({ ...typed, ...more })).statusCode).toBe(303);
  const asked = () => site.mail.mails.flatMap(({ recipients }) => recipients.filter((to) => to.includes("clinic")));
  await expect.poll(asked).toEqual(["asks@clinic.example"]);
});

it("the entry of a lead while the database is locked is shown again with 503, and stored when the button is pressed again", async () => {
  const opened = await readDocument(app, list);
  const typed = { name: "Locked Out", phone: "615 555 0143", message: "Twelve physicians" };
  const failed = await db.transaction().execute(async () => await pressButton(app, opened, "enter", typed));
  expect(failed.statusCode).toBe(503);
  const again = parseDocument(failed);
  expect(again.text).toContain(squeeze(leadListCopy.results.failed.heading));
  expect((await pressButton(app, again, "enter")).statusCode).toBe(303);
  expect(await shown("q=Locked+Out")).toHaveLength(1);
});

it("the CSV file has the listed leads, with owner, answer, notes and times that a spreadsheet reads", async () => {
  const said = 'Line one,\n"quoted"; ünïcode';
  const lead = newContact({
    name: "\u202E=HYPERLINK(1)",
    company: "Pfeiffer & Söhne",
    message: `\u2066${said}`,
    phone: "+1 615 555 0177",
  });
  const reference = await addLead(db, lead, "2026-01-05T03:30:00.000Z");
  expect((await readDocument(app, `${list}&q=pfeiffer`)).text).toContain("overdue,Jan5");
  const change = { reference, seen: "new", holder: dana, note: "Voicemail" } as const;
  await changeByLink(db, { ...change, action: "take" }, testPolicy);
  await changeByLink(db, { ...change, action: "contacted", note: null }, testPolicy);
  const correction = { company: { was: lead.company, text: "Pfeiffer & Sons" } };
  const policy = { ...testPolicy, mayConfirm: () => false };
  await changeLead(db, reference, { correction, addition: "After five" }, "command", policy);
  const { body, headers } = await app.inject(`${list.replace("/leads?", "/leads.csv?")}&q=pfeiffer`);
  expect(headers["content-type"]).toContain("text/csv");
  const time = expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  expect(Papa.parse(body.trim(), { header: true }).data).toEqual([
    expect.objectContaining({
      Reference: reference,
      Name: "'=HYPERLINK(1)",
      Message: said,
      Phone: "'+1 615 555 0177",
      Owner: dana,
      Received: "2026-01-04 21:30:00",
      Due: "2026-01-05 21:30:00",
      Answered: time,
      "Added by the visitor": "After five",
      Notes: "I take it\nVoicemail\nPractice: Pfeiffer & Söhne → Pfeiffer & Sons",
    }),
  ]);
});
