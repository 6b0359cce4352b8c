import { theme } from "../../../src/theme.ts";

const { pine, amber, ink, paper } = theme.colors;

/** Theme colours by their use on a card. */
export const colours = {
  paper: paper[1],
  surface: theme.white,
  ink: theme.black,
  muted: ink[6],
  inkStamp: ink[7],
  rule: ink[2],
  pine: pine[7],
  pineDeep: pine[8],
  pineTint: pine[0],
  // Stronger than `pineTint`, so that a tab is visible.
  pineTab: pine[1],
  land: pine[3],
  amber: amber[7],
  amberTint: amber[0],
  waiting: amber[1],
  waitingText: amber[9],
  waitingRange: amber[5],
};

export const card = { width: 1200, height: 630 };

/** The sheet of paper below the text. It extends beyond the card's lower edge. */
export const sheet = { left: 56, right: 1144, top: 140 };

/** Column of the text on the sheet. */
export const column = { left: 104, right: 1096, top: 184 };

/** Area of the figure, at the right of the sheet. */
export const figure = { left: 772, right: 1096, top: 200 };

/** The ink rule above product name and stamp. */
export const footTop = 524;

/** Twice the pages' 1.5, because a card is displayed at about half its size. */
export const inkRule = 3;
