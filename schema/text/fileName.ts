/** Characters that an operating system forbids in file names. */
const forbidden = /[\\/:*?"<>|\p{Cc}]+/gu;

/** "Client dinner guests.csv", from the subject, the content, and the ending `csv`. */
export const fileNameOf = (parts: readonly string[], ending: string): string => {
  const plain = parts.map((part) => part.replace(forbidden, ' ')).filter(Boolean);
  return `${plain.join(' ').replace(/\s+/g, ' ').trim()}.${ending}`;
};
