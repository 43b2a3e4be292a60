import { describe, expect, it } from 'vitest';
import { cutName, cutTo, textIn } from './textBox.ts';
import { widthOf, withBoxes } from './textMetrics.ts';

const box = { x: 10, y: 20, width: 40, height: 12 };
const textsOf = (text: string, fit: 'shrink' | 'wrap' | 'cut', size = 4) =>
  textIn(box, text, { font: 'sans', size, fit }).lines.map((line) => line.text);
const longName = 'Maximiliana Featherstonehaugh-Vandenbergh van der Wildenburg';

describe('text in a box', () => {
  it.each(['shrink', 'wrap', 'cut'] as const)('never leaves it where it is to %s', (fit) => {
    for (const text of ['Ada', longName, 'محمد بن عبد الله', 'O’Neill 🎉', 'x'.repeat(300)]) {
      const set = textIn(box, text, { font: 'display', size: 9, least: 1, fit });
      for (const line of set.lines) {
        expect(widthOf(line.text, 'display', set.size)).toBeLessThanOrEqual(box.width + 0.01);
        expect(line.y).toBeGreaterThan(box.y);
        expect(line.y).toBeLessThan(box.y + Math.max(box.height, set.height));
      }
    }
  });

  it('keeps its size if it fits, and shrinks only as far as necessary', () => {
    expect(textIn(box, 'Ada', { font: 'sans', size: 4, fit: 'shrink' }).size).toBe(4);
    const { size, isCut } = textIn(box, longName, { font: 'sans', size: 9, fit: 'shrink' });
    expect(size).toBeLessThan(4);
    expect(isCut).toBe(false);
  });

  it('breaks between words, keeps line breaks, and reports what it cut', () => {
    expect(textsOf('Ada Byron', 'wrap')).toEqual(['Ada Byron']);
    expect(textsOf('Ada\nByron', 'wrap')).toEqual(['Ada', 'Byron']);
    expect(textsOf(longName, 'cut')[0]).toMatch(/^Maximiliana.*…$/);
    expect(textIn(box, longName, { font: 'sans', size: 5, fit: 'cut' }).isCut).toBe(true);
    expect(textsOf('', 'wrap')).toEqual([]);
  });

  it('breaks a word after its hyphens only if it is too wide even when shrunk', () => {
    const word = 'Hohenfels-Weidenbach-Schwarzenberg';
    const most = widthOf(word, 'sans', 4);
    const set = (part: number, fit: 'wrap' | 'shrink') => {
      const box = { x: 0, y: 0, width: part * most, height: 40 };
      return textIn(box, `von ${word}`, { font: 'sans', size: 4, least: 3, fit });
    };
    const lines = (part: number, fit: 'wrap' | 'shrink') =>
      set(part, fit).lines.map(({ text }) => text);
    expect(lines(1, 'wrap')).toEqual(['von', word]);
    const inParts = ['von Hohenfels-', 'Weidenbach-', 'Schwarzenberg'];
    expect(lines(0.45, 'wrap')).toEqual(inParts);
    expect(lines(0.9, 'shrink')).toEqual(['von', word]);
    expect(set(0.9, 'shrink').size).toBeLessThan(4);
    expect([lines(0.34, 'shrink'), set(0.34, 'shrink').isCut]).toEqual([inParts, false]);
  });

  it('prefers breaking a word to shrinking it by more than half', () => {
    const free = { ...box, height: 30 };
    const set = textIn(free, 'x'.repeat(60), { font: 'display', size: 9, fit: 'shrink' });
    expect(set.lines.map(({ text }) => text).join('')).toBe('x'.repeat(60));
    expect(set.size).toBeGreaterThan(4);
  });

  it('breaks what is still too wide between letters, and cuts it only after the last line', () => {
    const word = 'Wolfeschlegelsteinhausenbergerdorff';
    const lines = (height: number) => {
      const narrow = { x: 0, y: 0, width: 20, height };
      return textIn(narrow, `Ada ${word}`, { font: 'sans', size: 4, fit: 'wrap' });
    };
    const [first, ...rest] = lines(100).lines.map(({ text }) => text);
    expect([first, rest.join(''), lines(100).isCut]).toEqual(['Ada', word, false]);
    expect(rest.length).toBeGreaterThan(2);
    const [, one, cut] = lines(15).lines.map(({ text }) => text);
    expect(cut).toMatch(/^\w+…$/);
    expect(word.startsWith(`${one}${cut?.slice(0, -1)}`)).toBe(true);
  });

  it('is cut between visible letters', () => {
    const family = '👨‍👩‍👧';
    expect(cutTo(`${family}${family}`, 'sans', 4, widthOf(`${family}…`, 'sans', 4))).toBe(
      `${family}…`,
    );
  });

  it('is complete in letters that were sized to fill the width', () => {
    const room = 10;
    for (let n = 1; n <= 60; n += 1) {
      const name = `Table ${n}`;
      const size = (3 * room) / widthOf(name, 'sansBold', 3);
      expect(cutName(name, 'sansBold', size, room)).toBe(name);
      expect(cutTo(name, 'sansBold', size, room)).toBe(name);
    }
  });

  it.each([
    ['Table 12', '…12'],
    ['Head table', '…table'],
    ['Fountain', 'Foun…'],
    ['The Orangeries', 'The Or…'],
  ])('shortens %s so that it differs from others', (name, cut) => {
    expect(cutName(name, 'sans', 4, widthOf(cut, 'sans', 4) + 0.01)).toBe(cut);
  });

  it('has boxes for letters without a font, and reports them', () => {
    const missing = new Set<string>();
    expect(withBoxes('Wáng 王 🎉', missing)).toBe('Wáng ◻ 🎉');
    expect([...missing]).toEqual(['王']);
  });
});
