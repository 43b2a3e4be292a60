import type { Primitive } from './primitives.ts';

/** A strip across the whole width of a page or of a column. `draw` takes its top left corner. */
export type Strip = {
  height: number;
  draw: (y: number, x: number) => Primitive[];
  /** A head stays on a page with what follows, unless together they are higher than a page. */
  isHead?: boolean;
  /** Repeated at the top of a page that begins with this strip, for example the names of columns. */
  under?: Strip | undefined;
};

/** An empty strip, which disappears at the top of a page. */
export const gap = (height: number): Strip => ({ height, draw: () => [], isHead: true });

/** Two strips joined into one. */
export const stacked = (upper: Strip, lower: Strip): Strip => ({
  height: upper.height + lower.height,
  draw: (y, x) => [...upper.draw(y, x), ...lower.draw(y + upper.height, x)],
});

/**
 * Puts strips below one another, on as many pages or columns as needed. Each draws from the top left corner of
 * its area. A strip higher than a page gets its own.
 */
export const flowed = (
  strips: readonly Strip[],
  height: number,
): ((top: number, left?: number) => Primitive[])[] => {
  const pages: Strip[][] = [[]];
  let used = 0;
  const put = (strip: Strip): void => {
    pages.at(-1)?.push(strip);
    used += strip.height;
  };
  const next = (): void => {
    pages.push([]);
    used = 0;
  };
  for (const chain of chainsOf(strips)) {
    const whole = heightOf(chain);
    const isTooHigh = heightOf(withRepeated(chain)) > height;
    if (used > 0 && used + whole > height) next();
    for (const strip of chain) {
      // What does not fit a page together is separated where it must be.
      if (isTooHigh && used > 0 && used + strip.height > height) next();
      if (used > 0) put(strip);
      else if (!isGap(strip)) for (const each of withRepeated([strip])) put(each);
    }
  }
  return pages
    .filter((page) => page.length > 0)
    .map((page) => (top, left = 0) => {
      let y = top;
      return page.flatMap((strip) => {
        const parts = strip.draw(y, left);
        y += strip.height;
        return parts;
      });
    });
};

export const heightOf = (strips: readonly Strip[]): number =>
  strips.reduce((sum, strip) => sum + strip.height, 0);

const isGap = (strip: Strip): boolean => strip.isHead === true && strip.draw(0, 0).length === 0;

/** Strips as they begin a page: below what their first one repeats there. */
const withRepeated = (strips: readonly Strip[]): readonly Strip[] => {
  const under = strips[0]?.under;
  return under ? [under, ...strips] : strips;
};

/**
 * Groups what stays together: heads with what follows them, and the first and the last two rows of a table,
 * so that no row is alone on a page.
 */
const chainsOf = (strips: readonly Strip[]): Strip[][] => {
  const chains: Strip[][] = [];
  let open: Strip[] = [];
  for (const [nth, strip] of strips.entries()) {
    open.push(strip);
    if (strip.isHead || isBesideEnd(strips, nth)) continue;
    chains.push(open);
    open = [];
  }
  return open.length > 0 ? [...chains, open] : chains;
};

/** Whether a row is the first of its table, or the last but one, and another follows. */
const isBesideEnd = (strips: readonly Strip[], nth: number): boolean => {
  const under = strips[nth]?.under;
  const isOfTable = (other: number) => under !== undefined && strips[other]?.under === under;
  return isOfTable(nth + 1) && !(isOfTable(nth - 1) && isOfTable(nth + 2));
};
