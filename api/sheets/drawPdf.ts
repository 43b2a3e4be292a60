import type { Font } from 'fontkit';
import PDFDocument from 'pdfkit';
import type {
  Paint,
  Primitive,
  SheetDocument,
  TextPrimitive,
} from '../../schema/sheets/primitives.ts';
import { lettersOf, type SetLetters } from './letters.ts';
import { openFont } from './openFont.ts';
import { runsOf } from './runs.ts';

const points = 72 / 25.4;

type Pdf = InstanceType<typeof PDFDocument>;

/**
 * The pages of a sheet as a PDF, as large as they are on paper.
 * @param title Of the file, as readers of PDF show it
 */
export const drawPdf = (
  { pages }: SheetDocument,
  { folder, title }: { folder: string; title: string },
): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const pdf = new PDFDocument({ autoFirstPage: false, margin: 0, info: { Title: title } });
    const chunks: Buffer[] = [];
    pdf
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', () => resolve(Buffer.concat(chunks)))
      .on('error', reject);
    const drawText = textDrawer(pdf, folder);
    for (const { width, height, parts } of pages) {
      pdf.addPage({ size: [width * points, height * points], margin: 0 });
      pdf.scale(points);
      for (const part of parts) draw(pdf, part, drawText);
    }
    pdf.end();
  });

const draw = (pdf: Pdf, part: Primitive, drawText: (text: TextPrimitive) => void): void => {
  switch (part.type) {
    case 'rect': {
      const { x, y, width, height, radius = 0, rotation } = part;
      const most = Math.min(radius, width / 2, height / 2);
      turned(pdf, rotation, x + width / 2, y + height / 2, () => {
        if (most > 0) pdf.roundedRect(x, y, width, height, most);
        else pdf.rect(x, y, width, height);
        paint(pdf, part);
      });
      return;
    }
    case 'ellipse':
      turned(pdf, part.rotation, part.x, part.y, () => {
        pdf.ellipse(part.x, part.y, part.radiusX, part.radiusY);
        paint(pdf, part);
      });
      return;
    case 'path':
      pdf.path(part.d);
      paint(pdf, part);
      return;
    case 'text':
      drawText(part);
      return;
    case 'clip':
      pdf.save();
      pdf.rect(part.x, part.y, part.width, part.height).clip();
      for (const inner of part.parts) draw(pdf, inner, drawText);
      pdf.restore();
  }
};

const turned = (
  pdf: Pdf,
  rotation: number | undefined,
  x: number,
  y: number,
  work: () => void,
): void => {
  if (!rotation) {
    work();
    return;
  }
  pdf.save();
  pdf.rotate(rotation, { origin: [x, y] });
  work();
  pdf.restore();
};

const paint = (pdf: Pdf, { fill, stroke, strokeWidth = 0.2, dash }: Paint): void => {
  if (stroke) {
    pdf.lineWidth(strokeWidth);
    if (dash) pdf.dash(dash[0] ?? 1, { space: dash[1] ?? dash[0] ?? 1 });
    else pdf.undash();
  }
  if (fill && stroke) pdf.fillAndStroke(fill, stroke);
  else if (fill) pdf.fill(fill);
  else if (stroke) pdf.stroke(stroke);
};

/** What we replace of a font that pdfkit embeds: how it sets a run, in thousandths of its size. */
type EmbeddedFont = {
  font: Font;
  scale: number;
  layoutRun: (text: string) => SetLetters & { advanceWidth: number };
};

const setByLetters = (embedded: EmbeddedFont): void => {
  const { font, scale } = embedded;
  embedded.layoutRun = (text) => {
    const { glyphs, positions } = lettersOf(font, text);
    let advanceWidth = 0;
    for (const position of positions) {
      position.xAdvance *= scale;
      position.xOffset *= scale;
      position.yOffset *= scale;
      position.advanceWidth *= scale;
      advanceWidth += position.xAdvance;
    }
    return { glyphs, positions, advanceWidth };
  };
};

const textDrawer = (pdf: Pdf, folder: string) => {
  const registered = new Set<string>();
  const use = (file: string, size: number): void => {
    const isNew = !registered.has(file);
    if (isNew) {
      pdf.registerFont(file, openFont(folder, file).bytes);
      registered.add(file);
    }
    pdf.font(file, size);
    if (isNew) setByLetters((pdf as unknown as { _font: EmbeddedFont })._font);
  };
  const has = (file: string, code: number): boolean =>
    openFont(folder, file).font.hasGlyphForCodePoint(code);

  return ({ x, y, text, font, size, colour, anchor, rotation }: TextPrimitive): void => {
    const runs = runsOf(text, font, has).map((run) => {
      use(run.file, size);
      return { ...run, width: pdf.widthOfString(run.text, whole()) };
    });
    const width = runs.reduce((sum, run) => sum + run.width, 0);
    pdf.fillColor(colour);
    turned(pdf, rotation, x, y, () => {
      let left = x - { start: 0, middle: width / 2, end: width }[anchor];
      for (const run of runs) {
        use(run.file, size);
        pdf.text(run.text, left, y, { lineBreak: false, baseline: 'alphabetic', ...whole() });
        left += run.width;
      }
    });
  };
};

/** A list of features, even an empty one, has pdfkit set a run whole: Arabic words stay in order. */
const whole = (): { features: [] } => ({ features: [] });
