/** The number at the end of a name, or its last word, which tells tables apart. Empty for a single word. */
export const nameEnd = (name: string): string => /(?:\d+|\s\S+)$/u.exec(name)?.[0].trim() ?? '';
