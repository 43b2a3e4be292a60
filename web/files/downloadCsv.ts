/** Saves text as a CSV file, as UTF-8 with a byte order mark: by it spreadsheets know the encoding. */
export const downloadCsv = (fileName: string, text: string): void => {
  const file = new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' });
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The download has taken hold of the file by the time that this turn of the page is over.
  setTimeout(() => URL.revokeObjectURL(address), 0);
};
