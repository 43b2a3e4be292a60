import { isRefusal } from '../../schema/refusal.ts';

/**
 * Null for a field that the viewer may not see.
 * @throws every error except FORBIDDEN
 */
export const nullIfForbidden = async <T>(reading: Promise<T>): Promise<T | null> => {
  try {
    return await reading;
  } catch (error) {
    if (isRefusal(error, 'FORBIDDEN')) return null;
    throw error;
  }
};
