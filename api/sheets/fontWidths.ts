import { fontFiles } from '../../schema/sheets/fonts.ts';
import { type SheetFont, sheetFonts } from '../../schema/sheets/primitives.ts';
import { fontFolder } from './fontFolder.ts';
import { openFont } from './openFont.ts';

/**
 * The letters' widths by font, in ranges: a code point, then the widths from there on, in thousandths of the
 * size.
 */
export type FontWidths = Record<SheetFont, number[][]>;

/** The widths of all letters in the fonts for paper. The first font file that has a letter counts. */
export const fontWidths = (): FontWidths =>
  Object.fromEntries(sheetFonts.map((font) => [font, rangesOf(font)])) as FontWidths;

const rangesOf = (name: SheetFont): number[][] => {
  const widths = new Map<number, number>();
  for (const file of fontFiles[name]) {
    const { font } = openFont(fontFolder, file);
    for (const code of font.characterSet)
      if (!widths.has(code)) {
        const { advanceWidth } = font.glyphForCodePoint(code);
        widths.set(code, Math.round((advanceWidth / font.unitsPerEm) * 1_000));
      }
  }
  const ranges: number[][] = [];
  let next = -1;
  for (const code of [...widths.keys()].sort((a, b) => a - b)) {
    const width = widths.get(code) ?? 0;
    if (code === next) ranges.at(-1)?.push(width);
    else ranges.push([code, width]);
    next = code + 1;
  }
  return ranges;
};
