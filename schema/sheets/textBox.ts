import { nameEnd } from '../text/nameEnd.ts';
import { isolatedInLines } from './lineDirection.ts';
import type { Area } from './papers.ts';
import { ink, type SheetFont, type TextPrimitive } from './primitives.ts';
import { widthOf, withBoxes } from './textMetrics.ts';

export type Box = Area & { x: number; y: number };

export type TextStyle = {
  font: SheetFont;
  /** The font size; for text that shrinks, the largest. */
  size: number;
  /** The smallest size of text that shrinks. Default: 2. */
  least?: number;
  colour?: string;
  align?: 'left' | 'centre' | 'right';
  vertical?: 'top' | 'middle' | 'bottom';
  /**
   * How to fit long text. `shrink`: smaller letters first. `wrap`: more lines, up to the height of the box.
   * `cut`: one line. Text that still does not fit is cut off with "…".
   */
  fit: 'shrink' | 'wrap' | 'cut';
  /** The distance of baselines, as a multiple of the size. */
  lineHeight?: number;
  /** Turns the text by 180° about the box's middle, as for the back of a folded card. */
  isUpsideDown?: boolean;
};

export type SetText = {
  lines: TextPrimitive[];
  /** The resulting font size. */
  size: number;
  height: number;
  /** Whether some of the text did not fit. */
  isCut: boolean;
};

/** How far the baseline is below the middle of a line, as a fraction of the size. */
const belowMiddle = 0.35;
/**
 * In millimetres: text may be this much wider, because letters that were sized to fill a width are subject to
 * rounding.
 */
const hair = 0.001;
/** A long word shrinks to this fraction of its size at most. After that it is broken instead. */
const leastWhole = 0.5;
/** The factor of each step in which text shrinks. */
const step = 0.94;

/**
 * Sets text within a box, broken between words. A word that is too wide after shrinking by half, or to the
 * smallest size, is broken after its hyphens, and otherwise between letters. Keeps the line breaks of the
 * text.
 * @param missing collects letters that no font has
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

/** Moves lines of text. */
export const shifted = (lines: readonly TextPrimitive[], x: number, y: number): TextPrimitive[] =>
  lines.map((line) => ({ ...line, x: line.x + x, y: line.y + y }));

/** A line, and what preceded it in the text: nothing if a word was broken there. */
type Line = { before: Part['before']; text: string };

type Broken = { lines: Line[]; isTooWide: boolean };

type Part = { before: '' | ' '; text: string; width: number };

/** The parts of a word, each of which ends with a hyphen, except the last. */
const partsOf = (texts: readonly string[], font: SheetFont, size: number): Part[] =>
  texts.map((text, nth) => ({
    before: nth === 0 ? ' ' : '',
    text,
    width: widthOf(text, font, size),
  }));

/** Breaks text that is too wide into several lines. Keeps letters and their marks together. */
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

/** A line that fits: cut at its end, with "…", if necessary. Keeps letters and their marks together. */
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
 * A name that fits. If it is cut, it keeps what tells it from others: its last word or number ("…12"), or its
 * beginning if that does not fit.
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
