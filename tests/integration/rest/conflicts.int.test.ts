import { expect, it } from 'vitest';
import type { SeatingConflict } from '../../../schema/entities/seatingConflict.ts';
import type { ProposalAnswer } from '../../../schema/entities/seatingProposal.ts';
import type { SeatingRuleRow } from '../../../schema/entities/seatingRule.ts';
import type { SeatingRule } from '../../../schema/seatingRules/seatingRules.ts';
import { plannerOfFile } from '../../harness/plannerOfFile.ts';
import { anEvent, aTable, people } from './prepared.ts';

const planner = plannerOfFile({ iterationsFor: (seconds) => seconds * 60_000 });
const organiser = planner.somebody('organiser@example.com');

/** Creates tables of these capacities, and people. */
const dinner = async (capacities: number[], ...names: string[]) => {
  const { id: eventId } = await anEvent(organiser);
  const tables = [];
  for (const capacity of capacities)
    tables.push((await aTable(organiser, eventId, capacity)).table);
  const ids = (await people(organiser, eventId, ...names)).map(({ id }) => id);
  return { eventId, tables, ids };
};

const add = async (eventId: string, rule: SeatingRule): Promise<string> => {
  const path = `/api/events/${eventId}/rules`;
  const body = { rule, evenSo: true };
  const { status, body: added } = await organiser.call<SeatingRuleRow>('POST', path, body);
  expect(status).toBe(201);
  return added.id;
};
const pair = (kind: 'KeepTogether' | 'KeepApart', ...ids: (string | undefined)[]): SeatingRule => ({
  kind,
  who: { people: ids.map(String) },
  hard: true,
});

const conflictsOf = async (eventId: string) =>
  (await organiser.call<SeatingConflict[]>('GET', `/api/events/${eventId}/rules/conflicts`)).body;

const proposed = async (eventId: string): Promise<ProposalAnswer> => {
  const path = `/api/events/${eventId}/proposals`;
  const { body } = await organiser.call<ProposalAnswer>('POST', path, { seconds: 1 });
  const read = async () => (await organiser.call<ProposalAnswer>('GET', `${path}/${body.id}`)).body;
  await expect.poll(async () => (await read()).state).toBe('done');
  return read();
};

const contradictory = async () => {
  const { eventId, ids } = await dinner([4, 4], 'Nina', 'Omar', 'Petra', 'Quinn');
  const [nina, omar, petra, quinn] = ids;
  const rules = [
    await add(eventId, pair('KeepTogether', nina, omar)),
    await add(eventId, pair('KeepTogether', omar, petra)),
    await add(eventId, pair('KeepApart', nina, petra)),
  ];
  const fun = { kind: 'KeepTogether', who: { people: [nina, quinn].map(String) } } as const;
  await add(eventId, { ...fun, weight: 10 });
  return { eventId, ids, rules };
};

it('lists the contradicting rules of a plan before anybody is seated', async () => {
  const { eventId, ids, rules } = await contradictory();
  const way = { weight: null, personIds: [], effect: null };
  const conflict = {
    proof: 'apartWithinGroup',
    ruleIds: rules,
    pinnedIds: [],
    personIds: ids.slice(0, 3),
    tableIds: [],
    needed: 2,
    available: 1,
    ways: [
      { ...way, way: 'drop', ruleId: rules[2] },
      { ...way, way: 'drop', ruleId: rules[1] },
      { ...way, way: 'drop', ruleId: rules[0] },
      { ...way, way: 'weaken', ruleId: rules[2], weight: 20 },
      { ...way, way: 'seatByHand', ruleId: null, personIds: ids.slice(0, 3) },
    ],
  };
  expect(await conflictsOf(eventId)).toEqual([conflict]);
  const { data } = await organiser.graphql<{ seatingConflicts: object[] }>(
    `query ($id: ID!) { seatingConflicts(eventId: $id) {
      proof ruleIds pinnedIds personIds tableIds needed available
      ways { way ruleId weight personIds effect { seated } }
    } }`,
    { id: eventId },
  );
  expect(data?.seatingConflicts).toEqual([conflict]);
  await organiser.call('DELETE', `/api/events/${eventId}/rules/${rules[2]}`);
  expect(await conflictsOf(eventId)).toEqual([]);
});

it('records with a proposal why people wait, and the effect of each way out', async () => {
  const { eventId, rules } = await contradictory();
  const { after, conflicts, overFull } = await proposed(eventId);
  expect([after?.hard, after?.waiting, overFull]).toEqual([0, 3, null]);
  const effect = { seated: 4, waiting: 0, hard: 0, priority: -3, points: 10 };
  expect(conflicts).toMatchObject([
    {
      proof: 'apartWithinGroup',
      ruleIds: rules,
      ways: [
        { way: 'drop', ruleId: rules[2], effect },
        { way: 'drop', ruleId: rules[1], effect },
        { way: 'drop', ruleId: rules[0], effect },
        { way: 'weaken', ruleId: rules[2], effect },
        { way: 'seatByHand' },
      ],
    },
  ]);
});

it('says of rules without a proof only that they could not be met', async () => {
  const { eventId, ids } = await dinner([4], 'Nina', 'Omar', 'Petra', 'Quinn');
  // At a round table of four, everybody is next to or opposite everybody else.
  const rule = await add(eventId, {
    kind: 'KeepApart',
    level: 'beside',
    who: { people: ids.slice(0, 2) },
    hard: true,
  });
  const { after, conflicts } = await proposed(eventId);
  expect(after?.waiting).toBeGreaterThan(0);
  expect(conflicts).toMatchObject([{ proof: null, ruleIds: [rule] }]);
  const drop = conflicts[0]?.ways.find(({ way }) => way === 'drop');
  expect(drop?.effect).toMatchObject({ seated: 4, waiting: 0 });
});

it('tells how many find no seat, and which tables could take more chairs', async () => {
  const { eventId, tables } = await dinner(
    [4, 20],
    ...Array.from({ length: 26 }, (_, n) => `P${n}`),
  );
  const { overFull, conflicts, moves } = await proposed(eventId);
  expect(overFull).toEqual({
    people: 26,
    seats: 24,
    short: 2,
    tables: [{ tableId: tables[0]?.id, more: 16 }],
  });
  expect([conflicts, moves.length]).toEqual([[], 24]);
});

it('has no conflicts if everybody is seated', async () => {
  const { eventId, ids } = await dinner([4, 4], 'Nina', 'Omar');
  await add(eventId, pair('KeepApart', ...ids));
  const { conflicts, overFull, after } = await proposed(eventId);
  expect([conflicts, overFull, after?.waiting]).toEqual([[], null, 0]);
});
