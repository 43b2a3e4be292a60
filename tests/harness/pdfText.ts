import { inflateSync } from 'node:zlib';

/**
 * The content of a PDF's pages as Chromium and the product's own renderer write them, as far as the
 * format is needed to read it. Text consists of glyph numbers; each font has a map from glyphs to
 * letters.
 */
export type PdfPage = { text: string; widthMm: number; heightMm: number };
type Objects = Map<number, { dictionary: string; stream: () => string }>;

const millimetres = (points: number): number => Math.round((points / 72) * 25.4);

const objectsOf = (pdf: Buffer): Objects => {
  const source = pdf.toString('latin1');
  const objects: Objects = new Map();
  for (const match of source.matchAll(/(?:^|\n)(\d+) 0 obj\s/g)) {
    const start = match.index + match[0].length;
    const end = source.indexOf('endobj', start);
    const body = source.slice(start, end);
    const at = body.indexOf('stream');
    const dictionary = at < 0 ? body : body.slice(0, at);
    const stream = () => {
      const from = start + at + 'stream'.length + (body[at + 6] === '\r' ? 2 : 1);
      const length = Number(/\/Length (\d+)/.exec(dictionary)?.[1]);
      const bytes = pdf.subarray(from, from + length);
      return (dictionary.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1');
    };
    objects.set(Number(match[1]), { dictionary, stream });
  }
  return objects;
};

const utf16 = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le');

type Font = { digits: number; letters: Map<number, string> };

/** The letters of a font's glyphs, and the number of digits of a glyph number. */
const fontOf = (map: string): Font => {
  const letters = new Map<number, string>();
  const digits = /begincodespacerange\s*<(\w+)>/.exec(map)?.[1]?.length ?? 4;
  for (const [, lines = ''] of map.matchAll(/beginbfchar\s([\s\S]*?)endbfchar/g)) {
    for (const [, glyph = '', hex = ''] of lines.matchAll(/<(\w+)>\s*<(\w+)>/g)) {
      letters.set(Number.parseInt(glyph, 16), utf16(hex));
    }
  }
  for (const [, lines = ''] of map.matchAll(/beginbfrange\s([\s\S]*?)endbfrange/g)) {
    for (const [, low = '', list = ''] of lines.matchAll(/<(\w+)>\s*<\w+>\s*\[([^\]]*)\]/g)) {
      const first = Number.parseInt(low, 16);
      for (const [nth, [, hex = '']] of [...list.matchAll(/<([\w ]*)>/g)].entries())
        letters.set(first + nth, utf16(hex.replaceAll(' ', '')));
    }
    for (const [, low = '', high = '', hex = ''] of lines
      .replace(/<\w+>\s*<\w+>\s*\[[^\]]*\]/g, '')
      .matchAll(/<(\w+)>\s*<(\w+)>\s*<(\w+)>/g)) {
      const first = Number.parseInt(low, 16);
      for (let glyph = first; glyph <= Number.parseInt(high, 16); glyph += 1) {
        const code = Number.parseInt(hex, 16) + glyph - first;
        letters.set(glyph, utf16(code.toString(16).padStart(hex.length, '0')));
      }
    }
  }
  return { digits, letters };
};

const referred = (dictionary: string, key: string): number | undefined => {
  const found = new RegExp(`/${key} (\\d+) 0 R`).exec(dictionary)?.[1];
  return found === undefined ? undefined : Number(found);
};

const isPage = ({ dictionary }: { dictionary: string }) => /\/Type \/Page\b(?!s)/.test(dictionary);

/** The objects that a page names, its fonts, pictures and forms, as the PDF writes them. */
const resourcesOf = (objects: Objects, dictionary: string): string =>
  objects.get(referred(dictionary, 'Resources') ?? -1)?.dictionary ?? dictionary;

/** What draws each page, as the PDF says it, with what it refers to in the place where it is shown. */
export const drawingsOfPdf = (pdf: Buffer): string[] => {
  const objects = objectsOf(pdf);
  return [...objects.values()].filter(isPage).map(({ dictionary }) => {
    const resources = resourcesOf(objects, dictionary);
    const content = objects.get(referred(dictionary, 'Contents') ?? -1)?.stream() ?? '';
    return content.replace(/^\/(\w+) Do$/gm, (shown, name: string) => {
      const object = objects.get(referred(resources, name) ?? -1);
      return object?.dictionary.includes('/Subtype /Form') ? object.stream() : shown;
    });
  });
};

export const pagesOfPdf = (pdf: Buffer): PdfPage[] => {
  const objects = objectsOf(pdf);
  const known = new Map<number, Font>();
  const fontWith = (id: number): Font => {
    const map = referred(objects.get(id)?.dictionary ?? '', 'ToUnicode');
    const font = known.get(id) ?? fontOf(objects.get(map ?? -1)?.stream() ?? '');
    known.set(id, font);
    return font;
  };
  const pages = [...objects.values()].filter(isPage);
  return pages.map(({ dictionary }) => {
    const [, , width = 0, height = 0] =
      /\/MediaBox \[([^\]]+)\]/.exec(dictionary)?.[1]?.trim().split(/\s+/).map(Number) ?? [];
    const resources = resourcesOf(objects, dictionary);
    const fonts = new Map(
      [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id]) => [name, Number(id)]),
    );
    const content = objects.get(referred(dictionary, 'Contents') ?? -1)?.stream() ?? '';
    return {
      text: textOf(content, (name) => fontWith(fonts.get(name) ?? -1)),
      widthMm: millimetres(width),
      heightMm: millimetres(height),
    };
  });
};

const textOf = (content: string, fontNamed: (name: string) => Font): string => {
  let font: Font | undefined;
  const lines: string[] = [];
  for (const [, block = ''] of content.matchAll(/BT\s([\s\S]*?)ET/g)) {
    let line = '';
    for (const [, name, hex = ''] of block.matchAll(/\/(F\d+) [\d.]+ Tf|<([0-9A-Fa-f]+)>/g)) {
      if (name) font = fontNamed(name);
      const digits = font?.digits ?? 4;
      for (let at = 0; at + digits <= hex.length; at += digits) {
        line += font?.letters.get(Number.parseInt(hex.slice(at, at + digits), 16)) ?? '';
      }
    }
    lines.push(line);
  }
  return lines.join(' ').replace(/\s+/g, ' ');
};
