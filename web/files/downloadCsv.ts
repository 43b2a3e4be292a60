import { downloadFile } from './downloadFile.ts';

/** Saves text as a CSV file in UTF-8. The byte order mark tells spreadsheets the encoding. */
export const downloadCsv = (fileName: string, text: string): void =>
  downloadFile(fileName, new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }));
