import type PDFDocument from 'pdfkit';
import type {
  ImagePrimitive,
  Paint,
  Primitive,
  QrCode,
  QrPrimitive,
  TextPrimitive,
} from '../../schema/sheets/primitives.ts';
import { pdfNumber as n } from './pdfNumber.ts';
import type { SetLine } from './pdfText.ts';

type Pdf = InstanceType<typeof PDFDocument>;

/** What a page was last told to paint with. Telling it again would be half of a large page. */
type State = { fill?: string; stroke?: string; width?: number; dash: string };

/** What makes a circle of four curves. */
const kappa = (4 * (Math.SQRT2 - 1)) / 3;

/** "0.9 0.88 0.9" of "#e6e0e6". */
const channels = (colour: string): string =>
  [1, 3, 5].map((at) => n(Number.parseInt(colour.slice(at, at + 2), 16) / 255)).join(' ');

/**
 * Draws primitives on the present page of a PDF. What is drawn most is written as the format has it, and handed
 * over at once: a call of pdfkit for each line and letter took three times as long.
 * @param textOf Sets a line: how it is written, and how wide it is
 * @param imageHref A picture as a data address
 */
export const pdfContent = (
  pdf: Pdf,
  textOf: (text: TextPrimitive) => SetLine,
  imageHref: (imageId: string) => string,
) => {
  const written: string[] = [];
  let state: State = { dash: '' };
  const colours = new Map<string, string>();
  const colourOf = (colour: string): string => {
    const known = colours.get(colour) ?? channels(colour);
    colours.set(colour, known);
    return known;
  };
  const fillWith = (colour: string): void => {
    if (state.fill !== colour) written.push(`${colourOf(colour)} rg`);
    state.fill = colour;
  };

  /** Hands over what was written so far. */
  const flush = (): void => {
    if (written.length > 0) pdf.addContent(written.join('\n'));
    written.length = 0;
  };

  /** What changes in between is undone after. */
  const within = (begin: string, work: () => void): void => {
    const before = { ...state };
    written.push('q', begin);
    work();
    written.push('Q');
    state = before;
  };

  const turned = (
    rotation: number | undefined,
    x: number,
    y: number,
    work: (x: number, y: number) => void,
  ): void => {
    if (!rotation) {
      work(x, y);
      return;
    }
    const [cos, sin] = cosAndSin(rotation);
    within(`${cos} ${sin} ${n(-Number(sin))} ${cos} ${n(x)} ${n(y)} cm`, () => work(0, 0));
  };

  const paint = ({ fill, stroke, strokeWidth = 0.2, dash }: Paint): void => {
    if (stroke) {
      if (state.stroke !== stroke) written.push(`${colourOf(stroke)} RG`);
      if (state.width !== strokeWidth) written.push(`${n(strokeWidth)} w`);
      const dashed = dash ? dash.map(n).join(' ') : '';
      if (state.dash !== dashed) written.push(`[${dashed}] 0 d`);
      state = { ...state, stroke, width: strokeWidth, dash: dashed };
    }
    if (fill) fillWith(fill);
  };
  const close = ({ fill, stroke }: Paint): void => {
    if (fill || stroke) written.push(fill && stroke ? 'B' : fill ? 'f' : 'S');
    else written.push('n');
  };

  const ellipse = (x: number, y: number, across: number, down: number): void => {
    const [left, right, top, bottom] = [x - across, x + across, y - down, y + down].map(n);
    const [nearLeft, nearRight] = [x - across * kappa, x + across * kappa].map(n);
    const [nearTop, nearBottom] = [y - down * kappa, y + down * kappa].map(n);
    const [middle, centre] = [n(x), n(y)];
    written.push(
      `${left} ${centre} m`,
      `${left} ${nearTop} ${nearLeft} ${top} ${middle} ${top} c`,
      `${nearRight} ${top} ${right} ${nearTop} ${right} ${centre} c`,
      `${right} ${nearBottom} ${nearRight} ${bottom} ${middle} ${bottom} c`,
      `${nearLeft} ${bottom} ${left} ${nearBottom} ${left} ${centre} c`,
      'h',
    );
  };

  const drawText = (part: TextPrimitive): void => {
    const { x, y, colour, anchor, rotation = 0 } = part;
    const { width, operators } = textOf(part);
    if (operators.length === 0) return;
    fillWith(colour);
    const back = { start: 0, middle: width / 2, end: width }[anchor];
    written.push('BT');
    for (const { left, up, show } of operators) {
      // Letters stand upright where y grows downwards.
      const [along, above] = [left - back, up];
      if (rotation === 0) written.push(`1 0 0 -1 ${n(x + along)} ${n(y - above)} Tm`, show);
      else {
        const [cosText, sinText] = cosAndSin(rotation);
        const [cos, sin] = [Number(cosText), Number(sinText)];
        const at = `${n(x + along * cos + above * sin)} ${n(y + along * sin - above * cos)}`;
        written.push(`${cosText} ${sinText} ${sinText} ${n(-cos)} ${at} Tm`, show);
      }
    }
    written.push('ET');
  };

  const drawImage = (part: ImagePrimitive): void => {
    const { imageId, x, y, width, height, rotation, opacity } = part;
    flush();
    pdf
      .save()
      .opacity(opacity)
      .rotate(rotation, { origin: [x, y] });
    // By its address pdfkit knows it again: it is in the file once, however many pages show it.
    pdf.image(imageHref(imageId), x - width / 2, y - height / 2, { width, height }).restore();
  };

  const codes = new Map<QrCode, { label: string; form: object }>();
  /** A code as a part of the file of its own, in cells: cards that have the same one refer to it. */
  const formOf = (code: QrCode): { label: string; form: object } => {
    const known = codes.get(code);
    if (known) return known;
    const BBox = [0, 0, code.side, code.side];
    const form = pdf.ref({ Type: 'XObject', Subtype: 'Form', BBox });
    const cells = code.runs.map(([column, row, length]) => `${column} ${row} ${length} 1 re`);
    form.end(Buffer.from(`${cells.join('\n')}\nf`));
    const made = { label: `Qr${codes.size + 1}`, form };
    codes.set(code, made);
    return made;
  };

  const drawQr = ({ x, y, size, colour, code }: QrPrimitive): void => {
    const { label, form } = formOf(code);
    const { xobjects } = pdf.page as unknown as { xobjects: Record<string, object> };
    xobjects[label] = form;
    fillWith(colour);
    // A code has hundreds of cells: its unit is told more exactly than lengths are.
    const unit = (size / code.side).toFixed(6);
    written.push('q', `${unit} 0 0 ${unit} ${n(x)} ${n(y)} cm`, `/${label} Do`, 'Q');
  };

  const draw = (part: Primitive): void => {
    switch (part.type) {
      case 'rect': {
        const { x, y, width, height, radius = 0, rotation } = part;
        const most = Math.min(radius, width / 2, height / 2);
        turned(rotation, x + width / 2, y + height / 2, (midX, midY) => {
          paint(part);
          const [left, top] = [midX - width / 2, midY - height / 2];
          if (most > 0) {
            flush();
            pdf.roundedRect(left, top, width, height, most);
          } else written.push(`${n(left)} ${n(top)} ${n(width)} ${n(height)} re`);
          close(part);
        });
        return;
      }
      case 'ellipse':
        turned(part.rotation, part.x, part.y, (x, y) => {
          paint(part);
          ellipse(x, y, part.radiusX, part.radiusY);
          close(part);
        });
        return;
      case 'path':
        paint(part);
        flush();
        pdf.path(part.d);
        close(part);
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
      state = { dash: '' };
      for (const part of parts) draw(part);
      flush();
    },
  };
};

/** Of degrees, clockwise where y grows downwards. */
const cosAndSin = (degrees: number): [cos: string, sin: string] => {
  const angle = (degrees * Math.PI) / 180;
  return [n(Math.cos(angle)), n(Math.sin(angle))];
};
