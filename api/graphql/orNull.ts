import { isRefusal } from '../../schema/refusal.ts';

/** Null instead of NOT_FOUND: queries do not tell hidden from missing things, as REST's 404. */
export const orNull = async <T>(reading: Promise<T>): Promise<T | null> => {
  try {
    return await reading;
  } catch (error) {
    if (isRefusal(error) && error.code.endsWith('NOT_FOUND')) return null;
    throw error;
  }
};
