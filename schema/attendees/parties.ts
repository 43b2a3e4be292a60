import { folded } from '../text/folding.ts';

/** What the attendees of one party share: its name as texts are compared. Empty without a party. */
export const partyKey = (party: string | null | undefined): string => folded(party ?? '');
