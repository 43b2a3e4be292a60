import { fontFamilies } from './fonts.ts';
import { isRightToLeft } from './lineDirection.ts';
import type { Paint, Primitive, SheetPage, TextPrimitive } from './primitives.ts';

/** An SVG element. Attributes have the names that React gives them. */
export type SvgNode = {
  tag: 'svg' | 'g' | 'rect' | 'ellipse' | 'path' | 'text' | 'use' | 'image';
  attributes: Readonly<Record<string, string | number>>;
  children: readonly SvgNode[] | string;
};

/** Draws what a page refers to but does not contain. */
export type SvgDrawing = {
  /** Default: as text in the fonts for paper. */
  drawText?: ((text: TextPrimitive) => SvgNode) | undefined;
  /** The address of a picture of the event. Default: pictures are left out. */
  imageHref?: ((imageId: string) => string) | undefined;
};

const number = (value: number): number => Math.round(value * 1_000) / 1_000;

const paintOf = ({ fill, stroke, strokeWidth, dash }: Paint) => ({
  fill: fill ?? 'none',
  ...(stroke && { stroke, strokeWidth: number(strokeWidth ?? 0.2) }),
  ...(stroke && dash && { strokeDasharray: dash.map(number).join(' ') }),
});

const boxOf = (x: number, y: number, width: number, height: number) => ({
  x: number(x),
  y: number(y),
  width: number(width),
  height: number(height),
});

const turn = (rotation: number | undefined, x: number, y: number): Record<string, string> =>
  rotation ? { transform: `rotate(${number(rotation)} ${number(x)} ${number(y)})` } : {};

const element = (
  tag: SvgNode['tag'],
  attributes: SvgNode['attributes'],
  children: SvgNode['children'] = [],
): SvgNode => ({ tag, attributes, children });

/** A primitive as SVG. */
export const svgOf = (part: Primitive, drawing: SvgDrawing = {}): SvgNode => {
  const { drawText = textNode, imageHref } = drawing;
  switch (part.type) {
    case 'rect': {
      const { x, y, width, height, radius, rotation } = part;
      return element('rect', {
        ...boxOf(x, y, width, height),
        ...(radius && { rx: number(radius) }),
        ...paintOf(part),
        ...turn(rotation, x + width / 2, y + height / 2),
      });
    }
    case 'ellipse': {
      const { x, y, radiusX, radiusY, rotation } = part;
      const size = { cx: number(x), cy: number(y), rx: number(radiusX), ry: number(radiusY) };
      return element('ellipse', { ...size, ...paintOf(part), ...turn(rotation, x, y) });
    }
    case 'path':
      return element('path', { d: part.d, ...paintOf(part) });
    case 'qr': {
      const { x, y, size, colour, code } = part;
      const unit = Math.round((size / code.side) * 1e6) / 1e6;
      const d = code.runs.map(
        ([column, row, length]) => `M${column} ${row}h${length}v1h${-length}z`,
      );
      const transform = `translate(${number(x)} ${number(y)}) scale(${unit})`;
      return element('path', { d: d.join(''), fill: colour, transform });
    }
    case 'shared': {
      const transform = `translate(${number(part.x)} ${number(part.y)})`;
      return element(
        'g',
        { transform },
        part.parts.map((inner) => svgOf(inner)),
      );
    }
    case 'text':
      return drawText(part);
    case 'image': {
      const { imageId, x, y, width, height, rotation, opacity } = part;
      if (!imageHref) return element('g', {});
      return element('image', {
        href: imageHref(imageId),
        ...boxOf(x - width / 2, y - height / 2, width, height),
        opacity: number(opacity),
        preserveAspectRatio: 'none',
        ...turn(rotation, x, y),
      });
    }
    case 'clip': {
      const { x, y, width, height } = part;
      const box = boxOf(x, y, width, height);
      const viewBox = Object.values(box).join(' ');
      const parts = part.parts.map((inner) => svgOf(inner, drawing));
      return element('svg', { ...box, viewBox, overflow: 'hidden' }, parts);
    }
  }
};

const otherEnd = { start: 'end', middle: 'middle', end: 'start' } as const;

const textNode = ({ x, y, text, font, size, colour, anchor, rotation }: TextPrimitive): SvgNode => {
  const { family, weight } = fontFamilies[font];
  const isTurned = isRightToLeft(text);
  // Right-to-left text starts at its right end.
  const start = isTurned ? otherEnd[anchor] : anchor;
  const attributes = {
    x: number(x),
    y: number(y),
    fontFamily: family,
    fontWeight: weight,
    fontSize: number(size),
    fill: colour,
    ...(start !== 'start' && { textAnchor: start }),
    ...(isTurned && { direction: 'rtl' }),
    ...turn(rotation, x, y),
  };
  return element('text', attributes, text);
};

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
/** Characters that XML cannot represent. A file must not contain them, even if a name does. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu;

const escaped = (text: string): string =>
  text.replace(unwritable, '').replace(/[&<>"']/g, (letter) => escapes[letter] ?? '');

/** Most names become hyphenated, like `stroke-width`, but SVG writes these in camel case. */
const asTheyAre = new Set(['viewBox', 'preserveAspectRatio']);
const attributeName = (name: string): string =>
  asTheyAre.has(name) ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** An SVG element and its children as escaped text. */
export const svgText = ({ tag, attributes, children }: SvgNode): string => {
  const own = Object.entries(attributes)
    .map(([name, value]) => ` ${attributeName(name)}="${escaped(String(value))}"`)
    .join('');
  const inner = typeof children === 'string' ? escaped(children) : children.map(svgText).join('');
  return inner === '' ? `<${tag}${own}/>` : `<${tag}${own}>${inner}</${tag}>`;
};

type SvgFile = SvgDrawing & {
  /** For example "210mm". Default: the size on paper. */
  width?: string;
  height?: string;
  /** Returns the definitions that text refers to. */
  definitions?: () => string;
};

/** A page as a file. */
export const svgFile = (page: SheetPage, file: SvgFile): string => {
  const { width = `${page.width}mm`, height = `${page.height}mm`, definitions } = file;
  const parts = page.parts.map((part) => svgText(svgOf(part, file))).join('\n');
  const box = `viewBox="0 0 ${page.width} ${page.height}"`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ${box}>
<title>${escaped(page.label)}</title>
${definitions?.() ?? ''}<rect width="100%" height="100%" fill="#ffffff"/>
${parts}
</svg>
`;
};
