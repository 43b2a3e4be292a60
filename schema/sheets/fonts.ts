import type { SheetFont } from './primitives.ts';

/**
 * The font files of paper: static ones, in WOFF, since the reader of PDF fonts stumbles over compound letters
 * in WOFF 2. Each is a subset, and a letter is drawn with the first of a list that has it. The files are in the
 * packages `@fontsource/…`; the browser loads the same ones.
 */
const scripts = (weight: 400 | 600): string[] => [
  ...['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext'].map(
    (subset) => `inter/files/inter-${subset}-${weight}-normal.woff`,
  ),
  `noto-sans-arabic/files/noto-sans-arabic-arabic-${weight}-normal.woff`,
  `noto-sans-hebrew/files/noto-sans-hebrew-hebrew-${weight}-normal.woff`,
  'noto-emoji/files/noto-emoji-emoji-400-normal.woff',
];

/** By font, the files in which a letter is looked for, in this order. */
export const fontFiles: Readonly<Record<SheetFont, readonly string[]>> = {
  sans: scripts(400),
  sansBold: scripts(600),
  display: [
    ...['latin', 'latin-ext', 'vietnamese'].map(
      (subset) => `newsreader/files/newsreader-${subset}-500-normal.woff`,
    ),
    ...scripts(400),
  ],
};

const scriptFamilies = 'Inter, "Noto Sans Arabic", "Noto Sans Hebrew", "Noto Emoji"';

/** The same for SVG. */
export const fontFamilies: Readonly<Record<SheetFont, { family: string; weight: number }>> = {
  sans: { family: `${scriptFamilies}, sans-serif`, weight: 400 },
  sansBold: { family: `${scriptFamilies}, sans-serif`, weight: 600 },
  display: { family: `Newsreader, ${scriptFamilies}, serif`, weight: 500 },
};

/** Drawn for a letter that no font has. */
export const missingBox = '\u25fb';
