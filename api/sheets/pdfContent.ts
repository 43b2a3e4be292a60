import type PDFDocument from 'pdfkit';
import type {
  EllipsePrimitive,
  ImagePrimitive,
  PathPrimitive,
  Primitive,
  QrCode,
  QrPrimitive,
  RectPrimitive,
  TextPrimitive,
} from '../../schema/sheets/primitives.ts';
import { pdfNumber as n } from './pdfNumber.ts';
import { cosAndSin, pdfPainter } from './pdfPainter.ts';
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
  const { write, fillWith, flush, within, turned, paint, close, ellipse, newPage } = pdfPainter(
    (content) => pdf.addContent(content),
  );
  const qrForm = qrForms(pdf);

  const drawRect = (part: RectPrimitive): void => {
    const { x, y, width, height, radius = 0, rotation } = part;
    const most = Math.min(radius, width / 2, height / 2);
    turned(rotation, x + width / 2, y + height / 2, (midX, midY) => {
      paint(part);
      const [left, top] = [midX - width / 2, midY - height / 2];
      if (most > 0) {
        flush();
        pdf.roundedRect(left, top, width, height, most);
      } else write(`${n(left)} ${n(top)} ${n(width)} ${n(height)} re`);
      close(part);
    });
  };

  const drawEllipse = (part: EllipsePrimitive): void =>
    turned(part.rotation, part.x, part.y, (x, y) => {
      paint(part);
      ellipse(x, y, part.radiusX, part.radiusY);
      close(part);
    });

  const drawPath = (part: PathPrimitive): void => {
    paint(part);
    flush();
    pdf.path(part.d);
    close(part);
  };

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

  const drawQr = ({ x, y, size, colour, code }: QrPrimitive): void => {
    const { label, form } = qrForm(code);
    const { xobjects } = pdf.page as unknown as { xobjects: Record<string, object> };
    xobjects[label] = form;
    fillWith(colour);
    // A code has hundreds of cells, so its unit needs more digits than a length.
    const unit = (size / code.side).toFixed(6);
    write('q', `${unit} 0 0 ${unit} ${n(x)} ${n(y)} cm`, `/${label} Do`, 'Q');
  };

  const draw = (part: Primitive): void => {
    switch (part.type) {
      case 'rect':
        drawRect(part);
        return;
      case 'ellipse':
        drawEllipse(part);
        return;
      case 'path':
        drawPath(part);
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

/** Makes each QR code one object of the file, in cells. Cards with the same code refer to it. */
const qrForms = (pdf: Pdf) => {
  const forms = new Map<QrCode, { label: string; form: object }>();
  return (code: QrCode): { label: string; form: object } => {
    const known = forms.get(code);
    if (known) return known;
    const BBox = [0, 0, code.side, code.side];
    const form = pdf.ref({ Type: 'XObject', Subtype: 'Form', BBox });
    const cells = code.runs.map(([column, row, length]) => `${column} ${row} ${length} 1 re`);
    form.end(Buffer.from(`${cells.join('\n')}\nf`));
    const made = { label: `Qr${forms.size + 1}`, form };
    forms.set(code, made);
    return made;
  };
};
