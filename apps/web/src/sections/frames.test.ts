import { services } from "@site/content/services/services";
import { specialties } from "@site/content/specialties/specialties";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { framesOf } from "./section.tsx";
import { Stats } from "./stats/stats.tsx";

const pages = Object.entries({ ...services, ...specialties });

it.each(pages)("no two neighboring sections of %s have their title at the side", (_, { sections }) => {
  const layouts = framesOf(sections).map(({ layout }) => layout);
  expect(layouts.join(" ")).not.toContain("side side");
  expect(layouts).toHaveLength(sections.length);
});

it("a figure shows its basis where the operator has given one, and nothing in its place elsewhere", () => {
  const basis = "of 5,214 applications decided in 2025";
  const stats = [
    { value: "95%", label: "success rate", basis },
    { value: "24h", label: "response" },
  ];
  const html = renderToStaticMarkup(createElement(Stats, { stats }));
  expect(html).toContain(basis);
  expect(html.match(/<dd/g)).toHaveLength(3);
});
