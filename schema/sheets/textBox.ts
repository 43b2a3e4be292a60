import { isolatedInLines } from '../text/direction.ts';
import { nameEnd } from '../text/nameEnd.ts';
import type { Area } from './papers.ts';
import { ink, type SheetFont, type TextPrimitive } from './primitives.ts';
import { widthOf, withBoxes } from './textMetrics.ts';

export type Box = Area & { x: number; y: number };

export type TextStyle = {
  font: SheetFont;
  /** The size of the font; the largest if text shrinks. */
  size: number;
  /** The smallest size of text that shrinks. Default: 2. */
  least?: number;
  colour?: string;
  align?: 'left' | 'centre' | 'right';
  vertical?: 'top' | 'middle' | 'bottom';
  /**
   * How to fit long text. `shrink`: smaller letters first; `wrap`: more lines, up to the height of the
   * box; `cut`: one line. Text that still does not fit is cut off with "…".
   */
  fit: 'shrink' | 'wrap' | 'cut';
  /** Distance of baselines, as a multiple of the size. */
  lineHeight?: number;
  /** Turns the text by 180° about the box's middle, as for the back of a folded card. */
  isUpsideDown?: boolean;
};

export type SetText = {
  lines: TextPrimitive[];
  /** The size of the letters as set. */
  size: number;
  /** The height of all lines. */
  height: number;
  /** Whether some of the text did not fit. */
  isCut: boolean;
};

/** The distance of the baseline below the middle of a line, as a part of the size. */
const belowMiddle = 0.35;
/** Text may be wider by so much, in millimetres: letters that were sized to fill a width differ from it by roundings. */
const hair = 0.001;
/** A long word shrinks to this part of its size, as far as it may. Then it is broken rather than made smaller. */
const leastWhole = 0.5;
/** Steps in which text shrinks. */
const step = 0.94;

/**
 * Sets text within a box and breaks it between words. A word that is too wide, once it has shrunk by half or as far as
 * it may, is broken after its hyphens, and what is too wide even so between letters. Line breaks of the text stay.
 * @param missing Collects letters that no font has
 */
export const textIn = (
  box: Box,
  text: string,
  style: TextStyle,
  missing?: Set<string>,
): SetText => {
  const { font, size: most, least = 2, fit, lineHeight = 1.2 } = style;
  const paragraphs = withBoxes(text, missing)
    .split('\n')
    .map((paragraph) => paragraph.split(/\s+/).filter(Boolean));
  const mostLines = (size: number) =>
    fit === 'cut' ? 1 : Math.max(1, Math.floor(box.height / (size * lineHeight) + 0.001));
  let size = most;
  let lines = broken(paragraphs, font, size, box.width);
  const fits = () => !lines.isTooWide && lines.lines.length <= mostLines(size);
  while (fit === 'shrink' && !fits() && size > least) {
    size = Math.max(least, size * step);
    lines = broken(paragraphs, font, size, box.width, size < most * leastWhole);
  }
  if (lines.isTooWide && fit !== 'cut') lines = broken(paragraphs, font, size, box.width, true);
  const { texts, isCut } = cutLines(lines.lines, mostLines(size), font, size, box.width);
  return { ...placed(box, isolatedInLines(texts), style, size, lineHeight), size, isCut };
};

/** Lines of text, moved. */
export const shifted = (lines: readonly TextPrimitive[], x: number, y: number): TextPrimitive[] =>
  lines.map((line) => ({ ...line, x: line.x + x, y: line.y + y }));

/** A line with what stood before it: nothing where a word was broken. */
type Line = { before: Part['before']; text: string };

type Broken = { lines: Line[]; isTooWide: boolean };

type Part = { before: '' | ' '; text: string; width: number };

/** A word, or its parts that end with hyphens. */
const partsOf = (texts: readonly string[], font: SheetFont, size: number): Part[] =>
  texts.map((text, nth) => ({
    before: nth === 0 ? ' ' : '',
    text,
    width: widthOf(text, font, size),
  }));

