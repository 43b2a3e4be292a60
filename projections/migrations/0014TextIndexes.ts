import { bySql } from './bySql.ts';

/**
 * Addresses and subjects are found by a hash, so that an index takes them whatever their length: an entry is
 * at most a third of a page, and a projector with a longer one would stop. The claims guarantee that an
 * address has one member, not the index: one batch of rows may pass an address on, in any order.
 */
export const textIndexes = bySql(`
  DROP INDEX read.users_email;
  CREATE INDEX users_email ON read.users (md5(lower(email)));
  DROP INDEX read.user_identities_subject;
  CREATE INDEX user_identities_subject ON read.user_identities (md5(subject));
`);
