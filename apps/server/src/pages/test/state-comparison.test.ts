import { expect, it } from "vitest";
import { readDocument } from "../../test/open-test-app.ts";
import { openRehearsedApp } from "../../test/rehearsed-app.ts";

const { app } = await openRehearsedApp();

it("a state's page compares it with another one where the address asks, and is not cached then", async () => {
  const { $, response } = await readDocument(app, "/states/texas?with=oklahoma");
  expect(response.headers["cache-control"]).toContain("no-store");
  const heads = $("#compare thead th").map((_, head) => $(head).text());
  expect(heads.toArray()).toEqual(["Texas", "Oklahoma"]);
  expect($("#compare tbody tr").length).toBeGreaterThan(3);
  expect($("#compare select").val()).toBe("oklahoma");
  expect($("link[rel=canonical]").attr("href")).toMatch(/\/states\/texas$/);
});

it.each(["atlantis", ""])(
  "a state's page asked to compare it with %j is the page without a comparison",
  async (other) => {
    const { $, response } = await readDocument(app, `/states/texas?with=${other}`);
    expect(response.statusCode).toBe(200);
    expect($("#compare table")).toHaveLength(0);
  },
);

it.each(["%3Cscript%3E", "x".repeat(400)])(
  "a text that can name no state, such as %s, leaves the address",
  async (text) => {
    const response = await app.inject(`/states/texas?with=${text}`);
    expect([response.statusCode, response.headers.location]).toEqual([307, "/states/texas"]);
  },
);
