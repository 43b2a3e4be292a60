/**
 * The elements of a printed page. Lengths are in millimetres from the page's top left corner, with x to the
 * right and y downwards; angles are in degrees, clockwise. The browser's preview, the PDF, the SVG and the
 * PNG draw the same primitives.
 */

/** The fonts for paper. Each has further files for other scripts (schema/sheets/fonts.ts). */
export const sheetFonts = ['sans', 'sansBold', 'display'] as const;
export type SheetFont = (typeof sheetFonts)[number];

/** Colours as `#rrggbb`. An absent colour is not painted. */
export type Paint = {
  fill?: string | undefined;
  stroke?: string | undefined;
  strokeWidth?: number | undefined;
  /** Alternating lengths of dashes and gaps. */
  dash?: readonly number[] | undefined;
};

/** Turned about its own middle. */
export type RectPrimitive = Paint & {
  type: 'rect';
  x: number;
  y: number;
  width: number;
  height: number;
  /** The radius of its corners. */
  radius?: number | undefined;
  rotation?: number | undefined;
};

/** `x` and `y` are its middle, about which it is turned. */
export type EllipsePrimitive = Paint & {
  type: 'ellipse';
  x: number;
  y: number;
  radiusX: number;
  radiusY: number;
  rotation?: number | undefined;
};

/** `d` in the notation of SVG, with the commands M, L, h, v and Z. */
export type PathPrimitive = Paint & { type: 'path'; d: string };

export type ShapePrimitive = RectPrimitive | EllipsePrimitive | PathPrimitive;

/**
 * Shapes that several pages show, relative to `x` and `y`. Their pages have the same `parts` object, so that a
 * file holds them once.
 */
export type SharedPrimitive = {
  type: 'shared';
  x: number;
  y: number;
  parts: readonly ShapePrimitive[];
};

/**
 * A line of text, already broken: `textIn` breaks and shrinks text for a box. `x` is its left end, middle or
 * right end, `y` its baseline; it is turned about that point. `size` is the font size as a length.
 */
export type TextPrimitive = {
  type: 'text';
  x: number;
  y: number;
  text: string;
  font: SheetFont;
  size: number;
  colour: string;
  anchor: 'start' | 'middle' | 'end';
  rotation?: number | undefined;
  /** The whole name of a guest, if `text` is only a part of it because it did not fit. */
  cutName?: string | undefined;
};

/** A stored picture of the event. `x` and `y` are its middle, about which it is turned. */
export type ImagePrimitive = {
  type: 'image';
  imageId: string;
  x: number;
  y: number;
  width: number;
  height: number;
  rotation: number;
  /** From 0 to 1. */
  opacity: number;
};

/** A QR code: the number of cells per side, and its dark runs in cells from the top left corner. */
export type QrCode = {
  side: number;
  runs: readonly (readonly [column: number, row: number, length: number])[];
};

/** Equal codes are the same object, so that a file holds them once. */
export type QrPrimitive = {
  type: 'qr';
  x: number;
  y: number;
  size: number;
  colour: string;
  code: QrCode;
};

/** Shows its parts only inside a rectangle. */
export type ClipPrimitive = {
  type: 'clip';
  x: number;
  y: number;
  width: number;
  height: number;
  parts: readonly Primitive[];
};

export type Primitive =
  | ShapePrimitive
  | SharedPrimitive
  | TextPrimitive
  | ImagePrimitive
  | QrPrimitive
  | ClipPrimitive;

export type SheetPage = {
  width: number;
  height: number;
  /** Describes the page for people who cannot see it. */
  label: string;
  parts: readonly Primitive[];
};

export type SheetDocument = {
  pages: readonly SheetPage[];
  /** Letters that no paper font has. Each is drawn as a box. */
  missing: readonly string[];
};

/** The colours of black ink on paper. */
export const ink = '#231a25';
export const softInk = '#4a414c';
export const markInk = '#6f6372';
export const hairline = '#b9b1bb';
