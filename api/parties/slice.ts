import type { Slice } from '../slice.ts';
import { PartiesResolver } from './resolver.ts';

/** Guests who come together. */
export const parties: Slice = { tag: 'Attendees', resolvers: [PartiesResolver], serves: [] };
