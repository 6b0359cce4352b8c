import { site } from "@site/content/site";
import { expect, it } from "vitest";
import { telUri } from "./tel-uri.ts";

it.each([
  ["(615) 555-0142", "tel:+16155550142"],
  ["615.555.0142", "tel:+16155550142"],
  ["+1 (615) 555-0142", "tel:+16155550142"],
  ["  6155550142 ", "tel:+16155550142"],
])("%s becomes the tel: link of a US number", (written, uri) => {
  expect(telUri(written)).toBe(uri);
});

it.each(["ext. 3", "Ext3", ", ext. 3", "extension 3", "x 3", "#3", ";ext=3"])(
  "an extension may be written %s",
  (extension) => {
    expect(telUri(`(615) 555-0142 ${extension}`)).toBe("tel:+16155550142;ext=3");
    expect(telUri(`+44 20 7946 0018${extension}`)).toBe("tel:+442079460018;ext=3");
  },
);

it.each([
  ["+44 20 7946 0018", "tel:+442079460018"],
  ["+44 (0)20 7946 0018", "tel:+442079460018"],
  ["+247 20000", "tel:+24720000"],
])("%s becomes a tel: link with its country code", (written, uri) => {
  expect(telUri(written)).toBe(uri);
});

it.each([
  ...["", "call us", "555-0142", "911", "(615) 555-01422", "020 7946 0018", "001 615 555 0142"],
  ...["(115) 555-0142", "(615) 155-0142", "+0 615 555 0142", "+1234567890123456"],
  ...["(615) 555-0142 or (615) 555-0143", "Call (615) 555-0142", "(615) 555-0142 ext. three", "1-800-FLOWERS"],
])("%j has no tel: link", (written) => {
  expect(telUri(written)).toBeNull();
});

it("the sample company's tel: link dials the number that the pages show", () => {
  expect(site.telHref).toBe(telUri(site.phone));
});
