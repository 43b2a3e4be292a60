import { isRefusal } from '../../schema/refusal.ts';

/**
 * Null in place of NOT_FOUND. Like the 404 of REST, it does not distinguish hidden from missing things.
 * @throws every other error of the query
 */
export const nullIfNotFound = async <T>(reading: Promise<T>): Promise<T | null> => {
  try {
    return await reading;
  } catch (error) {
    if (isRefusal(error) && error.code.endsWith('NOT_FOUND')) return null;
    throw error;
  }
};
