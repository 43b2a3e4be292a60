import { isRefusal } from '../../schema/refusal.ts';

/**
 * What one may not see and what does not exist are both null in a query, so that neither can be
 * told from the other; REST answers them with the same 404.
 */
export const orNull = async <T>(reading: Promise<T>): Promise<T | null> => {
  try {
    return await reading;
  } catch (error) {
    if (isRefusal(error) && error.code.endsWith('NOT_FOUND')) return null;
    throw error;
  }
};
