import type { Place } from '../../schema/planFacts.ts';

type Asked = { [Field in keyof Place]?: number | null | undefined };

/** The given parts of a place. */
export const partOfPlace = ({ x, y, rotation }: Asked): Partial<Place> => ({
  ...(typeof x === 'number' && { x }),
  ...(typeof y === 'number' && { y }),
  ...(typeof rotation === 'number' && { rotation }),
});
