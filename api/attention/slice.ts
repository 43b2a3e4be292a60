import type { Slice } from '../slice.ts';
import { AttentionResolver } from './resolver.ts';

/** The problems in a guest list that need the organiser's attention. */
export const attention: Slice = { resolvers: [AttentionResolver], serves: [] };
