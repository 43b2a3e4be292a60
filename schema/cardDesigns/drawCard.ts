import type { CardElement, CardLayout } from '../entities/cardDesign.ts';
import type { Primitive } from '../sheets/primitives.ts';
import { qrIn } from '../sheets/qrCode.ts';
import { type Box, textIn } from '../sheets/textBox.ts';

/** The content of a card: texts by an element's field, and what the guest must not be served. */
export type CardFacts = {
  key: string;
  texts: Readonly<Record<string, string>>;
  needs: string;
  /** The text of a diet mark that is too small for all needs. */
  seeKitchen: string;
};

/** In millimetres: the smallest letters of a text, and of a diet mark. */
const [leastOfText, leastOfMark] = [1.4, 2];

/** Millimetres in a point of type. */
const point = 25.4 / 72;

/** The height of the unfolded card. */
export const flatHeight = ({ height, fold }: Pick<CardLayout, 'height' | 'fold'>): number =>
  fold === 'tent' ? 2 * height : height;

/**
 * A card as it is cut out, drawn from its top left corner. The back of a tent is upside down above the fold, so that
 * both sides are upright when the card stands.
 * @param missing Collects letters that no font has
 */
export const drawCard = (
  layout: CardLayout,
  facts: CardFacts,
  corner: { x: number; y: number },
  missing: Set<string>,
): Primitive[] => {
  const { width, height, fold, elements } = layout;
  const front = { x: corner.x, y: corner.y + (fold === 'tent' ? height : 0), width, height };
  const back = { x: corner.x, y: corner.y, width, height };
  return [
    ...(fold === 'tent' ? elements.flatMap((one) => drawn(one, facts, back, true, missing)) : []),
    ...elements.flatMap((one) => drawn(one, facts, front, false, missing)),
  ];
};

const textOf = ({ type, field, words }: CardElement, { texts, needs }: CardFacts): string => {
  if (type === 'dietMark') return needs;
  return field === null ? (words ?? '') : (texts[field] ?? '');
};

const aligns = { left: 'left', center: 'centre', right: 'right' } as const;

const drawn = (
  element: CardElement,
  facts: CardFacts,
  face: Box,
  isTurned: boolean,
  missing: Set<string>,
): Primitive[] => {
  const { type, width, height, font, size, align, colour, fit } = element;
  const box = {
    x: face.x + (isTurned ? face.width - element.x - width : element.x),
    y: face.y + (isTurned ? face.height - element.y - height : element.y),
    width,
    height,
  };
  const text = textOf(element, facts);
  switch (type) {
    case 'line':
      return [{ type: 'rect', ...box, fill: colour }];
    case 'qr': {
      const side = Math.min(width, height);
      return text ? [qrIn(text, { x: box.x, y: box.y, size: side, colour })] : [];
    }
    case 'text':
    case 'dietMark': {
      const style = {
        font,
        size: size * point,
        least: type === 'text' ? leastOfText : leastOfMark,
        align: aligns[align],
        vertical: 'middle',
        colour,
        fit,
        isUpsideDown: isTurned,
      } as const;
      if (!text) return [];
      const set = textIn(box, text, style, missing);
      // Half a list of allergies would be mistaken for all of it.
      return set.isCut && type === 'dietMark'
        ? textIn(box, facts.seeKitchen, { ...style, fit: 'shrink' }).lines
        : set.lines;
    }
  }
};
