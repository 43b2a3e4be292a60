import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { fontFiles } from '../../schema/sheets/fonts.ts';
import { widthOf } from '../../schema/sheets/textMetrics.ts';
import { fontFolder } from './fontFolder.ts';
import { fontWidths } from './fontWidths.ts';
import { lettersOf } from './letters.ts';
import { openFont } from './openFont.ts';
import { runsOf } from './runs.ts';

it('is the table used for breaking lines', async () => {
  const table = JSON.parse(await readFile('schema/sheets/fontWidths.json', 'utf8'));
  expect(fontWidths()).toEqual(table);
});

it('contains joined Arabic letters as the font sets them, within two hundredths', () => {
  for (const name of ['محمد', 'عبد الرحمن', 'فاطمة', 'إبراهيم', 'مُحَمَّد', 'علاء'])
    for (const style of ['sans', 'sansBold'] as const) {
      const file = fontFiles[style].find((one) =>
        openFont(fontFolder, one).font.hasGlyphForCodePoint(0x645),
      );
      const { font } = openFont(fontFolder, file ?? '');
      const { positions } = font.layout(name, []);
      const set = positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0) / font.unitsPerEm;
      expect(Math.abs(widthOf(name, style, 1) / set - 1)).toBeLessThan(0.02);
    }
});

it.each([
  '👨‍👩‍👧‍👦',
  '👩🏽‍🚀',
  '👩‍❤️‍💋‍👨',
  '👍🏽',
  '🇩🇪',
  '🇩🇪🇫🇷',
  '🏳️‍🌈',
  '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  '1️⃣',
  '#️⃣',
  '❤️',
  '🇩',
  '👍👍',
])('counts the picture of %s as wide as it is drawn', (emoji) => {
  const runs = runsOf(emoji, 'sans', (file, code) =>
    openFont(fontFolder, file).font.hasGlyphForCodePoint(code),
  );
  const drawn = runs.map(({ file, text }) => {
    const { font } = openFont(fontFolder, file);
    const { positions } = lettersOf(font, text);
    return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0) / font.unitsPerEm;
  });
  expect(widthOf(emoji, 'sans', 1)).toBeCloseTo(
    drawn.reduce((sum, width) => sum + width, 0),
    2,
  );
});
