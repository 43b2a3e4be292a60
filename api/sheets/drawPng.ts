import sharp from 'sharp';
import type { SheetPage, TextPrimitive } from '../../schema/sheets/primitives.ts';
import { type SvgDrawing, type SvgNode, svgFile } from '../../schema/sheets/svg.ts';
import { lettersOf } from './letters.ts';
import { openFont } from './openFont.ts';
import { runsOf } from './runs.ts';

const mostPixels = 40e6;
const resolutions = [300, 150];
const perInch = 25.4;

const sizeAt = ({ width, height }: SheetPage, dpi: number) => ({
  width: Math.round((width / perInch) * dpi),
  height: Math.round((height / perInch) * dpi),
});

/** A page as a picture at 300 dots per inch, or at 150 if that is more than 40 million pixels. */
export const drawPng = async (
  page: SheetPage,
  folder: string,
  imageHref: SvgDrawing['imageHref'],
): Promise<Uint8Array> => {
  const dpi = resolutions.find((each) => {
    const { width, height } = sizeAt(page, each);
    return width * height <= mostPixels;
  });
  if (dpi === undefined) throw new Error('The paper is larger than any that is offered.');
  const { width, height } = sizeAt(page, dpi);
  const text = outlined(folder);
  const file = svgFile(page, { width: `${width}`, height: `${height}`, imageHref, ...text });
  return sharp(Buffer.from(file), { limitInputPixels: mostPixels, unlimited: true })
    .withMetadata({ density: dpi })
    .png({ compressionLevel: 6, palette: true })
    .toBuffer();
};

/** Text as the outlines of its letters, because a picture has no fonts. */
const outlined = (folder: string) => {
  const glyphs = new Map<string, string>();
  const has = (file: string, code: number): boolean =>
    openFont(folder, file).font.hasGlyphForCodePoint(code);

  const drawText = ({
    x,
    y,
    text,
    font,
    size,
    colour,
    anchor,
    rotation,
  }: TextPrimitive): SvgNode => {
    let width = 0;
    const letters = runsOf(text, font, has).flatMap(({ file, text: own }) => {
      const { font: opened } = openFont(folder, file);
      const scale = size / opened.unitsPerEm;
      const { glyphs: found, positions } = lettersOf(opened, own);
      return found.map((glyph, nth) => {
        const at = positions[nth];
        const id = `${file} ${glyph.id}`.replace(/[^\w]/g, '_');
        if (!glyphs.has(id)) glyphs.set(id, glyph.path.toSVG());
        const left = width + (at?.xOffset ?? 0) * scale;
        const up = -(at?.yOffset ?? 0) * scale;
        width += (at?.xAdvance ?? 0) * scale;
        return { id, left, up, scale };
      });
    });
    const start = -{ start: 0, middle: width / 2, end: width }[anchor];
    return {
      tag: 'g',
      attributes: {
        transform: `translate(${x} ${y})${rotation ? ` rotate(${rotation})` : ''}`,
        fill: colour,
      },
      children: letters.map(({ id, left, up, scale }) => ({
        tag: 'use',
        attributes: {
          href: `#${id}`,
          transform: `translate(${start + left} ${up}) scale(${scale} ${-scale})`,
        },
        children: [],
      })),
    };
  };

  const definitions = (): string =>
    `<defs>${[...glyphs].map(([id, d]) => `<path id="${id}" d="${d}"/>`).join('')}</defs>\n`;
  return { drawText, definitions };
};
