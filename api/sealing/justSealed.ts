/**
 * What this process has sealed and not opened again, by the sealed text. The projections open each event a
 * moment after it was sealed; for a list of 5,000 people, decrypting took a tenth of the time of both.
 */
export type JustSealed = {
  /** @param bound the place of the value, as it is authenticated */
  remember: (sealed: string, json: string, bound: string) => void;
  /** The JSON of a sealed text, once. Undefined for another place, or if it is not known. */
  take: (sealed: string, bound: string) => string | undefined;
  /** Drops all, because it holds an erased person. */
  clear: () => void;
};

/** Several lists of 5,000 people. */
const mostCharacters = 16_000_000;

export const createJustSealed = (most = mostCharacters): JustSealed => {
  const known = new Map<string, { json: string; bound: string }>();
  let characters = 0;
  const sizeOf = (sealed: string, json: string) => sealed.length + json.length;
  const clear = () => {
    known.clear();
    characters = 0;
  };
  return {
    remember: (sealed, json, bound) => {
      characters += sizeOf(sealed, json);
      // Nobody opens these any more, or the reader is so late that decrypting does not matter.
      if (characters > most) clear();
      else known.set(sealed, { json, bound });
    },
    take: (sealed, bound) => {
      const found = known.get(sealed);
      if (found?.bound !== bound) return undefined;
      known.delete(sealed);
      characters -= sizeOf(sealed, found.json);
      return found.json;
    },
    clear,
  };
};
