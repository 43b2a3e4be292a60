import type { ShapePrimitive } from '../../schema/sheets/primitives.ts';
import { pdfNumber as n } from './pdfNumber.ts';
import type { PdfPainter } from './pdfPainter.ts';

/** Draws a shape in PDF operators. */
export const drawShape = (painter: PdfPainter, part: ShapePrimitive): void => {
  const { write, turned, paint, close, ellipse, roundedRect } = painter;
  switch (part.type) {
    case 'rect': {
      const { x, y, width, height, radius = 0, rotation } = part;
      const most = Math.min(radius, width / 2, height / 2);
      turned(rotation, x + width / 2, y + height / 2, (midX, midY) => {
        paint(part);
        const [left, top] = [midX - width / 2, midY - height / 2];
        if (most > 0) roundedRect(left, top, width, height, most);
        else write(`${n(left)} ${n(top)} ${n(width)} ${n(height)} re`);
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
      write(...pathOperators(part.d));
      close(part);
  }
};

/** A path of a primitive in PDF operators. */
const pathOperators = (d: string): string[] => {
  let [x, y] = [0, 0];
  const operators: string[] = [];
  for (const [, command, numbers = ''] of d.matchAll(/([MLhvZ])([^MLhvZ]*)/g)) {
    const [first = 0, second = 0] = numbers.split(' ').map(Number);
    if (command === 'Z') operators.push('h');
    else {
      if (command === 'h') x += first;
      else if (command === 'v') y += first;
      else [x, y] = [first, second];
      operators.push(`${n(x)} ${n(y)} ${command === 'M' ? 'm' : 'l'}`);
    }
  }
  return operators;
};
