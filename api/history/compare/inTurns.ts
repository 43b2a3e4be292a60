import { setImmediate as nextTurn } from 'node:timers/promises';

/** About ten milliseconds of work. */
const atATime = 500;

/** Maps a list in chunks and yields to the event loop between them. */
export const mappedInTurns = async <Item, Result>(
  items: readonly Item[],
  map: (item: Item) => Result,
): Promise<Result[]> => {
  const results: Result[] = [];
  for (let from = 0; from < items.length; from += atATime) {
    await nextTurn();
    results.push(...items.slice(from, from + atATime).map(map));
  }
  return results;
};
