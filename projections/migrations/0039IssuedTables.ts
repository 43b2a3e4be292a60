import { bySql } from './bySql.ts';

/** The tables on a sheet that was issued of some only. Sheets issued before are of all. */
export const issuedTables = bySql({
  up: 'ALTER TABLE read.issued_sheets ADD COLUMN table_ids text[]',
  down: 'ALTER TABLE read.issued_sheets DROP COLUMN table_ids',
});
