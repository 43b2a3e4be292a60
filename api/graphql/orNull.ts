import { isRefusal } from '../../schema/refusal.ts';

/**
 * Null instead of a NOT_FOUND refusal: hidden and missing things look the same. REST answers both
 * with the same 404.
 */
export const orNull = async <T>(reading: Promise<T>): Promise<T | null> => {
  try {
    return await reading;
  } catch (error) {
    if (isRefusal(error) && error.code.endsWith('NOT_FOUND')) return null;
    throw error;
  }
};
