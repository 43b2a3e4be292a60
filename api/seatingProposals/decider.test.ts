import { describe, expect, it } from 'vitest';
import type { ProposedMove, SeatingProposalEvent } from '../../schema/domainEvents.ts';
import { examples } from '../../schema/golden/examples.ts';
import { context, historyOf } from '../../tests/harness/givenWhenThen.ts';
import { appendBytes } from '../core/appendBytes.ts';
import { seatingProposalDecider } from './decider.ts';

const given = historyOf(seatingProposalDecider);

const { part: _, parts: __, ...proposal } = examples.SeatingProposed;
const { eventId, proposalId } = proposal;
const proposed: SeatingProposalEvent = {
  type: 'SeatingProposed',
  data: { ...proposal, part: 0, parts: 1 },
};
const accepted = examples.SeatingProposalAccepted;
const record = { type: 'RecordSeatingProposal', ...proposal } as const;
const accept = { type: 'AcceptSeatingProposal', ...accepted } as const;
const discard = { type: 'DiscardSeatingProposal', eventId, proposalId } as const;
const discarded: SeatingProposalEvent = {
  type: 'SeatingProposalDiscarded',
  data: { eventId, proposalId },
};

it('is recorded once', () => {
  given([]).when(record).gives([proposed]);
  given([proposed]).when(record).gives([]);
});

it('is taken, and taken again after that was undone', () => {
  const taken: SeatingProposalEvent = { type: 'SeatingProposalAccepted', data: accepted };
  given([proposed]).when(accept).gives([taken]);
  given([proposed, taken]).when(accept).gives([taken]);
});

it('is discarded once', () => {
  given([proposed]).when(discard).gives([discarded]);
  given([proposed, discarded]).when(discard).gives([]);
});

it('counts as taken if somebody discards it after the plan recorded the step', () => {
  const taken: SeatingProposalEvent = { type: 'SeatingProposalAccepted', data: accepted };
  given([proposed, discarded]).when(accept).gives([taken]);
});

it('stays taken if somebody discards it later', () => {
  given([proposed, { type: 'SeatingProposalAccepted', data: accepted }])
    .when(discard)
    .gives([]);
});

it('does not exist before it is recorded', () => {
  for (const command of [accept, discard]) given([]).when(command).refuses('PROPOSAL_NOT_FOUND');
});

describe('a proposal too large for one event', () => {
  const moves = Array.from(
    { length: 6_000 },
    (_, n): ProposedMove => [`attendee ${n}`.padEnd(45), `seat ${n}`.padEnd(45), `seat ${n + 1}`],
  );
  const rules = Array.from({ length: 500 }, (_, n) => ({
    ruleId: `rule ${n}`,
    rule: { who: { people: moves.slice(0, 200).map(([id]) => id) } },
  }));
  const large = { ...record, moves, rules };
  const events = given([]).when(large).events();

  it('is recorded in parts, each of which fits an append', () => {
    expect(events.length).toBeGreaterThan(2);
    for (const { data } of events) expect(appendBytes(data)).toBeLessThan(900_000);
    const parts = events.map(({ data }) => data as typeof examples.SeatingProposed);
    expect(parts.flatMap((part) => part.moves)).toEqual(moves);
    expect(parts.flatMap((part) => part.rules)).toEqual(rules);
    expect(seatingProposalDecider.isWhole?.(events)).toBe(true);
    expect(seatingProposalDecider.isWhole?.(events.slice(0, -1))).toBe(false);
  });

  it('continues after the recorded parts', () => {
    const begun = events.slice(0, 2);
    given(begun).when(large).gives(events.slice(2));
  });

  it('uses smaller parts if the log accepts less', () => {
    const parts = seatingProposalDecider.decide(
      large,
      { parts: 0, status: 'none' },
      { ...context, partBytes: 100_000 },
    );
    expect(parts.length).toBeGreaterThan(events.length);
  });
});
