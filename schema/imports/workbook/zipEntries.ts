import { Unreadable } from './unreadable.ts';
import { workbookMessages } from './workbookMessages.ts';

/** An entry in a zip file's directory. Nothing in it can be trusted. */
export type ZipEntry = {
  name: string;
  /** 0: stored, 8: deflated. */
  method: number;
  isEncrypted: boolean;
  crc: number;
  size: number;
  packed: Uint8Array;
};

const signatures = { end: 0x06054b50, central: 0x02014b50, local: 0x04034b50 } as const;
const sizes = { end: 22, central: 46, local: 30, comment: 0xffff } as const;
/** Enough for a workbook with a picture of each guest. */
const maxEntries = 10_000;

const damaged = () => new Unreadable(workbookMessages.damaged);

/**
 * The entries in a zip file's directory. Refuses entries that share bytes, with which a small file could
 * unpack to any size.
 * @throws Unreadable, or RangeError if the file ends early
 */
export const zipEntries = (file: Uint8Array): ZipEntry[] => {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const end = endOf(view);
  const count = view.getUint16(end + 10, true);
  if (count > maxEntries) throw damaged();
  const entries: ZipEntry[] = [];
  const spans: [from: number, to: number][] = [];
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index += 1) {
    if (view.getUint32(at, true) !== signatures.central) throw damaged();
    const local = view.getUint32(at + 42, true);
    if (view.getUint32(local, true) !== signatures.local) throw damaged();
    const from =
      local + sizes.local + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    const to = from + view.getUint32(at + 20, true);
    if (to > file.length) throw damaged();
    spans.push([local, to]);
    const nameLength = view.getUint16(at + 28, true);
    entries.push({
      name: new TextDecoder().decode(
        file.subarray(at + sizes.central, at + sizes.central + nameLength),
      ),
      method: view.getUint16(at + 10, true),
      isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
      crc: view.getUint32(at + 16, true),
      size: view.getUint32(at + 24, true),
      packed: file.subarray(from, to),
    });
    at +=
      sizes.central + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  if (overlap(spans)) throw damaged();
  return entries;
};

/** The offset of the directory's end record. A comment may follow the record. */
const endOf = (view: DataView): number => {
  const first = Math.max(0, view.byteLength - sizes.end - sizes.comment);
  for (let at = view.byteLength - sizes.end; at >= first; at -= 1)
    if (view.getUint32(at, true) === signatures.end) return at;
  throw damaged();
};

const overlap = (spans: readonly [from: number, to: number][]): boolean => {
  const inOrder = [...spans].sort(([a], [b]) => a - b);
  return inOrder.some(([from], index) => from < (inOrder[index - 1]?.[1] ?? 0));
};
