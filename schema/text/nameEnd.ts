/** The number at the end of a name, or its last word: what tells tables apart. Empty for one word. */
export const nameEnd = (name: string): string => /(?:\d+|\s\S+)$/u.exec(name)?.[0].trim() ?? '';
