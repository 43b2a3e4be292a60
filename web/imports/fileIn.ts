/** The first file of what was dropped or pasted, else its text as a file of this name. */
export const fileIn = (data: DataTransfer, nameOfText: string): File | undefined => {
  const text = data.getData('text/plain');
  return data.files[0] ?? (text.trim() === '' ? undefined : new File([text], nameOfText));
};
