import { readFileSync } from "node:fs";

const tokens = readFileSync(new URL("../../src/styles/tokens.css", import.meta.url), "utf8");

/** The pages' own colours: tokens.css stays the only place where a value is spelled. */
export const colours = {
  paper: token("paper"),
  surface: token("surface"),
  ink: token("ink"),
  muted: token("muted"),
  rule: token("rule"),
  pine: token("pine"),
  pineDeep: token("pine-deep"),
  pineTint: token("pine-tint"),
  amber: token("amber"),
  amberTint: token("amber-tint"),
  waiting: token("waiting"),
  // Of the pages' figures, where they are no tokens either.
  waitingText: "#4a3006",
  waitingRange: "#b09a6a",
  land: "#9dc3b6",
  // The tint, strong enough for a tab.
  pineTab: "#cfe3db",
};

function token(name: string): string {
  const value = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(tokens)?.[1];
  if (!value) throw new Error(`tokens.css has no colour --${name}.`);
  return value;
}

export const card = { width: 1200, height: 630 };

/** The sheet that the words stand on. It runs off the card's lower edge, as a file stands in a drawer. */
export const sheet = { left: 56, right: 1144, top: 140 };

/** Where words begin and end on the sheet. */
export const column = { left: 104, right: 1096, top: 184 };

/** The right part of the sheet, of cards that have a figure. */
export const figure = { left: 772, right: 1096, top: 200 };

/** The ink rule above product name and stamp. */
export const footTop = 524;

/** Cards are shown at about half their size: 3 here are the pages' 1.5. */
export const inkRule = 3;
