import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const inter = createRequire(import.meta.url).resolve('@fontsource/inter/package.json');

/** The folder of the packages with the fonts for paper. */
export const fontFolder = join(dirname(inter), '..');
