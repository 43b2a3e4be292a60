/** The first dropped or pasted file, or else the text as a file named `nameOfText`. */
export const fileIn = (data: DataTransfer, nameOfText: string): File | undefined => {
  const text = data.getData('text/plain');
  return data.files[0] ?? (text.trim() === '' ? undefined : new File([text], nameOfText));
};
