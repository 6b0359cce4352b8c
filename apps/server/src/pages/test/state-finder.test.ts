import { expect, it } from "vitest";
import { readDocument } from "../../test/open-test-app.ts";
import { shareRehearsedApp } from "../../test/rehearsed-app.ts";

const { app, db } = await shareRehearsedApp();

it.each([
  ["New+York", "/states/new-york"],
  ["ri", "/states/rhode-island"],
])("the state finder redirects %s to the state's page", async (text, target) => {
  const response = await app.inject(`/states?state=${text}`);
  expect([response.statusCode, response.headers.location]).toEqual([307, target]);
});

it("the state finder finds a state that an admin added, and no deleted one", async () => {
  const { id: _, ...state } = await db.selectFrom("states").selectAll().limit(1).executeTakeFirstOrThrow();
  const added = { ...state, slug: "puerto-rico", name: "Puerto Rico", abbreviation: "PR" };
  await db.insertInto("states").values(added).execute();
  expect((await app.inject("/states?state=pr")).headers.location).toBe("/states/puerto-rico");
  await db.deleteFrom("states").where("slug", "=", "puerto-rico").execute();
  expect((await app.inject("/states?state=pr")).statusCode).toBe(200);
});

it.each(["Atlantis", "%3Cscript%3Ealert(1)%3C/script%3E", "x".repeat(4_000)])(
  "the state finder says that %s is no state, and keeps the text in its field only",
  async (text) => {
    const { $, response } = await readDocument(app, `/states?state=${text}`);
    expect(response.statusCode).toBe(200);
    expect(response.headers["cache-control"]).toContain("no-store");
    expect($("main [role=alert]").text()).toBe("No state has that name. Choose one from the list below.");
    expect($("main input[name=state]").attr("value")).toBe(decodeURIComponent(text));
    expect($("main").text()).not.toMatch(/alert\(1\)|Atlantis/);
  },
);

it("the state finder suggests the state that a misspelling means", async () => {
  const { $ } = await readDocument(app, "/states?state=Tenessee");
  expect($("main [role=alert]").text()).toBe("No state has that name. Did you mean Tennessee?");
  expect($("main [role=alert] a").attr("href")).toBe("/states/tennessee");
});

it("the list of states shows those that match the chosen filter, and follows the table", async () => {
  const filtered = async () => {
    const { $, response } = await readDocument(app, "/states?only=registration");
    expect(response.headers["cache-control"]).not.toContain("no-store");
    expect($("main select[name=only] option[selected]").attr("value")).toBe("registration");
    const count = Number.parseInt($("#states [role=status]").text(), 10);
    return { count, hasOklahoma: $("#states ul a[href='/states/oklahoma']").length === 1 };
  };
  const before = await filtered();
  expect(before.hasOklahoma).toBe(true);
  const set = (controlled_substance_registration: "no" | "yes") =>
    db.updateTable("states").set({ controlled_substance_registration }).where("slug", "=", "oklahoma").execute();
  await set("no");
  await expect.poll(filtered).toEqual({ count: before.count - 1, hasOklahoma: false });
  await set("yes");
  await expect.poll(filtered).toEqual(before);
});

it.each([
  ["/states?only=cosmetology", "/states"],
  [`/states/texas?with=${"x".repeat(400)}`, "/states/texas"],
])("a text that can name no state and no filter leaves the address: %s", async (asked, location) => {
  const response = await app.inject(asked);
  expect([response.statusCode, response.headers.location]).toEqual([307, location]);
});

it("a state's page with a comparison is for one visitor", async () => {
  const { $, response } = await readDocument(app, "/states/texas?with=oklahoma");
  expect(response.headers["cache-control"]).toContain("no-store");
  expect($("#compare select").val()).toBe("oklahoma");
  expect($("link[rel=canonical]").attr("href")).toMatch(/\/states\/texas$/);
});
