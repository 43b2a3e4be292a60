import { type Fields, isFields } from '../../schema/isFields.ts';

/** Whether the id occurs anywhere in the value, as a value or a key. */
export const names = (value: unknown, id: string): boolean => {
  if (value === id) return true;
  if (Array.isArray(value)) return value.some((entry) => names(entry, id));
  if (!isFields(value)) return false;
  return Object.entries(value).some(([key, inner]) => key === id || names(inner, id));
};

const isOfAnother = ({ attendeeId, memberId }: Fields, id: string): boolean => {
  const whose = attendeeId ?? memberId;
  return typeof whose === 'string' && whose !== id;
};

/**
 * The parts of a domain event that concern one person: list entries that name them, and their own name. Of
 * other people in the same step, keeps only the ids.
 */
export const partsAbout = (value: unknown, id: string): unknown => {
  if (Array.isArray(value)) return partsOfList(value, id);
  if (!isFields(value)) return value;
  if (isOfAnother(value, id)) {
    const { person: _, tags: __, reason: ___, ...rest } = value;
    return partsOfFields(rest, id);
  }
  return partsOfFields(value, id);
};

/** Keeps lists without people, such as seats and tables, whole. */
const partsOfList = (list: unknown[], id: string): unknown[] => {
  if (!list.some((entry) => typeof entry === 'object')) return list;
  const theirs = list.filter((entry) => names(entry, id));
  return (theirs.length > 0 ? theirs : list.filter((entry) => !namesPeople(entry))).map((entry) =>
    partsAbout(entry, id),
  );
};

const namesPeople = (entry: unknown): boolean =>
  isFields(entry) && ('attendeeId' in entry || 'memberId' in entry || 'person' in entry);

const partsOfFields = (fields: Fields, id: string): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [key, partOfField(key, value, id)]),
  );

/** The person's own part of an arrangement's names and pins, and of the choices that a menu cleared. */
const partOfField = (key: string, value: unknown, id: string): unknown => {
  if (key === 'names' && isFields(value)) return { [id]: value[id] };
  if ((key === 'pinnedIds' || key === 'cleared') && Array.isArray(value))
    return value.filter((one) => one === id);
  return partsAbout(value, id);
};
