import type { SheetJob } from './messages.ts';

/** What a PNG begins with. */
const pngMagic = 0x89;

/** Pictures as data of the file that shows them: it is looked at elsewhere. */
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
