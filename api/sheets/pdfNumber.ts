/** A number in PDF's notation. A millionth of a millimetre is exact enough. */
export const pdfNumber = (value: number): string => {
  const rounded = Math.round(value * 1e6) / 1e6;
  // PDF has no exponents.
  return Math.abs(rounded) < 1e-6 ? '0' : String(rounded);
};
