import type { Slice } from '../slice.ts';
import { replyFor } from './operations.ts';

/** What people answered to the invitation. */
export const replies: Slice = { serves: [replyFor] };
