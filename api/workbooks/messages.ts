/** A workbook of one sheet, as a writer thread gets it. */
export type WorkbookJob = {
  sheet: string;
  header: readonly string[];
  rows: readonly (readonly (string | number)[])[];
};

/** The reply of a writer thread. */
export type WrittenWorkbook = { file: Uint8Array };
