import { designedCards, marksBelow } from '../cardDesigns/designedPages.ts';
import type { SheetKind } from '../vocabulary.ts';
import { escortCards, placeCards, tableCards, tableCardsTurn } from './cards.ts';
import { kitchenSheet } from './kitchenSheet.ts';
import { footOf, issuedFoot } from './pageFoot.ts';
import { type Area, pageMargin, paperArea, type Turned } from './papers.ts';
import { doorList, guestList } from './peopleSheets.ts';
import type { Primitive, SheetDocument } from './primitives.ts';
import { seatingPlan } from './seatingPlan.ts';
import type { SheetLayout, SheetOptions } from './sheetLayout.ts';
import type { SheetPlan } from './sheetPlan.ts';
import { sheetWords } from './sheetWords.ts';
import { tableLists } from './tableLists.ts';

const portrait = (): Turned => 'portrait';
const landscape = (): Turned => 'landscape';
const sheets = {
  seatingPlan: { turned: landscape, isNumbered: true, pages: seatingPlan },
  guestList: { turned: portrait, isNumbered: true, pages: guestList },
  tableLists: { turned: portrait, isNumbered: true, pages: tableLists },
  placeCards: { turned: portrait, isNumbered: false, pages: placeCards },
  tableCards: { turned: tableCardsTurn, isNumbered: false, pages: tableCards },
  escortCards: { turned: portrait, isNumbered: false, pages: escortCards },
  doorList: { turned: portrait, isNumbered: true, pages: doorList },
  kitchen: { turned: portrait, isNumbered: true, pages: kitchenSheet },
} as const satisfies Record<
  SheetKind,
  {
    turned: (options: Pick<SheetOptions, 'perPage'>) => Turned;
    isNumbered: boolean;
    pages: SheetLayout<keyof SheetOptions>;
  }
>;

/** The orientation of a sheet if nobody chose one. */
export const usualTurn = (
  sheet: SheetKind,
  options: Pick<SheetOptions, 'perPage' | 'design'>,
): Turned => (options.design ? 'portrait' : sheets[sheet].turned(options));

/**
 * The pages of a sheet; empty if there is nothing to print. They depend only on plan and options, so the
 * browser's preview and the server's files are the same.
 */
export const sheetPages = (
  plan: SheetPlan,
  sheet: SheetKind,
  options: SheetOptions,
): SheetDocument => {
  const words = sheetWords(options.locale, options.timeZone);
  const missing = new Set<string>();
  const { pages: laidOut, isNumbered } = sheets[sheet];
  const paper = paperArea(options.paper, options.turned ?? usualTurn(sheet, options));
  const { design } = options;
  const contents = design
    ? designedCards(plan, paper, { ...options, design }, words, missing)
    : laidOut(plan, paper, options, words, missing);
  const usualMarks = isNumbered ? [] : [paper.width - pageMargin];
  const marks = design ? marksBelow(design, { paper, code: options.code }) : usualMarks;
  const printed = options.printedAt && words.printed(options.printedAt);
  const pages = contents.map((draw, nth) => {
    const [page, all] = [nth + 1, contents.length];
    return {
      ...paper,
      label: words.pageLabel(words.titles[sheet], page, all),
      parts: [
        ...(plan.event.isDraft ? draftAcross(paper, words.draft) : []),
        ...draw(),
        ...(options.stamp === undefined
          ? footOf(paper, isNumbered ? { left: printed, right: words.pageOf(page, all) } : {})
          : issuedFoot(paper, words.pageInWords(page, all), { ...options, marks }, missing)),
      ],
    };
  });
  return { pages, missing: [...missing] };
};

/** Marks each page of a draft as a draft. */
const draftAcross = ({ width, height }: Area, text: string): Primitive[] => [
  {
    type: 'text',
    text,
    font: 'sansBold',
    size: Math.min(width, height) / 3,
    colour: '#eeeaef',
    anchor: 'middle',
    x: width / 2,
    y: height / 2 + Math.min(width, height) / 9,
    rotation: (-Math.atan2(height, width) * 180) / Math.PI,
  },
];
