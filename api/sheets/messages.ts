import type { SheetFormat } from '../../schema/sheets/sheetNames.ts';
import type { SheetOptions } from '../../schema/sheets/sheetPages.ts';
import type { SheetPlan } from '../../schema/sheets/sheetPlan.ts';
import type { SheetKind } from '../../schema/vocabulary.ts';

/** What a thread is asked to draw. */
export type SheetJob = {
  plan: SheetPlan;
  sheet: SheetKind;
  options: SheetOptions;
  format: SheetFormat;
  /** The pictures that the pages show, by their ids: PNG or JPEG. */
  images: Readonly<Record<string, Uint8Array>>;
  /** Of a picture, from 1. */
  page: number;
  /** Where the fonts are. */
  fonts: string;
};

/** A file, or how many pages there are where the page that was asked for is none of them. */
export type SheetDrawn = { file: Uint8Array } | { pages: number };
