import type { Slice } from '../slice.ts';
import { replyFor } from './operations.ts';

/** The guests' replies to the invitation. */
export const replies: Slice = { tag: 'Replies', serves: [replyFor] };
