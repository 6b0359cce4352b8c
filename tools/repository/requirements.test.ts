import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { consultationForm, contactForm } from "../../packages/content/src/copy/forms.ts";
import { spans } from "../../packages/content/src/facts/spans.ts";

const root = join(import.meta.dirname, "../..");
const document = readFileSync(join(root, "docs/requirements.md"), "utf8");
const numbers = [...document.matchAll(/^\*\*(\d+)\.\*\* /gm)].map(([, number]) => Number(number));

/** All text files that people write, by path. */
const texts = globSync("{README.md,{apps,packages,tools,docs}/**/*.{ts,tsx,css,md}}", {
  cwd: root,
  exclude: (path) => /(?:^|\/)(?:node_modules|dist|generated|tmp)$/.test(path),
}).map((path): [string, string] => [path, readFileSync(join(root, path), "utf8")]);

/** The numbers that a text cites: "requirement 12", "requirements 12 and 14", "requirements 46 to 50". */
function citedIn(text: string): number[] {
  const citations = text.matchAll(/\brequirements? (\d+(?:(?:, | and | or | to |, and )\d+)*)/gi);
  return [...citations].flatMap(([, list = ""]) => [...list.matchAll(/\d+/g)].map(([number]) => Number(number)));
}

it("docs/requirements.md has every requirement that code, tests or documents cite", () => {
  const sources = Object.entries(spans).map(([name, { source }]): [string, string] => [`spans.ts, ${name}`, source]);
  const cited = [...texts, ...sources].map(([place, text]) => ({ place, numbers: citedIn(text) }));
  expect(cited.flatMap((text) => text.numbers).length).toBeGreaterThan(50);
  const missing = cited.flatMap((text) =>
    text.numbers.filter((number) => !numbers.includes(number)).map((number) => `${text.place}: requirement ${number}`),
  );
  expect(missing).toEqual([]);
});

it.each([
  [97, consultationForm],
  [98, contactForm],
])("requirement %i of docs/requirements.md names every field of its form", (number, { labels }) => {
  const text = document.split("\n").find((line) => line.startsWith(`**${number}.**`));
  const names = Object.values(labels).map((label) => label.replace(" (optional)", ""));
  expect(names.filter((name) => !text?.includes(name))).toEqual([]);
});
