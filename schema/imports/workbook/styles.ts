import { readXml } from './xml.ts';

const general = 'General';

/** Formats that files refer to by number. Those that depend on the reader's country are ISO 8601 here. */
const builtIn: Readonly<Record<number, string>> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  9: '0%',
  10: '0.00%',
  11: '0.00E+00',
  14: 'yyyy-mm-dd',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: 'yyyy-mm-dd h:mm',
  37: '#,##0;-#,##0',
  38: '#,##0;-#,##0',
  39: '#,##0.00;-#,##0.00',
  40: '#,##0.00;-#,##0.00',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mm:ss',
  ...Object.fromEntries(
    [27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58].map((id) => [id, 'yyyy-mm-dd']),
  ),
};

/**
 * The number format of each cell style, by the style's index.
 * @throws Error as `readXml`
 */
export const formatsOf = (styles: Uint8Array | undefined): string[] => {
  if (!styles) return [];
  const own = new Map<string, string>();
  const ids: string[] = [];
  let isInCellStyles = false;
  readXml(styles, {
    open: (element, attributes) => {
      if (element === 'cellXfs') isInCellStyles = true;
      else if (element === 'numFmt') {
        const { numFmtId = '', formatCode = general } = attributes();
        own.set(numFmtId, formatCode.slice(0, longestFormat));
      } else if (element === 'xf' && isInCellStyles) ids.push(attributes().numFmtId ?? '0');
    },
    close: (element) => {
      if (element === 'cellXfs') isInCellStyles = false;
    },
  });
  return ids.map((id) => own.get(id) ?? builtIn[Number(id)] ?? general);
};

/** In characters: the limit of spreadsheet programs. */
const longestFormat = 255;
