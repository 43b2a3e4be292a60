import { type Area, footRoom, pageMargin } from './papers.ts';
import { markInk, type Primitive } from './primitives.ts';
import { qrIn } from './qrCode.ts';
import { textIn } from './textBox.ts';

/** The foot of an issue's pages. */
type Stamp = {
  stamp?: string | undefined;
  code?: string | undefined;
  /** The x positions of cutting marks that reach into the foot, from the left. */
  marks?: readonly number[];
};

/** In millimetres: the size of the code at the foot. Cameras can read squares of 0.3 mm. */
const codeSize = 11;

/** The space on both sides of a mark: its arms, and a little more. */
const besideMark = 4;

/** The left edge of the code, as far right as the marks allow. */
const codeLeft = ({ width }: Area, marks: readonly number[]): number =>
  marks.reduceRight(
    (left, mark) =>
      left < mark + besideMark && left + codeSize > mark - besideMark
        ? mark - besideMark - codeSize
        : left,
    width - pageMargin - codeSize,
  );

/** The foot of an issue: its number, the page, and a code that leads to whether the issue is current. */
export const issuedFoot = (
  paper: Area,
  page: string,
  { stamp = '', code = '', marks = [] }: Stamp,
  missing: Set<string>,
): Primitive[] => {
  const left = [stamp, page].filter(Boolean).join(' · ');
  const at = { x: codeLeft(paper, marks), y: paper.height - footRoom + 0.5 };
  return [
    ...footOf(paper, { left }, missing),
    ...(code ? [qrIn(code, { ...at, size: codeSize })] : []),
  ];
};

/** The area above an issue's foot, for pages with their own layout. */
export const paperFor = ({ width, height }: Area, code: string | undefined): Area => ({
  width,
  height: code === undefined ? height : height - (footRoom - pageMargin),
});

/**
 * The line at the foot of a page.
 * @param missing collects letters that no font has
 */
export const footOf = (
  { width, height }: Area,
  { left = '', right = '' }: { left?: string; right?: string },
  missing: Set<string> = new Set(),
): Primitive[] => {
  const beside = codeSize + 3;
  const box = { x: pageMargin, y: height - 8, width: width - 2 * pageMargin, height: 4 };
  const style = { font: 'sans', size: 2.8, colour: markInk, fit: 'cut' } as const;
  return [
    ...textIn({ ...box, width: box.width - beside }, left, style, missing).lines,
    ...textIn(box, right, { ...style, align: 'right' }).lines,
  ];
};
