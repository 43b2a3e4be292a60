import { sheetPages } from '../../schema/sheets/sheetPages.ts';
import { sheetWords } from '../../schema/sheets/sheetWords.ts';
import { svgFile } from '../../schema/sheets/svg.ts';
import { drawPdf } from './drawPdf.ts';
import { drawPng } from './drawPng.ts';
import type { SheetDrawn, SheetJob } from './messages.ts';

/** Lays a sheet out and draws it. */
export const drawSheet = async (job: SheetJob): Promise<SheetDrawn> => {
  const { plan, sheet, options, format, page, fonts } = job;
  const document = sheetPages(plan, sheet, options);
  const { pages } = document;
  if (format === 'pdf' && pages.length > 0) {
    const title = `${plan.event.name}: ${sheetWords(options.locale).titles[sheet]}`;
    return { file: await drawPdf(document, { folder: fonts, title }) };
  }
  const asked = pages[page - 1];
  if (!asked) return { pages: pages.length };
  if (format === 'png') return { file: await drawPng(asked, fonts) };
  return { file: new TextEncoder().encode(svgFile(asked)) };
};
