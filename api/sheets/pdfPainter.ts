import type { Paint } from '../../schema/sheets/primitives.ts';
import { pdfNumber as n } from './pdfNumber.ts';

/** The last graphics state of a page. Repeating it would double the size of a large page. */
type State = { fill?: string; stroke?: string; width?: number; dash: string };

/** The distance of the control points of four curves that draw a circle. */
const kappa = (4 * (Math.SQRT2 - 1)) / 3;

/** A colour in PDF's notation: "0.9 0.88 0.9" for "#e6e0e6". */
const channels = (colour: string): string =>
  [1, 3, 5].map((at) => n(Number.parseInt(colour.slice(at, at + 2), 16) / 255)).join(' ');

/** The cosine and sine of an angle in degrees, clockwise because y grows downwards. */
export const cosAndSin = (degrees: number): [cos: string, sin: string] => {
  const angle = (degrees * Math.PI) / 180;
  return [n(Math.cos(angle)), n(Math.sin(angle))];
};

/**
 * Writes a page in PDF operators.
 * @param handOver takes the written operators
 */
export const pdfPainter = (handOver: (content: string) => void) => {
  const written: string[] = [];
  let state: State = { dash: '' };
  const colours = new Map<string, string>();
  const colourOf = (colour: string): string => {
    const known = colours.get(colour) ?? channels(colour);
    colours.set(colour, known);
    return known;
  };

  const write = (...operators: string[]): void => void written.push(...operators);

  const fillWith = (colour: string): void => {
    if (state.fill !== colour) write(`${colourOf(colour)} rg`);
    state.fill = colour;
  };

  /** Runs `work`, then restores the graphics state. */
  const within = (begin: string, work: () => void): void => {
    const before = { ...state };
    write('q', begin);
    work();
    write('Q');
    state = before;
  };

  return {
    write,
    fillWith,
    within,
    newPage: (): void => {
      state = { dash: '' };
    },
    flush: (): void => {
      if (written.length > 0) handOver(written.join('\n'));
      written.length = 0;
    },
    /** Draws around a point, which is the origin of turned coordinates. */
    turned: (
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
    },
    paint: ({ fill, stroke, strokeWidth = 0.2, dash }: Paint): void => {
      if (stroke) {
        if (state.stroke !== stroke) write(`${colourOf(stroke)} RG`);
        if (state.width !== strokeWidth) write(`${n(strokeWidth)} w`);
        const dashed = dash ? dash.map(n).join(' ') : '';
        if (state.dash !== dashed) write(`[${dashed}] 0 d`);
        state = { ...state, stroke, width: strokeWidth, dash: dashed };
      }
      if (fill) fillWith(fill);
    },
    /** Ends a path and paints it. */
    close: ({ fill, stroke }: Paint): void => {
      if (fill || stroke) write(fill && stroke ? 'B' : fill ? 'f' : 'S');
      else write('n');
    },
    ellipse: (x: number, y: number, across: number, down: number): void => {
      const [left, right, top, bottom] = [x - across, x + across, y - down, y + down].map(n);
      const [nearLeft, nearRight] = [x - across * kappa, x + across * kappa].map(n);
      const [nearTop, nearBottom] = [y - down * kappa, y + down * kappa].map(n);
      const [middle, centre] = [n(x), n(y)];
      write(
        `${left} ${centre} m`,
        `${left} ${nearTop} ${nearLeft} ${top} ${middle} ${top} c`,
        `${nearRight} ${top} ${right} ${nearTop} ${right} ${centre} c`,
        `${right} ${nearBottom} ${nearRight} ${bottom} ${middle} ${bottom} c`,
        `${nearLeft} ${bottom} ${left} ${nearBottom} ${left} ${centre} c`,
        'h',
      );
    },
    roundedRect: (x: number, y: number, width: number, height: number, radius: number): void => {
      const [right, bottom, far] = [x + width, y + height, radius * (1 - kappa)];
      const at = (...points: number[]): string => points.map(n).join(' ');
      write(
        `${at(x + radius, y)} m`,
        `${at(right - radius, y)} l`,
        `${at(right - far, y, right, y + far, right, y + radius)} c`,
        `${at(right, bottom - radius)} l`,
        `${at(right, bottom - far, right - far, bottom, right - radius, bottom)} c`,
        `${at(x + radius, bottom)} l`,
        `${at(x + far, bottom, x, bottom - far, x, bottom - radius)} c`,
        `${at(x, y + radius)} l`,
        `${at(x, y + far, x + far, y, x + radius, y)} c`,
        'h',
      );
    },
  };
};

export type PdfPainter = ReturnType<typeof pdfPainter>;
