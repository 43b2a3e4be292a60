import { strToU8, zipSync } from 'fflate';
import { type PackedEntry, packed, zipOf } from './zips.ts';

/** A sheet: its rows in XML, and the XML before and after them. */
export type MadeSheet = {
  name: string;
  rows: string;
  before?: string;
  after?: string;
  state?: string;
};

type Made = {
  sheets: readonly MadeSheet[];
  /** In XML, with an `<si>` for each. */
  strings?: string;
  /** The number format of each style, starting from 1. */
  formats?: readonly string[];
  is1904?: boolean;
  /** Additional entries of the zip file, or replacements. */
  more?: Readonly<Record<string, Uint8Array>>;
};

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';
const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const relation = (id: string, kind: string, target: string) =>
  `<Relationship Id="${id}" Type="${relations}/${kind}" Target="${target}"/>`;
const related = (list: string) =>
  `<Relationships xmlns="${packaged}/relationships">${list}</Relationships>`;

/** The files of a workbook, written by hand, so that it can be as odd as real ones. */
export const workbookParts = ({
  sheets,
  strings = '',
  formats = [],
  is1904 = false,
  more = {},
}: Made): Record<string, Uint8Array> => {
  const texts: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="${packaged}/content-types"><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/></Types>`,
    '_rels/.rels': related(relation('r', 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><workbookPr${is1904 ? ' date1904="1"' : ''}/><sheets>${sheets
      .map(
        ({ name, state = 'visible' }, index) =>
          `<sheet name="${name}" sheetId="${index + 1}" state="${state}" r:id="s${index}"/>`,
      )
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': related(
      [
        relation('strings', 'sharedStrings', 'sharedStrings.xml'),
        relation('styles', 'styles', '/xl/styles.xml'),
        ...sheets.map((_, index) => relation(`s${index}`, 'worksheet', `worksheets/${index}.xml`)),
      ].join(''),
    ),
    'xl/sharedStrings.xml': `<sst xmlns="${main}">${strings}</sst>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}"><numFmts>${formats
      .map((format, index) => `<numFmt numFmtId="${200 + index}" formatCode="${format}"/>`)
      .join('')}</numFmts><cellStyleXfs><xf numFmtId="9"/></cellStyleXfs><cellXfs><xf/>${formats
      .map((_, index) => `<xf numFmtId="${200 + index}"/>`)
      .join('')}</cellXfs></styleSheet>`,
  };
  for (const [index, { rows, before = '', after = '' }] of sheets.entries())
    texts[`xl/worksheets/${index}.xml`] =
      `<worksheet xmlns="${main}">${before}<sheetData>${rows}</sheetData>${after}</worksheet>`;
  const bytes = Object.entries(texts).map(([name, text]) => [name, strToU8(text)] as const);
  return { ...Object.fromEntries(bytes), ...more };
};

/** A workbook of these sheets. */
export const workbookOf = (made: Made): Uint8Array => zipSync(workbookParts(made));

/** A row of texts. */
export const textRow = (...cells: readonly string[]): string =>
  `<row>${cells.map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`).join('')}</row>`;

/** A workbook of one sheet. */
export const sheetOf = (
  rows: string,
  {
    before = '',
    after = '',
    ...made
  }: Omit<Made, 'sheets'> & { before?: string; after?: string } = {},
) => workbookOf({ ...made, sheets: [{ name: 'Guests', rows, before, after }] });

/**
 * A workbook with some entries that unpack to this many megabytes of spaces, although the file declares a
 * thousand bytes for each. If there are several, all share the bytes of the first.
 */
export const bombOf = (
  megabytes: number,
  entries = ['xl/worksheets/0.xml'],
  bytes = packed(megabytes),
): Uint8Array => {
  const made = { sheets: [{ name: 'Guests', rows: textRow('name', 'tag') }] };
  const harmless = Object.entries(workbookParts(made)).filter(([name]) => !entries.includes(name));
  return zipOf([
    ...harmless.map(
      ([name, bytes]): PackedEntry => ({ name, bytes, method: 0, size: bytes.length }),
    ),
    ...entries.map((name): PackedEntry => ({ name, bytes, method: 8, size: 1_000 })),
  ]);
};
