import encodeQR from 'qr';
import { ink, type PathPrimitive } from './primitives.ts';

/** A text as a QR code in a square, without the blank border: the paper around it is blank. */
export const qrPath = (
  text: string,
  { x, y, size, colour = ink }: { x: number; y: number; size: number; colour?: string },
): PathPrimitive => {
  const bordered = encodeQR(text, 'raw', { ecc: 'medium', border: 1 });
  const rows = bordered.slice(1, -1).map((row) => row.slice(1, -1));
  const unit = size / rows.length;
  const at = (value: number): number => Math.round(value * 1_000) / 1_000;
  const runs = rows.flatMap((row, down) =>
    runsOf(row).map(
      ([from, length]) =>
        `M${at(x + from * unit)} ${at(y + down * unit)}h${at(length * unit)}v${at(unit)}h${at(-length * unit)}z`,
    ),
  );
  return { type: 'path', d: runs.join(''), fill: colour };
};

/** The dark stretches of a row: where each begins, and its length. */
const runsOf = (row: readonly boolean[]): [from: number, length: number][] => {
  const runs: [number, number][] = [];
  for (const [at, isDark] of row.entries()) {
    if (!isDark) continue;
    const last = runs.at(-1);
    if (last && last[0] + last[1] === at) last[1] += 1;
    else runs.push([at, 1]);
  }
  return runs;
};
