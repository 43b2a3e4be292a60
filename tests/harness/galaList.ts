import { readFileSync } from 'node:fs';

/** A list of 180 rows, one of which repeats a person: it has 179 people. */
export const gala = readFileSync(new URL('../data/gala-180-semicolon-bom.csv', import.meta.url));

/**
 * The list with twelve titles edited, two people removed and three added. Quoted lines stay as they are.
 */
export const galaAWeekLater = (): string => {
  const [header = '', ...lines] = gala.toString('utf8').split('\r\n');
  const plain = lines.flatMap((line, n) =>
    /^[^;"]+;[^;"]+;[^;"]+;[^;"]+;[^;"]*;g\d[^;"]+$/.test(line) ? [n] : [],
  );
  const once = plain.filter((n) => lines.filter((line) => line === lines[n]).length === 1);
  const edited = new Set(once.slice(0, 12));
  const gone = new Set(once.slice(12, 14));
  const kept = lines.flatMap((line, n) => {
    if (gone.has(n)) return [];
    const cells = line.split(';');
    return edited.has(n)
      ? [[...cells.slice(0, 2), 'Director', ...cells.slice(3)].join(';')]
      : [line];
  });
  const newcomers = ['One', 'Two', 'Three'].map((name) => `${name} New;guest;;Fresh AS;;`);
  return [header, ...kept.filter((line) => line !== ''), ...newcomers].join('\r\n');
};
