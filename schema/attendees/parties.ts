import { folded } from '../text/folding.ts';

/** The key that the attendees of one party share: its name, ignoring case. Empty without a party. */
export const partyKey = (party: string | null | undefined): string => folded(party ?? '');
