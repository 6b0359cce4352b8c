import { theme } from "../../src/theme.ts";

const { pine, amber, ink, paper } = theme.colors;

/** The pages' own colours, by what they mean on a card. */
export const colours = {
  paper: paper[1],
  surface: theme.white,
  ink: theme.black,
  muted: ink[6],
  rule: ink[2],
  pine: pine[7],
  pineDeep: pine[8],
  pineTint: pine[0],
  // The tint, strong enough for a tab.
  pineTab: pine[1],
  land: pine[3],
  amber: amber[7],
  amberTint: amber[0],
  waiting: amber[1],
  waitingText: amber[9],
  waitingRange: amber[5],
};

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
