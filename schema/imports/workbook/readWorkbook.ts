import type { CsvTable } from '../csvTable.ts';
import { sharedStrings } from './sharedStrings.ts';
import { type Book, readSheet, type SheetCells } from './sheetCells.ts';
import { tableOf } from './sheetTable.ts';
import { formatsOf } from './styles.ts';
import { Unreadable } from './unreadable.ts';
import { unzipped } from './unzip.ts';
import { maxUnpacked, workbookMessages } from './workbookMessages.ts';
import { attributesOf } from './xml.ts';

type Files = ReadonlyMap<string, Uint8Array>;

/** The table of a workbook, or the names of its sheets if several have text and none was chosen. */
export type ReadWorkbook = { table: CsvTable } | { sheets: string[] };

/**
 * Reads an Excel workbook (.xlsx) without hidden sheets.
 * @throws Unreadable, or another error if the file is damaged
 */
export const readWorkbook = (file: Uint8Array, sheet?: string): ReadWorkbook => {
  const files = unzipped(file, maxUnpacked, (name) => /\.(xml|rels)$|vbaProject\.bin$/i.test(name));
  refuseOthers(files);
  const { path, book, sheets } = bookOf(files);
  const named = sheets.filter(({ name }) => sheet === undefined || name === sheet);
  if (sheet !== undefined && named.length === 0)
    throw new Unreadable(workbookMessages.noSuchSheet(sheet));
  const filled = named
    .map(({ name, target }) => ({ name, read: sheetAt(fileAt(files, path, target), book) }))
    .filter(({ read }) => read instanceof Unreadable || read.rows.size > 0);
  const [first] = filled;
  if (!first) throw new Unreadable(workbookMessages.tooShort);
  if (filled.length > 1 && sheet === undefined) return { sheets: filled.map(({ name }) => name) };
  if (first.read instanceof Unreadable) throw first.read;
  return { table: tableOf(first.read) };
};

/** A sheet, or why it cannot be read, which is no problem if another sheet is wanted. */
const sheetAt = (bytes: Uint8Array, book: Book): SheetCells | Unreadable => {
  try {
    return readSheet(bytes, book);
  } catch (error) {
    if (error instanceof Unreadable) return error;
    throw error;
  }
};

/** Refuses other zip files, other kinds of workbooks, and macros. */
const refuseOthers = (files: Files): void => {
  const names = [...files.keys()];
  const types = attributesOf(files.get('[Content_Types].xml'), 'Override');
  const kinds = types.map(({ ContentType = '' }) => ContentType);
  if (
    names.some((name) => /vbaProject\.bin$/i.test(name)) ||
    kinds.some((kind) => /macroEnabled/i.test(kind))
  )
    throw new Unreadable(workbookMessages.macros);
  if (!kinds.some((kind) => /spreadsheetml\.(sheet|template)\.main\+xml$/.test(kind)))
    throw new Unreadable(workbookMessages.otherZip);
};

const bookOf = (files: Files) => {
  const root = relationsOf(files, '').find(({ kind }) => kind === 'officeDocument');
  const path = resolved('', root?.target ?? 'xl/workbook.xml');
  const relations = relationsOf(files, path);
  const bytes = fileAt(files, '', path);
  const targetOf = (kind: string) => relations.find((one) => one.kind === kind)?.target;
  const optional = (kind: string) => {
    const target = targetOf(kind);
    return target === undefined ? undefined : files.get(resolved(path, target));
  };
  const sheets = attributesOf(bytes, 'sheet').flatMap(
    ({ name = '', state = 'visible', ...rest }) => {
      const id = Object.entries(rest).find(([key]) => /(^|:)id$/.test(key))?.[1];
      const relation = relations.find((one) => one.id === id && one.kind === 'worksheet');
      return relation && state === 'visible' ? [{ name, target: relation.target }] : [];
    },
  );
  const [settings] = attributesOf(bytes, 'workbookPr');
  const book: Book = {
    strings: sharedStrings(optional('sharedStrings')),
    formats: formatsOf(optional('styles')),
    is1904: /^(1|true|on)$/.test(settings?.date1904 ?? ''),
  };
  return { path, book, sheets };
};

/** The relations of a file in the workbook, or of the whole package for ''. */
const relationsOf = (files: Files, path: string) => {
  const at = path.lastIndexOf('/') + 1;
  const own = `${path.slice(0, at)}_rels/${path.slice(at)}.rels`;
  return attributesOf(files.get(own), 'Relationship').map(
    ({ Id: id, Type = '', Target: target = '' }) => ({
      id,
      kind: Type.slice(Type.lastIndexOf('/') + 1),
      target,
    }),
  );
};

const fileAt = (files: Files, from: string, target: string): Uint8Array => {
  const file = files.get(resolved(from, target));
  if (!file) throw new Unreadable(workbookMessages.damaged);
  return file;
};

/** Resolves a target, which is relative to the file that names it, or to the root. */
const resolved = (from: string, target: string): string =>
  new URL(target, `http://file/${from}`).pathname.slice(1);
