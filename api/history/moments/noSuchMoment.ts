import { badField } from '../../../schema/refusal.ts';

/** @param path the input that names the moment */
export const noSuchMoment = (path: string) => badField(path, 'The event has no such moment');
