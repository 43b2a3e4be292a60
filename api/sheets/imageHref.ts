import type { SheetJob } from './messages.ts';

/** The first bytes of a PNG. */
const pngMagic = 0x89;

/** Pictures as data addresses, because files are viewed outside this server. */
export const imageHrefIn = (images: SheetJob['images']) => {
  const addresses = new Map(
    Object.entries(images).map(([id, bytes]) => {
      const type = bytes[0] === pngMagic ? 'image/png' : 'image/jpeg';
      return [id, `data:${type};base64,${Buffer.from(bytes).toString('base64')}`];
    }),
  );
  return (imageId: string): string => {
    const address = addresses.get(imageId);
    if (!address) throw new Error('The page shows a picture that was not brought.');
    return address;
  };
};
