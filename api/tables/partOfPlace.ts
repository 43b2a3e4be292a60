import type { Place } from '../../schema/domainEvents.ts';

type Asked = { [Field in keyof Place]?: number | null | undefined };

/** The parts of a place that a call names. */
export const partOfPlace = ({ x, y, rotation }: Asked): Partial<Place> => ({
  ...(typeof x === 'number' && { x }),
  ...(typeof y === 'number' && { y }),
  ...(typeof rotation === 'number' && { rotation }),
});
