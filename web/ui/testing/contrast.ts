import { readFileSync } from 'node:fs';

export const tokens = readFileSync('web/ui/tokens.css', 'utf8');

type Pair = readonly [light: string, dark: string];

/** The two colours of a declaration in a style sheet, found by the text before them. */
export const pairIn = (css: string, start: string): Pair => {
  const [, light = '', dark = ''] =
    new RegExp(`${start}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(css) ?? [];
  return [light, dark];
};

/** Relative luminance and contrast as WCAG 2.2 defines them. */
const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

export const contrast = (one: string, other: string): number => {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
};
