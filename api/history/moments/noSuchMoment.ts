import { Refusal } from '../../../schema/refusal.ts';

/** @param path the input that names the moment */
export const noSuchMoment = (path: string): Refusal => {
  const message = 'The event has no such moment';
  return new Refusal('BAD_INPUT', message, [{ path, message }]);
};
