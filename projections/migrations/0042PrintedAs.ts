import { bySql } from './bySql.ts';

/** How an issued sheet was printed. Of sheets issued before nothing was recorded. */
export const printedAs = bySql('ALTER TABLE read.issued_sheets ADD COLUMN printed_as jsonb');
