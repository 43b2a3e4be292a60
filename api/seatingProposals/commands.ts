import type { DomainEventOf } from '../../schema/domainEvents.ts';

type Proposed = DomainEventOf<'SeatingProposed'>['data'];

/** Decided on the proposal's own stream. */
export type SeatingProposalCommand =
  | ({ type: 'RecordSeatingProposal' } & Omit<Proposed, 'part' | 'parts'>)
  | ({ type: 'AcceptSeatingProposal' } & DomainEventOf<'SeatingProposalAccepted'>['data'])
  | ({ type: 'DiscardSeatingProposal' } & DomainEventOf<'SeatingProposalDiscarded'>['data']);
