/** Sizes of paper in millimetres, upright. */
const upright = {
  a0: { width: 841, height: 1189 },
  a1: { width: 594, height: 841 },
  a2: { width: 420, height: 594 },
  a3: { width: 297, height: 420 },
  a4: { width: 210, height: 297 },
  a5: { width: 148, height: 210 },
  letter: { width: 215.9, height: 279.4 },
  legal: { width: 215.9, height: 355.6 },
  tabloid: { width: 279.4, height: 431.8 },
} as const;

export type PaperName = keyof typeof upright;
export const paperNames = Object.keys(upright) as [PaperName, ...PaperName[]];
export const turns = ['portrait', 'landscape'] as const;
export type Turned = (typeof turns)[number];
/** In millimetres. */
export type Area = { width: number; height: number };

/** The margin that printers cannot print, and a little more. */
export const pageMargin = 10;

/** The space for the foot of a page: its number, its issue, and the 11 mm code. */
export const footRoom = 16;

/** The size of a paper in its orientation, in millimetres. */
export const paperArea = (paper: PaperName, turned: Turned): Area => {
  const { width, height } = upright[paper];
  return turned === 'portrait' ? { width, height } : { width: height, height: width };
};

/** Regions where Letter is the standard paper. */
const letterRegions = /-(US|CA|MX|PH|CL|CO|VE)$/i;

/** The usual paper of a region. @param locale such as "en-US" */
export const usualPaper = (locale: string): PaperName =>
  letterRegions.test(locale) ? 'letter' : 'a4';
