import { expect, it } from 'vitest';
import { sheetWords } from '../../schema/sheets/sheetWords.ts';
import { textIn } from '../../schema/sheets/textBox.ts';
import { runsOf } from './runs.ts';

const words = sheetWords('en');
const box = { x: 0, y: 0, height: 100 };

/** The lines of a text as drawn from left to right: their runs, without invisible marks. */
const drawn = (text: string, width = 1_000) =>
  textIn({ ...box, width }, text, { font: 'sans', size: 4, fit: 'wrap' }).lines.map(
    ({ text: line }) =>
      runsOf(line, 'sans', (_, code) => !/\p{Cf}/u.test(String.fromCodePoint(code)))
        .map((run) => run.text)
        .join(''),
  );

it('puts the count before each dish, whatever its direction of writing', () => {
  const counts = words.list([
    words.times(6, 'طاجن الخضار'),
    words.times(3, 'كسكس'),
    words.times(2, 'Soup'),
    words.timesNotChosen(1),
  ]);
  const inOrder = '6 × طاجن الخضار, 3 × كسكس, 2 × Soup, and 1 not chosen';
  expect(drawn(words.dishOf('Main course', counts))).toEqual([`Main course: ${inOrder}`]);
  expect(drawn(words.dishOf('الطبق الرئيسي', counts))).toEqual([`الطبق الرئيسي: ${inOrder}`]);
});

it('keeps that order if a line starts within a name', () => {
  const counts = words.list([words.times(6, 'طاجن الخضار'), words.times(3, 'كسكس')]);
  expect(drawn(words.dishOf('Main course', counts), 45)).toEqual([
    'Main course: 6 × طاجن',
    'الخضار and 3 × كسكس',
  ]);
});

it('keeps the parts of an emoji together and in order beside Arabic', () => {
  const isInFont = (file: string, code: number) => file.includes('emoji') === code >= 0x200d;
  const [heart, hash] = ['❤\ufe0f\u200d🔥', '#\ufe0f\u20e3'];
  const textsOf = (text: string) => runsOf(text, 'sans', isInFont).map((run) => run.text);
  expect(textsOf(`محمد ${heart}`)).toEqual([heart, 'محمد ']);
  expect(textsOf(`محمد ${hash}`)).toEqual([hash, 'محمد ']);
});
