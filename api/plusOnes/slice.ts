import type { Slice } from '../slice.ts';
import { addPlusOnes } from './operations.ts';

/** Guests whom other guests bring along. */
export const plusOnes: Slice = { tag: 'Attendees', serves: [addPlusOnes] };
