import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';
import { unpackedFont } from './unpackedFont.ts';

export type OpenFont = { font: Font; bytes: Buffer };

const opened = new Map<string, OpenFont>();

/** A font file for paper, read only once. @param folder `fontFolder` */
export const openFont = (folder: string, file: string): OpenFont => {
  const known = opened.get(file);
  if (known) return known;
  const bytes = unpackedFont(readFileSync(join(folder, file)));
  const read = { font: create(bytes), bytes };
  opened.set(file, read);
  return read;
};
