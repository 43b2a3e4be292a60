import { isRefusal } from '../../schema/refusal.ts';

/** A field that a viewer may not see is null. */
export const unlessForbidden = async <T>(reading: Promise<T>): Promise<T | null> => {
  try {
    return await reading;
  } catch (error) {
    if (isRefusal(error, 'FORBIDDEN')) return null;
    throw error;
  }
};
