import { expect, it } from 'vitest';
import type { ExplanationAnswer, PlanScore } from '../../../schema/entities/seatExplanation.ts';
import type { ProposalAnswer } from '../../../schema/entities/seatingProposal.ts';
import { plannerOfFile } from '../../harness/plannerOfFile.ts';
import { anEvent, aTable, people, seat } from './prepared.ts';

const planner = plannerOfFile({ iterationsFor: () => 20_000 });
const organiser = planner.somebody('organiser@example.com');

const scoreOf = async (eventId: string) =>
  (await organiser.call<PlanScore>('GET', `/api/events/${eventId}/score`)).body;
const explain = async (id: string, proposal = '') =>
  (
    await organiser.call<ExplanationAnswer>(
      'GET',
      `/api/attendees/${id}/explanation${proposal && `?proposal=${proposal}`}`,
    )
  ).body;

/** Nina and Omar wish to sit together, but sit at different tables. */
const dinner = async () => {
  const { id: eventId } = await anEvent(organiser);
  const [garden, bar] = [await aTable(organiser, eventId, 4), await aTable(organiser, eventId, 4)];
  const [nina, omar] = await people(organiser, eventId, 'Nina', 'Omar');
  const ids = { nina: nina?.id ?? '', omar: omar?.id ?? '' };
  const rule = { kind: 'KeepTogether', who: { people: Object.values(ids) }, weight: 10 };
  await organiser.call('POST', `/api/events/${eventId}/rules`, { rule });
  await seat(organiser, eventId, garden.seats[0]?.id ?? '', ids.nina);
  await seat(organiser, eventId, bar.seats[0]?.id ?? '', ids.omar);
  return { eventId, garden, bar, ...ids };
};

it('gives the points of the seating by rule, and new ones once somebody has moved', async () => {
  const { eventId, garden, nina, omar } = await dinner();
  const before = await scoreOf(eventId);
  expect(before).toMatchObject({ hard: 0, waiting: 0, points: 0 });
  expect(before.byRule.filter(({ from }) => from === 'rule')).toMatchObject([
    { kind: 'KeepTogether', points: 0, most: 10, personIds: [nina, omar] },
  ]);
  await seat(organiser, eventId, garden.seats[1]?.id ?? '', omar);
  const after = await scoreOf(eventId);
  expect(after.points).toBe(10);
  expect(after.revision).toBeGreaterThan(before.revision);
  expect(await scoreOf(eventId)).toEqual(after);
});

it('tells why somebody sits where they sit, and where they would sit better', async () => {
  const { garden, bar, nina, omar } = await dinner();
  const why = await explain(omar);
  expect(why).toMatchObject({ attendeeId: omar, tableId: bar.table.id, points: 0, broken: 0 });
  expect(why.reasons).toMatchObject([{ kind: 'KeepTogether', points: 0, count: 0, of: 1 }]);
  const [best] = why.best;
  expect(best).toMatchObject({ tableId: garden.table.id, swapWith: null, points: 10 });
  expect(best?.reasons).toMatchObject([{ kind: 'KeepTogether', points: 10, personIds: [nina] }]);
});

it('explains a proposal too, before it is taken', async () => {
  const { eventId, nina, omar } = await dinner();
  const movePrices = { toOtherTable: 1, withinTable: 1 };
  const { body } = await organiser.call<ProposalAnswer>(
    'POST',
    `/api/events/${eventId}/proposals`,
    {
      scope: 'all',
      seconds: 1,
      movePrices,
    },
  );
  const path = `/api/events/${eventId}/proposals/${body.id}`;
  const read = async () => (await organiser.call<ProposalAnswer>('GET', path)).body;
  await expect.poll(async () => (await read()).state).toBe('done');
  const [one, other] = [await explain(nina, body.id), await explain(omar, body.id)];
  expect(one.tableId).toBe(other.tableId);
  expect(one.points + other.points).toBe(10);
  expect((await explain(omar)).points).toBe(0);
});

it('explains nobody who does not exist', async () => {
  const { status } = await organiser.call(
    'GET',
    '/api/attendees/AAAAAAAAAAAAAAAAAAAAAA/explanation',
  );
  expect(status).toBe(404);
});
