import type { GuestFileOptions } from '../../schema/imports/guestFile.ts';

/** The request of a reader thread. It replies with a `GuestFile`. */
export type ReadRequest = { file: Uint8Array; options: GuestFileOptions };
