import type { Slice } from '../slice.ts';
import { PartiesResolver } from './resolver.ts';

/** Guests who come together. */
export const parties: Slice = { resolvers: [PartiesResolver], serves: [] };
