import { z } from 'zod';
import { limits } from '../limits.ts';
import { attendeeIdInput } from './attendees.ts';

const { min, max } = limits.plusOnes;
const wrongCount = `Add ${min} to ${max} guests at once`;

export const addPlusOnesInput = attendeeIdInput.extend({
  count: z.int(wrongCount).min(min, wrongCount).max(max, wrongCount),
});
