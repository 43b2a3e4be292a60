/** Saves text as a CSV file in UTF-8. The byte order mark tells spreadsheets the encoding. */
export const downloadCsv = (fileName: string, text: string): void => {
  const file = new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' });
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The download has started by the next task, so the address can be revoked then.
  setTimeout(() => URL.revokeObjectURL(address), 0);
};
