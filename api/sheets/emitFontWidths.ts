import { writeFile } from 'node:fs/promises';
import { fontWidths } from './fontWidths.ts';

/** Writes the widths of all letters of paper's fonts, after a change of the fonts. */
await writeFile('schema/sheets/fontWidths.json', `${JSON.stringify(fontWidths())}\n`);
