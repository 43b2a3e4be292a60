import { limits } from '../limits.ts';

export const textMessages = {
  tooLarge: `The file is larger than ${limits.importBytes / 1024 / 1024} MB. Save it without pictures and other sheets, or split it and import one part after the other.`,
  notUtf8: (row: number) =>
    `Row ${row}: The file is not UTF-8 text. Save it as "CSV UTF-8" and try again.`,
  control: (row: number) => `Row ${row}: The text holds a NUL character, which no name can contain`,
} as const;

type Decoded = { ok: true; value: string } | { ok: false; error: string };

const rowOf = (text: string, at: number): number => text.slice(0, at).split('\n').length;

/** Decodes UTF-8 without BOM, with LF line breaks. Refuses other encodings and NUL. */
export const decodeText = (file: Uint8Array | string): Decoded => {
  const size = typeof file === 'string' ? new TextEncoder().encode(file).length : file.byteLength;
  if (size > limits.importBytes) return { ok: false, error: textMessages.tooLarge };

  const lenient = typeof file === 'string' ? file : new TextDecoder('utf-8').decode(file);
  const text = lenient.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  if (typeof file !== 'string' && !isUtf8(file)) {
    return { ok: false, error: textMessages.notUtf8(rowOf(text, text.indexOf('\uFFFD'))) };
  }
  if (typeof file !== 'string' && looksLikeUtf16(text))
    return { ok: false, error: textMessages.notUtf8(1) };
  const nul = text.indexOf('\0');
  return nul < 0
    ? { ok: true, value: text }
    : { ok: false, error: textMessages.control(rowOf(text, nul)) };
};

/** UTF-16 without BOM may decode as UTF-8. Letters depend on the language, but each line break has a NUL beside it. */
const looksLikeUtf16 = (text: string): boolean => /\n\0|\0\n/.test(text);

const isUtf8 = (bytes: Uint8Array): boolean => {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
};
