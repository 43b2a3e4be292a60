import bidiFactory from 'bidi-js';
import { fontFiles } from '../../schema/sheets/fonts.ts';
import { isRightToLeft } from '../../schema/sheets/lineDirection.ts';
import type { SheetFont } from '../../schema/sheets/primitives.ts';
import { emojiPictures, keycap } from '../../schema/text/emoji.ts';

const bidi = bidiFactory();

/** Letters of one font file that are set together, in the order of spelling. */
export type TextRun = { file: string; text: string };

type LevelRun = TextRun & { level: number };

const ownForm = /[\p{L}\p{N}]/u;
const rightToLeftLetter = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/**
 * Splits a line into runs from left to right. A run has one font and one direction, so that Arabic letters
 * join within it. Marks, joiners and spaces stay with the letters before them if that font has them.
 * @param has whether a font file has a code point
 */
export const runsOf = (
  text: string,
  font: SheetFont,
  has: (file: string, code: number) => boolean,
): TextRun[] => {
  if (simple.test(text)) return [{ file: fontFiles[font][0] ?? '', text }];
  const levels = bidi.getEmbeddingLevels(text, isRightToLeft(text) ? 'rtl' : 'ltr').levels;
  const runs: LevelRun[] = [];
  let at = 0;
  for (const letter of lettersIn(text)) {
    const level = levels[at] ?? 0;
    const mirrored = level % 2 ? bidi.getMirroredCharacter(letter) : null;
    at += letter.length;
    const last = runs.at(-1);
    const file = fileOf(letter, font, last?.file, has);
    if (file === undefined) continue;
    const shown = mirrored ?? letter;
    if (last && last.level === level && last.file === file) last.text += shown;
    else runs.push({ file, text: shown, level });
  }
  return inVisualOrder(runs).map(({ file, text: own, level }) => ({
    file,
    // Fonts reverse words of right-to-left scripts by themselves, but no text without a script.
    text: level % 2 && !rightToLeftLetter.test(own) ? lettersIn(own).reverse().join('') : own,
  }));
};

/** Latin letters, digits and signs: one run of the first font. */
const simple = /^[\x20-\x7e\u00a0-\u00ff\u2013\u2014\u2018\u2019\u201c\u201d\u2026]*$/;

const letters = new RegExp(`${emojiPictures.source}|.`, 'gsu');

/** The letters of a text. The parts of an emoji are one, since another order makes another picture of them. */
const lettersIn = (text: string): string[] => text.match(letters) ?? [];

/** The emoji font has spaces as wide as its emoji. */
const isEmoji = (file: string): boolean => file.includes('emoji');

/** The font of a letter; undefined if none has it, as for an invisible selector. */
const fileOf = (
  letter: string,
  font: SheetFont,
  last: string | undefined,
  has: (file: string, code: number) => boolean,
): string | undefined => {
  // The font of emoji has digits, too, for keycaps only.
  const code = (letter.endsWith(keycap) ? keycap : letter).codePointAt(0) ?? 0;
  const goesOn = last !== undefined && !ownForm.test(letter) && !(letter === ' ' && isEmoji(last));
  if (goesOn && has(last, code)) return last;
  return fontFiles[font].find((file) => has(file, code));
};

/** Rule L2 of the bidirectional algorithm, for whole runs. */
const inVisualOrder = (runs: readonly LevelRun[]): LevelRun[] => {
  const ordered = [...runs];
  const most = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = most; level > 0; level -= 1)
    for (let from = 0; from < ordered.length; from += 1) {
      let to = from;
      while ((ordered[to]?.level ?? 0) >= level) to += 1;
      if (to > from + 1) ordered.splice(from, to - from, ...ordered.slice(from, to).reverse());
      from = Math.max(from, to);
    }
  return ordered;
};
