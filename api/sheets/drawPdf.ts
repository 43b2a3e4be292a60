import PDFDocument from 'pdfkit';
import type { SheetDocument } from '../../schema/sheets/primitives.ts';
import { pdfContent } from './pdfContent.ts';
import { pdfText } from './pdfText.ts';

const points = 72 / 25.4;

/**
 * The pages of a sheet as a PDF in the size of the paper.
 * @param title the title that PDF viewers show
 * @param imageHref a picture of the pages as a data address
 */
export const drawPdf = (
  { pages }: SheetDocument,
  {
    folder,
    title,
    imageHref,
  }: { folder: string; title: string; imageHref: (imageId: string) => string },
): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const pdf = new PDFDocument({ autoFirstPage: false, margin: 0, info: { Title: title } });
    const chunks: Buffer[] = [];
    pdf
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', () => resolve(Buffer.concat(chunks)))
      .on('error', reject);
    const { drawPage } = pdfContent(pdf, pdfText(pdf, folder), imageHref);
    for (const { width, height, parts } of pages) {
      pdf.addPage({ size: [width * points, height * points], margin: 0 });
      pdf.scale(points);
      drawPage(parts);
    }
    pdf.end();
  });
