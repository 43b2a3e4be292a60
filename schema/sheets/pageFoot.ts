import { type Area, footRoom, pageMargin } from './papers.ts';
import { markInk, type Primitive } from './primitives.ts';
import { qrIn } from './qrCode.ts';
import { textIn } from './textBox.ts';

/** The foot of an issue's pages. */
type Stamp = { stamp?: string | undefined; code?: string | undefined };

/** The size of the code at the foot. Cameras can read squares of 0.3 mm. */
const codeSize = 11;

/** The foot of an issue: its number, its page, and a code whose page tells whether the issue is current. */
export const issuedFoot = (
  paper: Area,
  page: string,
  { stamp = '', code = '' }: Stamp,
  missing: Set<string>,
): Primitive[] => {
  const left = [stamp, page].filter(Boolean).join(' · ');
  const at = { x: paper.width - pageMargin - codeSize, y: paper.height - footRoom + 0.5 };
  return [
    ...footOf(paper, { left }, missing),
    ...(code ? [qrIn(code, { ...at, size: codeSize })] : []),
  ];
};

/** The paper above the foot of an issue, for pages of another layout. */
export const paperFor = ({ width, height }: Area, code: string | undefined): Area => ({
  width,
  height: code === undefined ? height : height - (footRoom - pageMargin),
});

/**
 * The line at the foot of a page.
 * @param missing Collects letters that no font has
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
