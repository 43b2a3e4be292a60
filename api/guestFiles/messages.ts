import type { GuestFile, GuestFileOptions } from '../../schema/imports/guestFile.ts';

/** The request and reply of a reader thread. */
export type ReadRequest = { file: Uint8Array; options: GuestFileOptions };
export type ReadReply = GuestFile;
