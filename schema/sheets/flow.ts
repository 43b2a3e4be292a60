import type { Primitive } from './primitives.ts';

/** A strip across the whole width of a page. `draw` takes its top. */
export type Strip = {
  height: number;
  draw: (y: number) => Primitive[];
  /** A head is never the last strip of a page, so that it stays with what follows. */
  isHead?: boolean;
  /** Repeated at the top of a page that begins with this strip, for example the names of columns. */
  under?: Strip | undefined;
};

/** An empty strip, which disappears at the top of a page. */
export const gap = (height: number): Strip => ({ height, draw: () => [], isHead: true });

/** Two strips joined into one. */
export const stacked = (upper: Strip, lower: Strip): Strip => ({
  height: upper.height + lower.height,
  draw: (y) => [...upper.draw(y), ...lower.draw(y + upper.height)],
});

/**
 * Puts strips below one another, on as many pages as needed. Each page draws from the top of its area. A
 * strip higher than a page gets its own.
 */
export const flowed = (
  strips: readonly Strip[],
  height: number,
): ((top: number) => Primitive[])[] => {
  const pages: Strip[][] = [[]];
  let used = 0;
  for (const chain of chainsOf(strips)) {
    const whole = chain.reduce((sum, strip) => sum + strip.height, 0);
    if (used > 0 && used + whole > height) {
      pages.push([]);
      used = 0;
    }
    for (const strip of chain) {
      const page = pages.at(-1) as Strip[];
      if (page.length === 0) {
        if (strip.isHead && strip.draw(0).length === 0) continue;
        if (strip.under && chain[0] === strip) {
          page.push(strip.under);
          used += strip.under.height;
        }
      }
      page.push(strip);
      used += strip.height;
    }
  }
  return pages
    .filter((page) => page.length > 0)
    .map((page) => (top) => {
      let y = top;
      return page.flatMap((strip) => {
        const parts = strip.draw(y);
        y += strip.height;
        return parts;
      });
    });
};

/** Groups heads with the strips that follow them. */
const chainsOf = (strips: readonly Strip[]): Strip[][] => {
  const chains: Strip[][] = [];
  let open: Strip[] = [];
  for (const strip of strips) {
    open.push(strip);
    if (strip.isHead) continue;
    chains.push(open);
    open = [];
  }
  return open.length > 0 ? [...chains, open] : chains;
};
