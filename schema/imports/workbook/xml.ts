import { Parser } from 'saxen';

type Attributes = Readonly<Record<string, string>>;

/** Callbacks for the parts of an XML text. Names come without their prefix. */
type XmlListener = {
  open: (element: string, attributes: () => Attributes) => void;
  close?: (element: string) => void;
  text?: (text: string) => void;
};

/**
 * Reads an XML text. Expands no entities that a document defines, and fetches nothing.
 * @throws Error if it is not well-formed, or neither UTF-8 nor UTF-16
 */
export const readXml = (bytes: Uint8Array, { open, close, text }: XmlListener): void => {
  const parser = new Parser().on('openTag', (element, attributes) =>
    open(local(element), () => decodedAll(attributes())),
  );
  if (close) parser.on('closeTag', (element) => close(local(element)));
  if (text) {
    parser.on('text', (raw) => text(decoded(raw)));
    parser.on('cdata', text);
  }
  parser.parse(textOf(bytes));
};

const textOf = (bytes: Uint8Array): string => {
  const [first, second] = bytes;
  const utf16 =
    first === 0xff && second === 0xfe
      ? 'utf-16le'
      : first === 0xfe && second === 0xff
        ? 'utf-16be'
        : null;
  return new TextDecoder(utf16 ?? 'utf-8', { fatal: true }).decode(bytes);
};

const local = (name: string): string => name.slice(name.indexOf(':') + 1);

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

const reference = /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));/gi;

const decodedAll = (attributes: Attributes): Attributes =>
  Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, decoded(value)]));

/** The parser's own decoder does not support characters beyond 16 bits. */
const decoded = (raw: string): string =>
  raw.includes('&')
    ? raw.replace(reference, (whole, hex, decimal, name) => {
        if (name) return named[name.toLowerCase()] ?? whole;
        const code = Number.parseInt(hex ?? decimal, hex ? 16 : 10);
        return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
      })
    : raw;

/**
 * The attributes of all elements with this name.
 * @throws Error like `readXml`
 */
export const attributesOf = (bytes: Uint8Array | undefined, element: string): Attributes[] => {
  const found: Attributes[] = [];
  if (!bytes) return found;
  readXml(bytes, {
    open: (name, attributes) => {
      if (name === element) found.push(attributes());
    },
  });
  return found;
};
