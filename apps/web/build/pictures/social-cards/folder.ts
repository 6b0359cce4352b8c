import type { CardFacts, TabColour } from "./facts.ts";
import { card, colours, column, footTop, inkRule, sheet } from "./material.ts";
import { measure, type Text } from "./text.ts";

const tabTop = 52;
/** Slope of a tab's right edge: horizontal pixels per pixel of height. */
const lean = 0.36;

const tabColours: Record<TabColour, { ground: string; text: string }> = {
  pine: { ground: colours.pine, text: colours.surface },
  amber: { ground: colours.waiting, text: colours.waitingText },
  ink: { ground: colours.ink, text: colours.surface },
  tint: { ground: colours.pineTab, text: colours.pineDeep },
};

/** Tabs of the files behind, the farthest first, placed clear of the longest label. */
const tabsBehind = [
  { left: 940, right: sheet.right, top: 84, ground: colours.surface },
  { left: 792, right: 996, top: 84, ground: colours.amberTint },
  { left: 644, right: 848, top: 84, ground: colours.pineTint },
];

/** Draws the file: tabs, sheet, rules. */
export async function folder({ tab }: CardFacts): Promise<{ art: string; texts: readonly Text[] }> {
  const { ground, text } = tabColours[tab.colour];
  const look = { bold: true, colour: text };
  const code = tab.code === null ? [] : [{ ...look, text: tab.code, x: column.left, y: 61, size: 60 }];
  const codeWidth = code[0] ? (await measure(code[0])).width + 22 : 0;
  const label = { ...look, text: tab.label, x: column.left + codeWidth, y: 78, size: 30 };
  const right = label.x + (await measure(label)).width + column.left - sheet.left;
  const edge = `stroke="${colours.rule}" stroke-width="2"`;
  const art = [
    `<rect width="${card.width}" height="${card.height}" fill="${colours.paper}"/>`,
    ...tabsBehind.map((behind) => `<path d="${tabPath(behind)}" fill="${behind.ground}" ${edge}/>`),
    `<path d="M${sheet.left} 640V${sheet.top}H${sheet.right}V640z" fill="${colours.surface}" ${edge}/>`,
    `<path d="${tabPath({ left: sheet.left, right, top: tabTop })}" fill="${ground}"/>`,
    rule(sheet.left - 1, sheet.right + 1, sheet.top),
    rule(column.left, column.right, footTop),
  ];
  return { art: art.join(""), texts: [...code, label] };
}

function tabPath({ left, right, top }: { left: number; right: number; top: number }): string {
  const corner = 14;
  const shoulder = right - lean * (sheet.top - top);
  return [
    `M${left} ${sheet.top}V${top + corner}q0-${corner} ${corner}-${corner}`,
    `H${shoulder - corner}Q${shoulder} ${top} ${shoulder + lean * corner} ${top + corner}L${right} ${sheet.top}z`,
  ].join("");
}

/** A horizontal ink rule, as above the site's lists and figures. */
export function rule(left: number, right: number, y: number): string {
  return `<path d="M${left} ${y}H${right}" stroke="${colours.ink}" stroke-width="${inkRule}"/>`;
}
