import { maxColumns } from '../csvMessages.ts';
import { cellName, placeOf } from './cellNames.ts';
import { numberText } from './numberText.ts';
import { unescaped } from './sharedStrings.ts';
import { Unreadable } from './unreadable.ts';
import { maxRow, maxText, workbookMessages } from './workbookMessages.ts';
import { readXml } from './xml.ts';

/** The shared tables that cells refer to. */
export type Book = { strings: readonly string[]; formats: readonly string[]; is1904: boolean };

/** The cells of a sheet that have text, as displayed. Rows and columns count from 1. */
export type SheetCells = {
  rows: Map<number, Map<number, string>>;
  /** The last cell of each merged range, by the name of its first. */
  merged: Map<string, Place>;
  /** The numbers of rows that are not shown, also of empty ones. */
  hidden: Set<number>;
  /** The numbers of columns that are not shown. */
  hiddenColumns: Set<number>;
  /** Sentences about single cells, with their rows. */
  errors: string[];
};
type Place = { column: number; row: number };

type Cell = Place & {
  type: string;
  style: number;
  value?: string;
  inline?: string;
  hasFormula: boolean;
};

const isOn = /^(1|true|on)$/;

/** @throws Unreadable, or another error if the file is damaged */
export const readSheet = (bytes: Uint8Array, book: Book): SheetCells => {
  const sheet: SheetCells = {
    rows: new Map(),
    merged: new Map(),
    hidden: new Set(),
    hiddenColumns: new Set(),
    errors: [],
  };
  const put = intoSheet(sheet);
  let row = 0;
  let column = 0;
  let cell: Cell | undefined;
  let reading: 'value' | 'inline' | undefined;
  let isPhonetic = false;
  readXml(bytes, {
    open: (element, attributes) => {
      if (element === 'row') {
        const { r, hidden = '' } = attributes();
        row = rowOf(r) ?? row + 1;
        column = 0;
        if (isOn.test(hidden)) sheet.hidden.add(row);
      } else if (element === 'col') {
        const { min, max, hidden = '' } = attributes();
        const last = isOn.test(hidden) ? Math.min(Number(max), maxColumns) : 0;
        for (let at = Number(min); at <= last; at += 1) sheet.hiddenColumns.add(at);
      } else if (element === 'c') {
        const { r, t = 'n', s = '0' } = attributes();
        const place = r === undefined ? { row, column: column + 1 } : placeOf(r);
        if (!place) throw new Unreadable(workbookMessages.damaged);
        ({ row, column } = place);
        cell = { row, column, type: t, style: Number(s), hasFormula: false };
      } else if (element === 'mergeCell') addMerged(sheet, attributes().ref ?? '');
      else if (!cell) return;
      else if (element === 'f') cell.hasFormula = true;
      else if (element === 'v') reading = 'value';
      else if (element === 'rPh') isPhonetic = true;
      else if (element === 't' && !isPhonetic) reading = 'inline';
    },
    text: (text) => {
      if (cell && reading) cell[reading] = (cell[reading] ?? '') + text;
    },
    close: (element) => {
      if (element === 'v' || element === 't') reading = undefined;
      else if (element === 'rPh') isPhonetic = false;
      else if (element === 'c' && cell) {
        put(cell, shownOf(cell, book, sheet.errors));
        cell = undefined;
        if (sheet.errors.length >= mostErrors) throw new Unreadable(...sheet.errors);
      }
    },
  });
  return sheet;
};

/**
 * The number of a row; undefined if it states none. Throws if it is invalid: such a row would never be
 * listed, and its cells would be lost.
 */
const rowOf = (number: string | undefined): number | undefined => {
  if (number === undefined) return undefined;
  if (!/^[1-9]\d{0,6}$/.test(number)) throw new Unreadable(workbookMessages.damaged);
  return Number(number);
};

/** The number of errors at which reading stops. */
const mostErrors = 100;

/** Puts texts into a sheet, within its limits. */
const intoSheet = ({ rows }: SheetCells) => {
  let room = maxText;
  return ({ row, column }: Place, text: string): void => {
    if (text.trim() === '') return;
    if (row > maxRow) throw new Unreadable(workbookMessages.rowTooFar(row));
    if (column > maxColumns) {
      throw new Unreadable(workbookMessages.tooManyColumns(row, maxColumns));
    }
    // Cells may share one long text, and each gets a copy of it.
    room -= text.length;
    if (room < 0) throw new Unreadable(workbookMessages.tooMuchText);
    const cells = rows.get(row) ?? new Map<number, string>();
    rows.set(row, cells.set(column, text));
  };
};

const addMerged = (sheet: SheetCells, ref: string): void => {
  const [from, to] = ref.split(':').map(placeOf);
  if (from && to && from.row <= maxRow && from.column <= maxColumns)
    sheet.merged.set(cellName(from.column, from.row), to);
};

const shownOf = (cell: Cell, { strings, formats, is1904 }: Book, errors: string[]): string => {
  const { type, value, inline, hasFormula, row, column } = cell;
  const name = cellName(column, row);
  if (value === undefined && inline === undefined) {
    if (hasFormula) errors.push(workbookMessages.noValue(row, name));
    return '';
  }
  if (type === 'inlineStr') return unescaped(inline ?? '');
  const raw = value ?? '';
  switch (type) {
    case 's': {
      const text = strings[Number(raw)];
      if (text === undefined) throw new Unreadable(workbookMessages.damaged);
      return text;
    }
    case 'str':
      return unescaped(raw);
    case 'b':
      return raw.trim() === '1' ? 'TRUE' : 'FALSE';
    case 'e':
      errors.push(workbookMessages.cellError(row, name, raw.slice(0, 20)));
      return '';
    case 'd':
      return raw
        .trim()
        .replace(/T00:00:00(\.0+)?Z?$/, '')
        .replace('T', ' ');
    default: {
      const number = Number(raw);
      if (raw.trim() === '') return '';
      return Number.isFinite(number)
        ? numberText(number, formats[cell.style] ?? 'General', is1904)
        : raw;
    }
  }
};
