import type { SeatingSlots } from '../seating/slots.ts';
import { WhyHere, WhyTable } from './onDemand.ts';
import { ProposalBeside } from './ProposalBeside.tsx';
import { ProposeButton } from './ProposeButton.tsx';
import { ScoreBeside } from './ScoreBeside.tsx';
import { SeatOffer } from './SeatOffer.tsx';

export const seatingProposals: Partial<SeatingSlots> = {
  ProposeButton,
  Proposals: ProposalBeside,
  Score: ScoreBeside,
  SeatOffer,
  WhyHere,
  WhyTable,
};
