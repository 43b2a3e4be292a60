import type { SheetFont } from './primitives.ts';

/**
 * The font files for paper. They are static and in WOFF, because fontkit misreads compound letters in WOFF 2.
 * Each file is a subset; a letter is drawn with the first file that has it. They come from the packages
 * `@fontsource/…`, which the browser loads too.
 */
const scripts = (weight: 400 | 600): string[] => [
  ...['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext'].map(
    (subset) => `inter/files/inter-${subset}-${weight}-normal.woff`,
  ),
  `noto-sans-arabic/files/noto-sans-arabic-arabic-${weight}-normal.woff`,
  `noto-sans-hebrew/files/noto-sans-hebrew-hebrew-${weight}-normal.woff`,
  'noto-emoji/files/noto-emoji-emoji-400-normal.woff',
];

/** By font: the files to search for a letter, in this order. */
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

/** Drawn in place of a letter that no font has. */
export const missingBox = '\u25fb';
