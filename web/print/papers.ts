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

/** What printers cannot reach, and a little more. */
export const pageMargin = 10;

/** Where Letter is what lies in the tray. */
const letterRegions = /-(US|CA|MX|PH|CL|CO|VE)$/i;
export const usualPaper: PaperName = letterRegions.test(locale) ? 'letter' : 'a4';

export const paperArea = (paper: PaperName, turned: Turned): Area => {
  const { width, height } = portrait[paper];
  return turned === 'portrait' ? { width, height } : { width: height, height: width };
};

/** What can be printed on; a hair less than there is, so that rounding never starts another page. */
export const printableArea = (paper: PaperName, turned: Turned): Area => {
  const { width, height } = paperArea(paper, turned);
  return { width: width - 2 * pageMargin, height: height - 2 * pageMargin - 0.5 };
};
