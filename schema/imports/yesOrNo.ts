const words = { yes: true, x: true, '1': true, true: true, no: false, '0': false, false: false };

/** Undefined for a word that is neither. */
export const yesOrNo = (word: string): boolean | undefined => {
  const known = word.toLowerCase();
  return Object.hasOwn(words, known) ? words[known as keyof typeof words] : undefined;
};
