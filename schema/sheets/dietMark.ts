import { type Allergy, type AllergySeverity, worstFirst } from '../attendees/allergies.ts';
import { isolated } from '../text/direction.ts';
import type { Guest } from './guests.ts';
import { needText, severityTexts } from './needWords.ts';
import { ink, type Primitive, softInk } from './primitives.ts';
import type { SheetWords } from './sheetWords.ts';
import { type Box, cutName, cutTo, textIn } from './textBox.ts';
import { widthOf, withBoxes } from './textMetrics.ts';

/** The largest and smallest letters. Smaller ones cannot be read at a table. */
const [most, least] = [3.6, 2];
const lineHeight = 1.3;
const whoseSize = 2.4;

/**
 * The facts that the staff must know to serve a guest. Printed behind the name, on the inside of the standing
 * card, where the other guests do not read them. Blank without a diet or allergy. Says so if not everything
 * fits.
 */
export const dietMark = (
  guest: Guest,
  half: Box,
  words: SheetWords,
  missing: Set<string>,
): Primitive[] => {
  const allergies = worstFirst(guest.person.allergies ?? []);
  const diets = guest.person.diets ?? [];
  if (allergies.length + diets.length === 0) return [];
  const box = { x: half.x + 7, y: half.y + 2, width: half.width - 14, height: half.height - 9 };
  const middle = box.x + box.width / 2;
  return [
    ...(needsIn(box, allergies, diets, words, missing) ??
      textIn(box, words.seeKitchen(allergies.length + diets.length), {
        font: 'sansBold',
        size: most,
        fit: 'wrap',
        align: 'centre',
        vertical: 'middle',
      }).lines),
    {
      type: 'text',
      text: guestAndPlace(guest, box.width, words, missing),
      font: 'sans',
      size: whoseSize,
      colour: softInk,
      anchor: 'middle',
      x: middle,
      y: half.y + half.height - 4,
    },
  ];
};

/**
 * The guest and the place on one line. A long name leaves space for the place, and a long table takes at most
 * half of the line.
 */
const guestAndPlace = (
  { person, table, seat = 0 }: Guest,
  width: number,
  words: SheetWords,
  missing: Set<string>,
): string => {
  const wide = (text: string): number => widthOf(text, 'sans', whoseSize);
  const name = withBoxes(person.name, missing);
  if (table === undefined) return cutTo(name, 'sans', whoseSize, width);
  const placeOf = (shown: string): string => ` · ${words.atTable(shown, seat)}`;
  const room = Math.max(width / 2, width - wide(name)) - wide(placeOf(''));
  const place = placeOf(cutName(withBoxes(table, missing), 'sans', whoseSize, room));
  return isolated(cutTo(name, 'sans', whoseSize, width - wide(place))) + place;
};

/** All needs at the largest size that fits; undefined if none does. */
const needsIn = (
  box: Box,
  allergies: readonly Allergy[],
  diets: readonly string[],
  words: SheetWords,
  missing: Set<string>,
): Primitive[] | undefined => {
  for (let size = most; size >= least; size -= 0.2) {
    const pitch = size * lineHeight;
    const lines = allergies.map((allergy) => allergyLine(allergy, size, missing));
    const diet = textIn(
      box,
      words.list(diets.map(needText)),
      { font: 'sans', size, fit: 'wrap', lineHeight, align: 'centre' },
      missing,
    );
    const height = lines.length * pitch + diet.height;
    const isWide = lines.some(({ width }) => width > box.width) || diet.isCut;
    if (height > box.height || isWide) continue;
    const top = box.y + (box.height - height) / 2;
    return [
      ...lines.flatMap(({ width, draw }, nth) =>
        draw(box.x + (box.width - width) / 2, top + nth * pitch + size),
      ),
      ...textIn(
        { ...box, y: top + lines.length * pitch, height: diet.height + 1 },
        words.list(diets.map(needText)),
        { font: 'sans', size, fit: 'wrap', lineHeight, align: 'centre' },
      ).lines,
    ];
  }
  return undefined;
};

const allergyLine = (
  { substance, severity }: Allergy,
  size: number,
  missing: Set<string>,
): { width: number; draw: (x: number, y: number) => Primitive[] } => {
  const what = withBoxes(needText(substance), missing);
  const how = severityTexts[severity];
  const sign = size * 1.3;
  const bold = widthOf(what, 'sansBold', size) + size * 0.4;
  const text = { type: 'text', size, colour: ink, anchor: 'start' } as const;
  return {
    width: sign + bold + widthOf(how, 'sans', size),
    draw: (x, y) => [
      severitySign(severity, x + size * 0.5, y - size * 0.36, size * 0.45),
      { ...text, x: x + sign, y, text: what, font: 'sansBold' },
      { ...text, x: x + sign + bold, y, text: how, font: 'sans' },
    ],
  };
};

/** Severities differ by shape: a ring, a triangle, a full octagon. */
export const severitySign = (
  severity: AllergySeverity,
  x: number,
  y: number,
  radius: number,
): Primitive => {
  const line = { stroke: ink, strokeWidth: radius / 4 };
  if (severity === 'intolerance')
    return { type: 'ellipse', x, y, radiusX: radius, radiusY: radius, ...line };
  const corners = severity === 'allergy' ? 3 : 8;
  const first = severity === 'allergy' ? -Math.PI / 2 : Math.PI / 8;
  const points = Array.from({ length: corners }, (_, nth) => {
    const angle = first + (nth * 2 * Math.PI) / corners;
    return `${(x + radius * Math.cos(angle)).toFixed(3)} ${(y + radius * Math.sin(angle)).toFixed(3)}`;
  });
  const d = `M${points.join('L')}Z`;
  return severity === 'allergy' ? { type: 'path', d, ...line } : { type: 'path', d, fill: ink };
};
