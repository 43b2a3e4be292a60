import { type GuestFileOptions, readGuestTable } from '../../schema/imports/guestFile.ts';

/** The request to the worker. It answers with a `GuestFile`. */
export type GuestFileRequest = { bytes: Uint8Array; options: GuestFileOptions };

self.addEventListener('message', ({ data: { bytes, options } }: MessageEvent<GuestFileRequest>) => {
  self.postMessage(readGuestTable(bytes, options));
});
