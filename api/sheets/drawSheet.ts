import { deserialize } from 'node:v8';
import { sheetPages } from '../../schema/sheets/sheetPages.ts';
import { onlyTables, type SheetPlan } from '../../schema/sheets/sheetPlan.ts';
import { sheetWords } from '../../schema/sheets/sheetWords.ts';
import { svgFile } from '../../schema/sheets/svg.ts';
import { imageHrefIn } from './imageHref.ts';
import type { SheetDrawn, SheetJob } from './messages.ts';

const planOf = ({ plan, tableIds, kitchen, images }: SheetJob): SheetPlan => {
  const whole = deserialize(plan) as SheetPlan;
  const { background } = whole;
  return {
    ...(tableIds ? onlyTables(whole, tableIds) : whole),
    kitchen,
    background: background && images[background.imageId] ? background : null,
  };
};

/** Lays out a sheet and draws it. Loads each format's code when needed: a PDF does not need `sharp`. */
export const drawSheet = async (job: SheetJob): Promise<SheetDrawn> => {
  const { sheet, options, format, page, fonts, images } = job;
  const plan = planOf(job);
  const imageHref = imageHrefIn(images);
  const document = sheetPages(plan, sheet, options);
  const { pages } = document;
  if (format === 'pdf' && pages.length > 0) {
    const { drawPdf } = await import('./drawPdf.ts');
    const title = `${plan.event.name}: ${sheetWords(options.locale).titles[sheet]}`;
    return { file: await drawPdf(document, { folder: fonts, title, imageHref }) };
  }
  const requested = pages[page - 1];
  if (!requested) return { pages: pages.length };
  if (format === 'png') {
    const { drawPng } = await import('./drawPng.ts');
    return { file: await drawPng(requested, fonts, imageHref) };
  }
  return { file: new TextEncoder().encode(svgFile(requested, { imageHref })) };
};
