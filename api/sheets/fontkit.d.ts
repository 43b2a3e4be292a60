/** The part of fontkit that we use; it has no types of its own. */
declare module 'fontkit' {
  type Glyph = {
    id: number;
    advanceWidth: number;
    codePoints: number[];
    path: { toSVG: () => string };
  };
  type Position = { xAdvance: number; xOffset: number; yOffset: number };
  type Font = {
    postscriptName: string;
    unitsPerEm: number;
    characterSet: number[];
    hasGlyphForCodePoint: (code: number) => boolean;
    glyphForCodePoint: (code: number) => Glyph;
    layout: (
      text: string,
      features?: readonly string[],
    ) => { glyphs: Glyph[]; positions: Position[]; advanceWidth: number };
  };
  export const create: (bytes: Buffer) => Font;
  export type { Font, Glyph };
}
