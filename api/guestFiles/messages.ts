import type { GuestFile, GuestFileOptions } from '../../schema/imports/guestFile.ts';

/** What a thread is asked, and what it answers. */
export type ReadRequest = { file: Uint8Array; options: GuestFileOptions };
export type ReadReply = GuestFile;
