import type { MantineColorsTuple, MantineThemeOverride } from "@mantine/core";

function shades(list: string): MantineColorsTuple {
  const all: readonly string[] = list.split(" ");
  return all as MantineColorsTuple; // each list below has ten shades
}

/** Greens for approvals and controls. Shade 0 is for tints, 7 is the brand's green, and 8 is for the dark band. */
const pine = shades("#e6f0ec #cfe2db #c8d9d2 #9fc3b6 #8fb8ad #7fa79c #2c6156 #0b5d4e #083f36 #062f28");

/** Ambers for durations. Shade 1 fills bars, 5 is their border (contrast 4.3:1), and 7 and 9 are for texts. */
const amber = shades("#faeed8 #d8c08a #ead9b4 #d9c8a5 #d99a3d #8c7440 #a85f08 #8a4d05 #5a3305 #4a3006");

/** Shade 2 is for lines between items, 4 is for borders of controls, 6 is for muted text, and 9 is for text. */
const ink = shades("#e4e9e9 #dfe3e0 #d9dfdb #c9d5da #7d8c89 #667680 #44565f #2f424d #1d303b #10222e");

/** Shade 0 is for sheets, 1 is for the page, 3 is for the cover of an article, and 4 is for a band. */
const paper = shades("#ffffff #fbfaf6 #f4f5f0 #eef1ec #edf2ee #e0e6e1 #d3dbd5 #c2ccc6 #aeb9b3 #98a59e");

/** Mantine uses a color with the name `gray` for quiet surfaces and lines, so `gray` gets shades of our own colors. */
const gray: MantineColorsTuple = [paper[2], paper[4], ink[0], ink[2], ink[4], ink[5], ink[6], ink[7], ink[8], ink[9]];

const red = shades("#fbecea #f5d5d2 #e9aba6 #dc7f78 #cd5852 #bb3c36 #a3231f #861b18 #681412 #4a0d0b");

/** Each further pair of font size and font weight delays the first layout of a page. */
const fontWeights = { regular: "400", medium: "640", bold: "720" };

/** Emails and social cards import this file, so it must not import Mantine, which takes a second to load. */
export const tokens = {
  colors: { pine, amber, ink, paper, gray, red },
  primaryColor: "pine",
  primaryShade: 7,
  white: paper[0],
  black: ink[9],
  cursorType: "pointer",
  fontFamily: '"Figtree Variable", "Figtree Fallback", system-ui, sans-serif',
  fontSizes: { xs: "1rem", sm: "1rem", md: "1.0625rem", lg: "1.1875rem", xl: "min(1.5rem, 7.5vw)" },
  fontWeights,
  lineHeights: { xs: "1.45", sm: "1.45", md: "1.6", lg: "1.6", xl: "1.3" },
  headings: {
    fontFamily: '"Figtree Variable", "Figtree Fallback", system-ui, sans-serif',
    fontWeight: fontWeights.bold,
    textWrap: "balance",
    sizes: {
      h1: { fontSize: "min(clamp(2.25rem, 1.5rem + 3.1vw, 3.75rem), 10vw)", lineHeight: "1.1" },
      h2: { fontSize: "min(clamp(1.75rem, 1.35rem + 1.6vw, 2.5rem), 9vw)", lineHeight: "1.1" },
      h3: { fontSize: "1.1875rem", lineHeight: "1.3", fontWeight: fontWeights.medium },
      // `h5` is the heading of a minor section, so it is larger than `h4`, which is a heading inside a section.
      h5: { fontSize: "min(clamp(1.375rem, 1.1rem + 0.9vw, 1.75rem), 8.5vw)", lineHeight: "1.1" },
      h4: { fontSize: "min(clamp(1.25rem, 1.1rem + 0.9vw, 1.5rem), 8.5vw)", lineHeight: "1.1" },
    },
  },
  spacing: { xs: "8px", sm: "12px", md: "20px", lg: "36px", xl: "40px" },
  radius: { xs: "4px", sm: "6px", md: "8px", lg: "14px", xl: "999px" },
  defaultRadius: "md",
  shadows: { md: "0 18px 40px -18px rgb(16 34 46 / 0.28), 0 2px 6px rgb(16 34 46 / 0.06)" },
  // The style sheets repeat these values in their media queries, because a media query can't read a variable.
  breakpoints: { sm: "37.5em", md: "47.5em", lg: "56.25em", xl: "68.75em" },
  other: {
    headerHeight: "72px",
    contentWidth: "1116px",
    pageWidth: "calc(var(--mantine-content-width) + 2 * var(--mantine-gutter))",
    readingWidth: "760px",
    gutter: "clamp(20px, 4vw, 40px)",
    sectionSpace: "clamp(68px, 7.2vw, 104px)",
    textWrap: "balance",
  },
} satisfies MantineThemeOverride;
