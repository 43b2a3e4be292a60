import { cutsNames, floorMap, floorView, frameOfRoom, roomShapes } from './floorMap.ts';
import {
  type Frame,
  frameAround,
  frameAroundAll,
  leastScale,
  partsOfFloor,
  scaleOn,
} from './floorParts.ts';
import { overview } from './overview.ts';
import { footRoom, pageMargin } from './papers.ts';
import { ink, type Primitive } from './primitives.ts';
import { headHeight, sheetHead } from './sheetHead.ts';
import type { DrawPage, SheetLayout } from './sheetLayout.ts';
import { seatedTables } from './sheetPlan.ts';
import type { SheetWords } from './sheetWords.ts';
import { tableListPages } from './tableLists.ts';
import { textIn } from './textBox.ts';

/** The largest scale on A4, for small rooms. Larger paper allows proportionally more. */
const mostScale = 0.42;
/** From A3 on the plan has a scale bar, because people may measure on it. */
const measured = 297 * 420 - 1;

/**
 * The room with a name at every seat. A single page if its names are readable. Otherwise an overview of the
 * room, then one page for each part, all at one scale (except for a table longer than a page), and optionally
 * the list by table. By default the list is included if there are several parts, or if names are cut.
 */
export const seatingPlan: SheetLayout<'withList' | 'withBackground'> = (
  { background, ...room },
  paper,
  { withList, withBackground = false },
  words,
  missing,
) => {
  const plan = { ...room, background: withBackground ? background : null };
  const tables = seatedTables(plan);
  if (tables.length === 0) return [];
  const width = paper.width - 2 * pageMargin;
  const body = {
    x: pageMargin,
    y: pageMargin + headHeight,
    width,
    height: paper.height - pageMargin - footRoom - headHeight,
  };
  const isMeasured = paper.width * paper.height >= measured;
  const page = isMeasured ? { ...body, height: body.height - 8 } : body;
  const ofTables = frameAround(plan.tables);
  const ofRoom = frameOfRoom(plan);
  const whole = ofRoom ? frameAroundAll([ofTables, ofRoom]) : ofTables;
  const units = plan.outline?.units ?? 'metric';
  const barOf = (scale: number) =>
    isMeasured ? scaleBar(scale, units, page.x, page.y + page.height + 6, words) : [];
  const title = words.titles.seatingPlan;
  const taken = tables.reduce((sum, table) => sum + table.taken, 0);
  const facts = [title, words.peopleAtTables(taken, tables.length)];
  const headed = (lines: readonly string[], parts: readonly Primitive[]): Primitive[] => [
    ...sheetHead(plan, lines, width, words, missing),
    ...parts,
  ];
  const shapes = roomShapes(plan);
  const most = mostScale * (Math.min(paper.width, paper.height) / 210);
  const mapOf = (frame: Frame, scale: number, shown: typeof tables): Primitive[] => [
    ...floorMap(plan, shapes, shown, floorView(frame, scale, page), missing),
    ...barOf(scale),
  ];

  const seated = new Map(tables.map((table) => [table.table.id, table]));
  const parts = partsOfFloor(plan.tables, page).map((part) =>
    part.flatMap(({ id }) => seated.get(id) ?? []),
  );
  const pages: DrawPage[] = [];
  let needsList = true;
  if (parts.length === 1 && scaleOn(whole, page) >= leastScale) {
    const scale = Math.min(most, scaleOn(whole, page));
    // No name is lost on paper: the list contains the names that are cut at their chairs.
    needsList = cutsNames(plan, tables, floorView(whole, scale, page));
    pages.push(() => headed(facts, mapOf(whole, scale, tables)));
  } else {
    // A room far larger than its tables also needs an overview, to show the stage.
    const frames = parts.map((part) => frameAround(part.map(({ table }) => table)));
    // A table that is too long to be readable on a page does not shrink the others.
    const readable = frames.map((frame) => scaleOn(frame, page)).filter((own) => own >= leastScale);
    const common = Math.min(most, ...readable);
    const first = pages.length + 1;
    const view = floorView(whole, Math.min(most, scaleOn(whole, page)), page);
    const numbered = parts.map((shown, nth) => ({ tables: shown, page: first + nth + 1 }));
    pages.push(() =>
      headed(
        [...facts, words.overview],
        [...overview(plan, shapes, numbered, view, missing), ...barOf(view.scale)],
      ),
    );
    for (const [nth, part] of parts.entries()) {
      const frame = frames[nth] as Frame;
      const scale = Math.min(common, scaleOn(frame, page));
      const partFacts = [title, words.part(nth + 1, parts.length)];
      pages.push(() => headed(partFacts, mapOf(frame, scale, part)));
    }
  }
  if (withList ?? needsList)
    for (const list of tableListPages(plan, body, words, missing))
      pages.push(() => headed(facts, list(body.x, body.y)));
  return pages;
};

const lengths = {
  metric: { unit: 100, counts: [1, 2, 5, 10, 20, 50] },
  imperial: { unit: 30.48, counts: [5, 10, 20, 50, 100, 200] },
};

/** A bar of a round length at the page's scale, for measuring. */
const scaleBar = (
  scale: number,
  units: keyof typeof lengths,
  x: number,
  y: number,
  words: SheetWords,
): Primitive[] => {
  const { unit, counts } = lengths[units];
  const count = counts.findLast((n) => n * unit * scale <= 80) ?? (counts[0] as number);
  const width = count * unit * scale;
  const length = units === 'metric' ? words.metres(count) : words.feet(count);
  const label = textIn({ x: x + width + 2, y: y - 2.5, width: 30, height: 5 }, length, {
    font: 'sans',
    size: 3,
    fit: 'cut',
    vertical: 'middle',
  });
  return [
    {
      type: 'path',
      d: `M${x} ${y - 1.5}v3M${x} ${y}h${width}M${x + width} ${y - 1.5}v3`,
      stroke: ink,
      strokeWidth: 0.3,
    },
    ...label.lines,
  ];
};
