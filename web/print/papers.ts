import { locale } from '../texts/locale.ts';

export const paperNames = ['a4', 'letter'] as const;
export type PaperName = (typeof paperNames)[number];
export type Turned = 'portrait' | 'landscape';
/** In millimetres. */
export type Area = { width: number; height: number };

const portrait: Record<PaperName, Area> = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
};

/** The unprintable margin of printers, and a little more. */
export const pageMargin = 10;

/** Regions where Letter is the standard paper. */
const letterRegions = /-(US|CA|MX|PH|CL|CO|VE)$/i;
export const usualPaper: PaperName = letterRegions.test(locale) ? 'letter' : 'a4';

export const paperArea = (paper: PaperName, turned: Turned): Area => {
  const { width, height } = portrait[paper];
  return turned === 'portrait' ? { width, height } : { width: height, height: width };
};

/** The printable area, minus a little, so that rounding never starts another page. */
export const printableArea = (paper: PaperName, turned: Turned): Area => {
  const { width, height } = paperArea(paper, turned);
  return { width: width - 2 * pageMargin, height: height - 2 * pageMargin - 0.5 };
};
