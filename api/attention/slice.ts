import type { Slice } from '../slice.ts';
import { AttentionResolver } from './resolver.ts';

/** What in a guest list needs the organiser's attention. */
export const attention: Slice = { resolvers: [AttentionResolver], serves: [] };
