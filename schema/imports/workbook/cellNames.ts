/** The column and row of `B7`, both from 1; undefined for other texts. */
export const placeOf = (name: string): { column: number; row: number } | undefined => {
  const [, letters, row] = /^\$?([A-Z]{1,3})\$?([1-9]\d{0,6})$/i.exec(name) ?? [];
  if (!letters || !row) return undefined;
  const column = [...letters.toUpperCase()].reduce(
    (sum, letter) => sum * 26 + letter.charCodeAt(0) - 64,
    0,
  );
  return { column, row: Number(row) };
};

/** `B7` for column 2 and row 7. */
export const cellName = (column: number, row: number): string => {
  let letters = '';
  for (let left = column; left > 0; left = Math.floor((left - 1) / 26))
    letters = String.fromCharCode(65 + ((left - 1) % 26)) + letters;
  return `${letters}${row}`;
};
