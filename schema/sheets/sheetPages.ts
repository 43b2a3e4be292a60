import { designedCards, marksBelow } from '../cardDesigns/designedPages.ts';
import type { CardLayout } from '../entities/cardDesign.ts';
import type { SheetKind } from '../vocabulary.ts';
import { escortCards, placeCards, tableCards, tableCardsTurn } from './cards.ts';
import type { cardHolders, cardOrders, escortCardsFor } from './choices.ts';
import { kitchenSheet } from './kitchenSheet.ts';
import { footOf, issuedFoot } from './pageFoot.ts';
import { type Area, type PaperName, pageMargin, paperArea, type Turned } from './papers.ts';
import { doorList, guestList } from './peopleSheets.ts';
import type { Primitive, SheetDocument } from './primitives.ts';
import { seatingPlan } from './seatingPlan.ts';
import type { SheetPlan } from './sheetPlan.ts';
import { type SheetWords, sheetWords } from './sheetWords.ts';
import { tableLists } from './tableLists.ts';

export type SheetOptions = {
  paper: PaperName;
  /** Default: the usual orientation of the sheet. */
  turned?: Turned | undefined;
  /** For dates, lists and the order of names. */
  locale: string;
  /** For dates. Default: the machine's. */
  timeZone?: string | undefined;
  /** At the foot of each page, such as the number of its issue. */
  stamp?: string | undefined;
  /** The address that an issue's code leads to. Empty: the place of the code stays free. */
  code?: string | undefined;
  /** For a seating plan: whether the list by table follows. Default: if the plan has several pages. */
  withList?: boolean | undefined;
  /** For a seating plan: whether to draw the picture of the hall. Default: no. */
  withBackground?: boolean | undefined;
  /** For cards: their number on a page. Default, also for a number without a layout: the usual one. */
  perPage?: number | undefined;
  /** For place cards: by table and seat, or by name. Default: by table. */
  order?: (typeof cardOrders)[number] | undefined;
  /** For place cards: whether people without a seat get one. Default: no. */
  who?: (typeof cardHolders)[number] | undefined;
  /** For place cards: whether their backs say what the guest must not be served. */
  hasDiets?: boolean | undefined;
  /** For escort cards. Default: one for a party. */
  each?: (typeof escortCardsFor)[number] | undefined;
  /** For place cards: ids of the people who get one. */
  onlyPeople?: readonly string[] | undefined;
  /** For table cards: ids of the tables that get one. */
  onlyTables?: readonly string[] | undefined;
  /** For cards: the organiser's design. Default: the usual cards. */
  design?: CardLayout | undefined;
};

/** The content of a page, drawn once all pages are known. */
export type Draft = () => Primitive[];

/** Lays out the pages of a sheet, by the options it names. `missing` takes up letters that no font has. */
export type SheetLayout<Option extends keyof SheetOptions = never> = (
  plan: SheetPlan,
  paper: Area,
  options: Pick<SheetOptions, Option>,
  words: SheetWords,
  missing: Set<string>,
) => Draft[];

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

/** The orientation of a sheet where nobody chose one. */
export const usualTurn = (
  sheet: SheetKind,
  options: Pick<SheetOptions, 'perPage' | 'design'>,
): Turned => (options.design ? 'portrait' : sheets[sheet].turned(options));

/**
 * The pages of a sheet; none where there is nothing to print. The browser's preview and the server's files use
 * the same pages: they follow from plan and options alone.
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
  const drafts = design
    ? designedCards(plan, paper, { ...options, design }, words, missing)
    : laidOut(plan, paper, options, words, missing);
  const usualMarks = isNumbered ? [] : [paper.width - pageMargin];
  const marks = design ? marksBelow(design, { paper, code: options.code }) : usualMarks;
  const pages = drafts.map((draw, nth) => {
    const [page, all] = [nth + 1, drafts.length];
    return {
      ...paper,
      label: words.pageLabel(words.titles[sheet], page, all),
      parts: [
        ...(plan.event.isDraft ? draftAcross(paper, words.draft) : []),
        ...draw(),
        ...(options.stamp === undefined
          ? footOf(paper, { right: isNumbered ? words.pageOf(page, all) : '' })
          : issuedFoot(paper, words.pageInWords(page, all), { ...options, marks }, missing)),
      ],
    };
  });
  return { pages, missing: [...missing] };
};

/** Marks a draft as one on each page. */
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
