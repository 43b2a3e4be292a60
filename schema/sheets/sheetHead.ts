import { pageMargin } from './papers.ts';
import { ink, type Primitive, softInk } from './primitives.ts';
import type { SheetPlan } from './sheetPlan.ts';
import type { SheetWords } from './sheetWords.ts';
import { textIn } from './textBox.ts';

/** The height of the head, including the space below. The same on every page, whatever its words. */
export const headHeight = 16;

/** "Mar 4, 2027 · The Orangery", without what is unknown. */
const whenAndWhere = ({ startDate, location }: SheetPlan['event'], words: SheetWords): string =>
  [startDate ? words.day(startDate) : '', location ?? ''].filter(Boolean).join(' · ');

/**
 * The head of a page: the event, and what the page shows. Long names shrink and are then cut, so that nothing
 * below moves.
 * @param width the width of the printable area
 */
export const sheetHead = (
  { event }: Pick<SheetPlan, 'event'>,
  facts: readonly string[],
  width: number,
  words: SheetWords,
  missing: Set<string>,
): Primitive[] => {
  const left = { x: pageMargin, y: pageMargin, width: width * 0.54, height: 11 };
  const right = { x: pageMargin + width * 0.57, y: pageMargin, width: width * 0.43, height: 11 };
  const name = { font: 'display', size: 6, least: 3.1, fit: 'shrink', vertical: 'bottom' } as const;
  const lines = [facts.filter(Boolean).join(' · '), whenAndWhere(event, words)];
  const fact = { font: 'sans', size: 3.2, least: 2.5, fit: 'shrink', colour: softInk } as const;
  const line = pageMargin + 12;
  return [
    ...textIn(left, event.name, { ...name, lineHeight: 1.05 }, missing).lines,
    ...textIn(
      right,
      lines.filter(Boolean).join('\n'),
      { ...fact, align: 'right', vertical: 'bottom', lineHeight: 1.15 },
      missing,
    ).lines,
    {
      type: 'path',
      d: `M${pageMargin} ${line}h${width}`,
      stroke: ink,
      strokeWidth: 0.3,
    },
  ];
};
