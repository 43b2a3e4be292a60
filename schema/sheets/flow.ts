import type { Primitive } from './primitives.ts';

/** What takes a strip of a page from edge to edge. `draw` has its top. */
export type Strip = {
  height: number;
  draw: (y: number) => Primitive[];
  /** Never the last of a page: a heading stays with what it heads. */
  isHead?: boolean;
  /** Repeated on top of a page that begins with this strip, as the names of columns are. */
  under?: Strip | undefined;
};

/** An empty strip. Nothing of it is left at the top of a page. */
export const gap = (height: number): Strip => ({ height, draw: () => [], isHead: true });

/**
 * Strips one below the other on as many pages as they need; each page draws from the top of its area. A strip that
 * is higher than a page has one to itself.
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

/** Heads with what follows them. */
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
