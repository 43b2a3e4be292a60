import type { SheetOptions } from '../../schema/sheets/sheetLayout.ts';
import type { SheetFormat } from '../../schema/sheets/sheetNames.ts';
import type { PrintedKitchen } from '../../schema/sheets/sheetPlan.ts';
import type { SheetKind } from '../../schema/vocabulary.ts';

/** The request to a process. */
export type SheetJob = {
  /** A SheetPlan, serialized by `node:v8`. */
  plan: Uint8Array;
  /** The tables to print. Default: all. */
  tableIds?: readonly string[] | undefined;
  kitchen?: PrintedKitchen | undefined;
  sheet: SheetKind;
  options: SheetOptions;
  format: SheetFormat;
  /** The stored pictures that the pages show, by id: PNG or JPEG. */
  images: Readonly<Record<string, Uint8Array>>;
  /** The page to draw as a picture, from 1. */
  page: number;
  /** The folder with the fonts. */
  fonts: string;
};

/** A file, or the number of pages if the requested page does not exist. */
export type SheetDrawn = { file: Uint8Array } | { pages: number };
