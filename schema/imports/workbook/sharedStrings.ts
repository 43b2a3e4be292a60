import { readXml } from './xml.ts';

/**
 * The texts that cells refer to by index, without phonetic hints.
 * @throws Error like `readXml`
 */
export const sharedStrings = (bytes: Uint8Array | undefined): string[] => {
  const texts: string[] = [];
  if (!bytes) return texts;
  let text = '';
  let isText = false;
  let isPhonetic = false;
  readXml(bytes, {
    open: (element) => {
      if (element === 'si') text = '';
      else if (element === 't') isText = !isPhonetic;
      else if (element === 'rPh') isPhonetic = true;
    },
    close: (element) => {
      if (element === 'si') texts.push(unescaped(text));
      else if (element === 't') isText = false;
      else if (element === 'rPh') isPhonetic = false;
    },
    text: (part) => {
      if (isText) text += part;
    },
  });
  return texts;
};

/** Decodes `_x000D_`, the form in which workbooks write characters that XML forbids. */
export const unescaped = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([\da-f]{4})_/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
    : text;
