import { writeFile } from 'node:fs/promises';
import { fontWidths } from './fontWidths.ts';

/** Writes the widths of all letters of the fonts for paper. Run it after a change of these fonts. */
await writeFile('schema/sheets/fontWidths.json', `${JSON.stringify(fontWidths())}\n`);
