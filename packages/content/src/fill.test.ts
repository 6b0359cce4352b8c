import { expect, it } from "vitest";
import { fill } from "./fill.ts";
import { site } from "./site.ts";

it("fill changes neither the given content nor values without a token", () => {
  const content = { count: 3, open: true, none: null, text: "{unknown} {} {constructor} $1 $&" };
  expect(fill(content, { ...site, name: "$& {phone}" })).toEqual(content);
  expect(fill("{product}", { ...site, name: "$& {phone}" })).toBe("$& {phone}");
  const frozen = Object.freeze({ text: "{product}" });
  expect(fill(frozen, site)).toEqual({ text: site.name });
});
