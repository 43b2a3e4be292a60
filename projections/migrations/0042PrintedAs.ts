import { bySql } from './bySql.ts';

/** How an issued sheet was printed. Of sheets issued before nothing was recorded. */
export const printedAs = bySql({
  up: 'ALTER TABLE read.issued_sheets ADD COLUMN printed_as jsonb',
  down: 'ALTER TABLE read.issued_sheets DROP COLUMN printed_as',
});
