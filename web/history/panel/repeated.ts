/** The texts that occur more than once. */
export const repeated = (texts: readonly string[]): ReadonlySet<string> => {
  const seen = new Set<string>();
  return new Set(texts.filter((text) => seen.has(text) || !seen.add(text)));
};
