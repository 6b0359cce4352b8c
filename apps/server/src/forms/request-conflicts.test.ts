import { requestPageCopy } from "@site/content/copy/request-page";
import { erasePerson } from "@site/db/privacy/erasure";
import { newContact, setLeadStatus } from "@site/db/test/open-test-database";
import { expect, it } from "vitest";
import { parseDocument, pressButton, readDocument, squeeze } from "../test/open-test-app.ts";
import { openRequests } from "../test/requests.ts";

const { app, db, engine, add, press, eventsOf, leadOf } = await openRequests();
const { results, closed, without } = requestPageCopy;

it("an older page doesn't revert a newer correction, and names a field that both correct", async () => {
  const message = "One\n\n\u202Etwo";
  const { reference, path } = await add(newContact({ phone: "615 555 0001", company: "Osei", message }));
  const older = await readDocument(app, path);
  await press(path, "save", { phone: "615 555 0002" });
  await pressButton(app, older, "save", { company: "Osei Eye", text: "And a sentence" });
  expect(await leadOf(reference)).toMatchObject({ phone: "615 555 0002", company: "Osei Eye", message });
  const stale = await pressButton(app, older, "save", { phone: "615 555 0003", text: "A third thing" });
  expect(stale.statusCode).toBe(409);
  for (const words of [results.stale.heading, "Now it is: 615 555 0002", 'value="615 555 0003"', "A third thing"])
    expect(stale.body).toContain(words);
  expect(await leadOf(reference)).toMatchObject({ phone: "615 555 0002" });
  expect((await pressButton(app, parseDocument(stale), "save")).statusCode).toBe(303);
  expect(await leadOf(reference)).toMatchObject({ phone: "615 555 0003" });
  const notes = (await eventsOf(reference)).map(({ note }) => note);
  expect(notes.slice(-2)).toEqual(["Phone: 615 555 0002 → 615 555 0003", "A third thing"]);
});

type Added = Awaited<ReturnType<typeof add>>;
const mark = (status: "won" | "lost") => (lead: Added) =>
  setLeadStatus(db, { reference: lead.reference, status, note: null });
const all = { phone: "615 555 0777", company: "Osei <Eye>", email: "ada@osei.example", text: "And a sentence" };

it.each<[string, (lead: Added) => Promise<unknown>, number, { heading: string; text: string }, string | null]>([
  ["won", mark("won"), 409, closed.won, "save"],
  ["lost", mark("lost"), 409, closed.lost, null],
  ["withdrawn in another tab", ({ path }) => press(path, "withdraw"), 409, closed.withdrawn, "again"],
  ["erased", ({ email }) => erasePerson({ db, engine }, email), 410, without.erased, null],
])(
  "the page of a request that was %s meanwhile shows every typed word, and explains its button if it has one",
  async (_how, close, status, words, button) => {
    for (const typed of [all, { text: all.text }, { ...all, text: "", email: "ada@" }]) {
      const lead = await add(newContact({ email: `${Math.random()}@clinic.example` }));
      const page = await readDocument(app, lead.path);
      await close(lead);
      const isTaken = button === "save" && Object.keys(typed).join() === "text";
      const answer = await pressButton(app, page, "save", typed);
      expect(answer.statusCode).toBe(isTaken ? 303 : status);
      if (isTaken) continue;
      const { $, text } = parseDocument(answer);
      expect(text).toContain(squeeze(words.heading));
      const values = $("main textarea, main input").map((_, each) => $(each).val());
      const shown = squeeze($("main").text() + values.get().join(" "));
      for (const word of Object.values(typed)) expect(shown).toContain(squeeze(word));
      const first = $("main form button").first();
      expect(first.attr("value") ?? null).toBe(button);
      if (button !== null) expect(words.text).toContain(first.text());
      if (button !== "save" || typed.text === "") continue;
      expect((await pressButton(app, parseDocument(answer), "save")).statusCode).toBe(303);
      expect((await eventsOf(lead.reference)).map(({ note }) => note)).toContain("And a sentence");
      expect(await leadOf(lead.reference)).toMatchObject({ status: "won", company: null });
    }
  },
);

it("text typed while the database is locked is shown again, and the next press saves it", async () => {
  const { reference, path } = await add(newContact({ phone: "615 555 0001", message: "Two states" }));
  const page = await readDocument(app, path);
  const typed = { phone: "615 555 0002", text: "After five, please" };
  const failed = await db.transaction().execute(async () => await pressButton(app, page, "save", typed));
  expect(failed.statusCode).toBe(503);
  expect(failed.headers["cache-control"]).toBe("no-store");
  for (const words of [results.failed.heading, 'value="615 555 0002"', "After five, please"])
    expect(failed.body).toContain(words);
  expect((await pressButton(app, parseDocument(failed), "save")).statusCode).toBe(303);
  expect(await leadOf(reference)).toMatchObject({ phone: "615 555 0002" });
  expect((await eventsOf(reference)).map(({ note }) => note)).toContain("After five, please");
});
