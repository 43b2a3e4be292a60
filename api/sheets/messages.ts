import type { PrintedKitchen } from '../../schema/sheets/kitchenSheet.ts';
import type { SheetFormat } from '../../schema/sheets/sheetNames.ts';
import type { SheetOptions } from '../../schema/sheets/sheetPages.ts';
import type { SheetKind } from '../../schema/vocabulary.ts';

/** What a thread is asked to draw. */
export type SheetJob = {
  /** A SheetPlan, serialized by `node:v8`. */
  plan: Uint8Array;
  /** The tables that it is of. Left out: all. */
  tableIds?: readonly string[] | undefined;
  /** For the kitchen's sheet. */
  kitchen?: PrintedKitchen | undefined;
  sheet: SheetKind;
  options: SheetOptions;
  format: SheetFormat;
  /** The pictures that are kept of those that the pages show, by their ids: PNG or JPEG. */
  images: Readonly<Record<string, Uint8Array>>;
  /** Of a picture, from 1. */
  page: number;
  /** Where the fonts are. */
  fonts: string;
};

/** A file, or how many pages there are where the page that was asked for is none of them. */
export type SheetDrawn = { file: Uint8Array } | { pages: number };
