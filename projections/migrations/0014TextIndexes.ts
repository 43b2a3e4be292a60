import { bySql } from './bySql.ts';

/**
 * Addresses and subjects are found by a hash, so that an index takes them however long they are: an
 * entry is a third of a page at most, and a projector that met more would stop. That an address has
 * one member is what its claims say: one batch of rows may pass it on, in any order.
 */
export const textIndexes = bySql(`
  DROP INDEX read.users_email;
  CREATE INDEX users_email ON read.users (md5(lower(email)));
  DROP INDEX read.user_identities_subject;
  CREATE INDEX user_identities_subject ON read.user_identities (md5(subject));
`);
