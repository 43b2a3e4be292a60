const marker = { escape: 0xff, restart: 0xd0, start: 0xd8, end: 0xd9, scan: 0xda } as const;

/**
 * The number of scans of a JPEG. Each goes over the whole picture, however few bytes it has. Markers are
 * found as decoders find them, so nothing within a segment or after the picture's end counts.
 */
export const jpegScans = (file: Uint8Array): number => {
  let scans = 0;
  let at = 0;
  while (at < file.length) {
    // The bytes between segments are pixels, where 0xff is followed by 0.
    while (at < file.length && file[at] !== marker.escape) at += 1;
    while (file[at] === marker.escape) at += 1;
    const kind = file[at] ?? marker.end;
    at += 1;
    if (kind === marker.end) break;
    if (kind === marker.scan) scans += 1;
    if (hasLength(kind)) at += Math.max(2, ((file[at] ?? 0) << 8) | (file[at + 1] ?? 0));
  }
  return scans;
};

const hasLength = (kind: number): boolean =>
  kind > 0x01 && (kind < marker.restart || kind > marker.start);
