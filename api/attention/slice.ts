import type { Slice } from '../slice.ts';
import { AttentionResolver } from './resolver.ts';

/** The attention that a guest list needs from the organiser. */
export const attention: Slice = { tag: 'Attention', resolvers: [AttentionResolver], serves: [] };
