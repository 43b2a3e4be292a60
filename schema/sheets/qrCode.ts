import encodeQR from 'qr';
import { ink, type QrCode, type QrPrimitive } from './primitives.ts';

/** Caches codes by text, because thousands of cards may share one. */
const known = new Map<string, QrCode>();
const mostKnown = 100;

/** A text as a square QR code without its blank border, which the paper provides. */
export const qrIn = (
  text: string,
  { colour = ink, ...place }: { x: number; y: number; size: number; colour?: string },
): QrPrimitive => ({ type: 'qr', ...place, colour, code: codeOf(text) });

const codeOf = (text: string): QrCode => {
  const found = known.get(text);
  if (found) return found;
  const bordered = encodeQR(text, 'raw', { ecc: 'medium', border: 1 });
  const rows = bordered.slice(1, -1).map((row) => row.slice(1, -1));
  const code = { side: rows.length, runs: rows.flatMap(runsOf) };
  if (known.size >= mostKnown) known.clear();
  known.set(text, code);
  return code;
};

/** The dark stretches of a row. */
const runsOf = (cells: readonly boolean[], row: number): QrCode['runs'][number][] => {
  const runs: [column: number, row: number, length: number][] = [];
  for (const [column, isDark] of cells.entries()) {
    if (!isDark) continue;
    const last = runs.at(-1);
    if (last && last[0] + last[2] === column) last[2] += 1;
    else runs.push([column, row, 1]);
  }
  return runs;
};
