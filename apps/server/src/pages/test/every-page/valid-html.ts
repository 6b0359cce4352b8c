import { pages } from "@site/content/pages";
import { HtmlValidate } from "html-validate/node";
import { expect, it } from "vitest";
import { documentOf } from "./unchanged-site.ts";

/** The recommended rules without those of style: React decides the case of attributes and the form of empty ones. */
const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:recommended"],
  rules: {
    "attr-case": "off",
    "void-style": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "no-inline-style": "off",
    "tel-non-breaking": "off",
    "valid-id": ["error", { relaxed: true }],
  },
});

/** One page of each kind, and every service, whose sections differ. */
const kinds = new Set<string>();
const shown = pages.filter(({ kind }) => kind === "service" || (!kinds.has(kind) && kinds.add(kind)));

it.each([...shown.map(({ path }) => path), "/no-such-page", "/payer-enrollment?start=2027-06-01&medicare=on"])(
  "the HTML of %s keeps the rules of HTML: elements where they may stand, and no attribute that means nothing",
  async (path) => {
    const { response } = await documentOf(path);
    const report = await validator.validateString(response.body);
    const faults = report.results.flatMap(({ messages }) =>
      messages.map(({ message, selector }) => `${message} ${selector}`),
    );
    expect(faults).toEqual([]);
  },
);
