import type PDFDocument from 'pdfkit';
import type {
  ImagePrimitive,
  Primitive,
  QrPrimitive,
  SharedPrimitive,
  TextPrimitive,
} from '../../schema/sheets/primitives.ts';
import { pdfNumber as n } from './pdfNumber.ts';
import { cosAndSin, pdfPainter } from './pdfPainter.ts';
import { drawShape } from './pdfShapes.ts';
import type { SetLine } from './pdfText.ts';

type Pdf = InstanceType<typeof PDFDocument>;

/**
 * Draws primitives on the present page of a PDF. The most frequent ones are written as PDF operators and
 * handed over together, because calling pdfkit for each line and letter took three times as long.
 * @param textOf sets a line and measures its width
 * @param imageHref a picture as a data address
 */
export const pdfContent = (
  pdf: Pdf,
  textOf: (text: TextPrimitive) => SetLine,
  imageHref: (imageId: string) => string,
) => {
  const painter = pdfPainter((content) => pdf.addContent(content));
  const { write, fillWith, flush, within, newPage } = painter;
  const formOf = formsIn(pdf);

  const drawText = (part: TextPrimitive): void => {
    const { x, y, colour, anchor, rotation = 0 } = part;
    const { width, operators } = textOf(part);
    if (operators.length === 0) return;
    fillWith(colour);
    const back = { start: 0, middle: width / 2, end: width }[anchor];
    write('BT');
    for (const { left, up, show } of operators) {
      // Letters stand upright although y grows downwards.
      const [along, above] = [left - back, up];
      if (rotation === 0) write(`1 0 0 -1 ${n(x + along)} ${n(y - above)} Tm`, show);
      else {
        const [cosText, sinText] = cosAndSin(rotation);
        const [cos, sin] = [Number(cosText), Number(sinText)];
        const at = `${n(x + along * cos + above * sin)} ${n(y + along * sin - above * cos)}`;
        write(`${cosText} ${sinText} ${sinText} ${n(-cos)} ${at} Tm`, show);
      }
    }
    write('ET');
  };

  const drawImage = (part: ImagePrimitive): void => {
    const { imageId, x, y, width, height, rotation, opacity } = part;
    flush();
    pdf
      .save()
      .opacity(opacity)
      .rotate(rotation, { origin: [x, y] });
    // pdfkit recognises a picture by its address, so the file has it once, however many pages show it.
    pdf.image(imageHref(imageId), x - width / 2, y - height / 2, { width, height }).restore();
  };

  /** Shows a form of the file, moved and scaled by a matrix. */
  const show = (label: string, matrix: string): void =>
    write('q', `${matrix} cm`, `/${label} Do`, 'Q');

  const drawQr = ({ x, y, size, colour, code }: QrPrimitive): void => {
    const { side, runs } = code;
    const label = formOf(code, [0, 0, side, side], () => {
      const cells = runs.map(([column, row, length]) => `${column} ${row} ${length} 1 re`);
      return `${cells.join('\n')}\nf`;
    });
    fillWith(colour);
    // A code has hundreds of cells, so its unit needs more digits than a length.
    const unit = (size / side).toFixed(6);
    show(label, `${unit} 0 0 ${unit} ${n(x)} ${n(y)}`);
  };

  const drawShared = ({ x, y, parts }: SharedPrimitive): void => {
    const label = formOf(parts, everywhere, () => shapesAsForm(parts));
    show(label, `1 0 0 1 ${n(x)} ${n(y)}`);
  };

  const draw = (part: Primitive): void => {
    switch (part.type) {
      case 'rect':
      case 'ellipse':
      case 'path':
        drawShape(painter, part);
        return;
      case 'shared':
        drawShared(part);
        return;
      case 'text':
        drawText(part);
        return;
      case 'image':
        drawImage(part);
        return;
      case 'qr':
        drawQr(part);
        return;
      case 'clip': {
        const box = [part.x, part.y, part.width, part.height].map(n).join(' ');
        within(`${box} re W n`, () => {
          for (const inner of part.parts) draw(inner);
        });
      }
    }
  };

  return {
    /** Draws all parts of the page that was added last, in millimetres. */
    drawPage: (parts: readonly Primitive[]): void => {
      newPage();
      for (const part of parts) draw(part);
      flush();
    },
  };
};

/**
 * In millimetres: the box of a form that only its page clips. Larger than the largest floor on the
 * largest paper.
 */
const everywhere = [-1e5, -1e5, 1e5, 1e5];

const shapesAsForm = (parts: SharedPrimitive['parts']): string => {
  let content = '';
  const painter = pdfPainter((written) => {
    content += written;
  });
  // A form begins with the graphics state of its page, which may be dashed.
  painter.write('[] 0 d');
  for (const part of parts) drawShape(painter, part);
  painter.flush();
  return content;
};

/**
 * Stores what is shown more than once as one object of the file, to which cards and pages refer. Returns
 * its name on the present page.
 */
const formsIn = (pdf: Pdf) => {
  const forms = new Map<object, { label: string; form: object }>();
  const made = (BBox: number[], content: string) => {
    const form = pdf.ref({ Type: 'XObject', Subtype: 'Form', BBox });
    form.end(Buffer.from(content));
    return { label: `Form${forms.size + 1}`, form };
  };
  return (shown: object, box: number[], contentOf: () => string): string => {
    const known = forms.get(shown) ?? made(box, contentOf());
    forms.set(shown, known);
    const { xobjects } = pdf.page as unknown as { xobjects: Record<string, object> };
    xobjects[known.label] = known.form;
    return known.label;
  };
};