/** What is too wide for a line as one line after the other. Letters and their marks stay together. */
const inLines = (text: string, font: SheetFont, size: number, room: number): string[] => {
  if (widthOf(text, font, size) <= room) return [text];
  const lines: string[] = [];
  let line = '';
  for (const { segment } of segmenter.segment(text)) {
    if (line !== '' && widthOf(line + segment, font, size) > room) {
      lines.push(line);
      line = '';
    }
    line += segment;
  }
  return [...lines, line];
};

const broken = (
  paragraphs: readonly (readonly string[])[],
  font: SheetFont,
  size: number,
  width: number,
  withinWords = false,
): Broken => {
  const room = width + hair;
  const space = widthOf(' ', font, size);
  const inParts = (word: string): Part[] => {
    const whole = partsOf([word], font, size);
    const isTooWide = (whole[0]?.width ?? 0) > room;
    if (!withinWords || !isTooWide) return whole;
    const parts = word.split(/(?<=[-‐])/).flatMap((part) => inLines(part, font, size, room));
    return partsOf(parts, font, size);
  };
  const lines: Line[] = [];
  let isTooWide = false;
  for (const words of paragraphs) {
    let line: Line = { before: ' ', text: '' };
    let used = 0;
    for (const part of words.flatMap(inParts)) {
      const more = (part.before === ' ' ? space : 0) + part.width;
      if (part.width > room) isTooWide = true;
      if (line.text !== '' && used + more <= room) {
        line.text += part.before + part.text;
        used += more;
      } else {
        if (line.text !== '') lines.push(line);
        line = { before: part.before, text: part.text };
        used = part.width;
      }
    }
    if (line.text !== '' || paragraphs.length > 1) lines.push(line);
  }
  return { lines, isTooWide };
};

const cutLines = (
  lines: readonly Line[],
  most: number,
  font: SheetFont,
  size: number,
  width: number,
): { texts: string[]; isCut: boolean } => {
  const rest = lines.slice(most - 1);
  const last = rest.map(({ before, text }, nth) => (nth === 0 ? text : before + text)).join('');
  const texts = lines.map(({ text }) => text);
  const wanted = lines.length > most ? [...texts.slice(0, most - 1), last] : texts;
  const shown = wanted.map((line) => cutTo(line, font, size, width));
  return { texts: shown, isCut: shown.some((text, nth) => text !== wanted[nth]) };
};

/** A line, or the part of its beginning that fits, with "…". Letters and their marks stay together. */
export const cutTo = (text: string, font: SheetFont, size: number, width: number): string => {
  if (widthOf(text, font, size) <= width + hair) return text;
  let room = width - widthOf('…', font, size);
  let kept = '';
  for (const { segment } of segmenter.segment(text)) {
    room -= widthOf(segment, font, size);
    if (room < 0) break;
    kept += segment;
  }
  return `${kept.trimEnd()}…`;
};

/**
 * A name, or the part of it that fits and tells it from others: its last word or number ("…12"), or its
 * beginning where that has no room.
 */
export const cutName = (name: string, font: SheetFont, size: number, width: number): string => {
  if (widthOf(name, font, size) <= width + hair) return name;
  const end = `…${nameEnd(name)}`;
  const hasEnd = end !== '…' && widthOf(end, font, size) <= width + hair;
  return hasEnd ? end : cutTo(name, font, size, width);
};

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

const anchors = { left: 'start', centre: 'middle', right: 'end' } as const;

const placed = (
  { x, y, width, height }: Box,
  texts: readonly string[],
  style: TextStyle,
  size: number,
  lineHeight: number,
): Pick<SetText, 'lines' | 'height'> => {
  const { font, colour = ink, align = 'left', vertical = 'top', isUpsideDown = false } = style;
  const pitch = size * lineHeight;
  const all = pitch * texts.length;
  const free = { top: 0, middle: (height - all) / 2, bottom: height - all }[vertical];
  const left = { left: x, centre: x + width / 2, right: x + width }[align];
  const lines = texts.map((text, nth): TextPrimitive => {
    const baseline = y + free + (nth + 0.5) * pitch + belowMiddle * size;
    const upright = {
      type: 'text',
      text,
      font,
      size,
      colour,
      anchor: anchors[align],
    } as const;
    return isUpsideDown
      ? { ...upright, x: 2 * x + width - left, y: 2 * y + height - baseline, rotation: 180 }
      : { ...upright, x: left, y: baseline };
  });
  return { lines, height: all };
};
