import { type GuestFileOptions, readGuestTable } from '../../schema/imports/guestFile.ts';

/** What the worker is asked. It answers a `GuestFile`. */
export type GuestFileRequest = { bytes: Uint8Array; options: GuestFileOptions };

self.addEventListener('message', ({ data: { bytes, options } }: MessageEvent<GuestFileRequest>) => {
  self.postMessage(readGuestTable(bytes, options));
});
