import encodeQR from 'qr';
import { idPattern } from '../../schema/ids.ts';
import { Refusal } from '../../schema/refusal.ts';
import { sheetPath } from '../../schema/sheetAddress.ts';

/** Cameras read squares of 0.3 mm. A longer address has smaller ones. */
const sizeMm = 11;

/**
 * The address of a sheet as a QR code in SVG. Does not reveal whether the sheet exists. The paper is the
 * blank border that readers need.
 * @throws Refusal NOT_FOUND for a text that is no id
 */
export const sheetCode = (publicUrl: string, issueId: string): string => {
  if (!idPattern.test(issueId)) throw new Refusal('NOT_FOUND', 'Sheet not found');
  const address = new URL(sheetPath(issueId), publicUrl).href;
  const svg = encodeQR(address, 'svg', { ecc: 'medium', border: 1 });
  return svg.replace('<svg ', `<svg width="${sizeMm}mm" height="${sizeMm}mm" `);
};
