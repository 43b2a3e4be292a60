import type { Font } from 'fontkit';
import type PDFDocument from 'pdfkit';
import type { TextPrimitive } from '../../schema/sheets/primitives.ts';
import { lettersOf, type SetLetters } from './letters.ts';
import { openFont } from './openFont.ts';
import { pdfNumber } from './pdfNumber.ts';
import { runsOf } from './runs.ts';

type Pdf = InstanceType<typeof PDFDocument>;

/**
 * A line as PDF shows it. Lengths are those of the page, measured from the line's left end on its baseline.
 */
export type SetLine = {
  width: number;
  operators: { left: number; up: number; show: string }[];
};

/** The part of an embedded pdfkit font that we use and replace: setting a run, in thousandths of its size. */
type EmbeddedFont = {
  id: string;
  font: Font;
  scale: number;
  ref: () => object;
  layoutRun: (text: string) => SetLetters & { advanceWidth: number };
  /** Adds the letters to the part of the font that the file embeds. */
  encode: (text: string, features: readonly string[]) => [string[], SetLetters['positions']];
};

/** Letters shown together, in thousandths of the size from the start of their run. */
type Shown = { left: number; up: number; letters: string };
type Run = { font: EmbeddedFont; width: number; shown: Shown[] };

const layOutByLetters = (embedded: EmbeddedFont): void => {
  const { font, scale } = embedded;
  embedded.layoutRun = (text) => {
    const { glyphs, positions } = lettersOf(font, text);
    let advanceWidth = 0;
    for (const position of positions) {
      position.xAdvance *= scale;
      position.xOffset *= scale;
      position.yOffset *= scale;
      position.advanceWidth *= scale;
      advanceWidth += position.xAdvance;
    }
    return { glyphs, positions, advanceWidth };
  };
};

/** Sets lines for a PDF. Sets a repeated word, such as a first name or a number, only once. */
export const pdfText = (pdf: Pdf, folder: string): ((text: TextPrimitive) => SetLine) => {
  const fonts = new Map<string, EmbeddedFont>();
  const fontIn = (file: string): EmbeddedFont => {
    const known = fonts.get(file);
    if (known) return known;
    pdf.registerFont(file, openFont(folder, file).bytes);
    pdf.font(file);
    const font = (pdf as unknown as { _font: EmbeddedFont })._font;
    layOutByLetters(font);
    fonts.set(file, font);
    return font;
  };
  const has = (file: string, code: number): boolean =>
    openFont(folder, file).font.hasGlyphForCodePoint(code);

  const known = new Map<string, readonly Run[]>();
  const runsFor = ({ text, font }: TextPrimitive): readonly Run[] => {
    const key = `${font} ${text}`;
    const found = known.get(key);
    if (found) return found;
    const runs = runsOf(text, font, has).map((run) => shownIn(fontIn(run.file), run.text));
    if (known.size < mostKnown) known.set(key, runs);
    return runs;
  };

  return (part) => {
    const { size } = part;
    const operators: SetLine['operators'] = [];
    let width = 0;
    const { fonts: named } = pdf.page as unknown as { fonts: Record<string, object> };
    for (const { font, width: own, shown } of runsFor(part)) {
      named[font.id] ??= font.ref();
      const choice = `/${font.id} ${pdfNumber(size)} Tf`;
      for (const { left, up, letters } of shown)
        operators.push({
          left: width + (left * size) / 1_000,
          up: (up * size) / 1_000,
          show: `${choice}\n[${letters}] TJ`,
        });
      width += (own * size) / 1_000;
    }
    return { width, operators };
  };
};

/** Enough for a sheet's names and words. Further words are set each time. */
const mostKnown = 20_000;

/** Shows letters on the baseline together, and each mark above a letter separately. */
const shownIn = (font: EmbeddedFont, text: string): Run => {
  const [codes, positions] = font.encode(text, []);
  const shown: Shown[] = [];
  let width = 0;
  let open: Shown | undefined;
  let pending = '';
  const closeOpen = (): void => {
    if (open && pending) open.letters += `<${pending}>`;
    pending = '';
  };
  for (const [nth, { xAdvance, advanceWidth, xOffset, yOffset }] of positions.entries()) {
    const code = codes[nth] ?? '';
    if (xOffset || yOffset) {
      closeOpen();
      open = undefined;
      shown.push({ left: width + xOffset, up: yOffset, letters: `<${code}>` });
    } else {
      if (!open) {
        open = { left: width, up: 0, letters: '' };
        shown.push(open);
      }
      pending += code;
      const nearer = advanceWidth - xAdvance;
      if (nearer !== 0) {
        closeOpen();
        open.letters += pdfNumber(nearer);
      }
    }
    width += xAdvance;
  }
  closeOpen();
  return { font, width, shown };
};
