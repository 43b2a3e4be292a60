import { expect, it } from 'vitest';
import type { HistoryRow } from '../../../schema/entities/history.ts';
import type { TableRow } from '../../../schema/entities/table.ts';
import { plannerOfFile } from '../../harness/plannerOfFile.ts';
import { anEvent, arrangement } from './prepared.ts';

const planner = plannerOfFile();
const organiser = planner.somebody('organiser@example.com');

const names = ['Head table', 'Garden', 'River', 'Terrace', 'Hall', 'Library', 'Attic', 'Cellar'];

/** An event with these tables, each added separately. */
const gala = async () => {
  const { id } = await anEvent(organiser);
  for (const name of names) {
    const table = { eventId: id, name, capacity: 4, layout: 'circular' };
    await organiser.call('POST', '/api/tables', table);
  }
  return id;
};

const tablesOf = async (eventId: string) =>
  (await organiser.call<TableRow[]>('GET', `/api/tables?event=${eventId}`)).body;
const named = (tables: readonly { name: string }[]) => tables.map(({ name }) => name);
const inRest = async (eventId: string) => named(await tablesOf(eventId));

type Read = {
  eventPlan: { tables: { name: string }[] };
  event: { tables: { items: { name: string }[] } };
};
const TablesOf = `query ($id: ID!) {
  eventPlan(id: $id) { tables { name } }
  event(id: $id) { tables { items { name } } }
}`;
const inGraphQL = async (id: string) => {
  const { data } = await organiser.graphql<Read>(TablesOf, { id });
  return [named(data?.eventPlan.tables ?? []), named(data?.event.tables.items ?? [])];
};

const stand = async (eventId: string, expected: readonly string[]) => {
  expect(await inRest(eventId)).toEqual(expected);
  expect(await inGraphQL(eventId)).toEqual([expected, expected]);
};

it('is that in which the tables were added', async () => {
  await stand(await gala(), names);
});

it('is kept by a template that another event starts with', async () => {
  const saved = await arrangement(organiser, {
    eventId: await gala(),
    name: 'Gala',
    isTemplate: true,
  });
  const { id: eventId } = await anEvent(organiser);
  await organiser.call('POST', `/api/arrangements/${saved.id}/use`, { eventId });
  await stand(eventId, names);
});

it('is kept in a draft, and in what is taken over from it', async () => {
  const eventId = await gala();
  const { body: draft } = await organiser.call<{ id: string }>(
    'POST',
    `/api/events/${eventId}/drafts`,
    { name: 'Another way' },
  );
  await stand(draft.id, names);
  for (const name of ['Zenith', 'Aurora', 'Meadow']) {
    const table = { eventId: draft.id, name, capacity: 4, layout: 'circular' };
    await organiser.call('POST', '/api/tables', table);
  }
  await organiser.call('POST', `/api/drafts/${draft.id}/take-over`, {});
  await stand(eventId, [...names, 'Zenith', 'Aurora', 'Meadow']);
});

it('is unchanged for tables restored by an undo or a moment', async () => {
  const eventId = await gala();
  const then = (await organiser.call<HistoryRow[]>('GET', `/api/events/${eventId}/history`)).body;
  const remove = async (name: string) => {
    const table = (await tablesOf(eventId)).find((one) => one.name === name);
    await organiser.call('DELETE', `/api/tables/${table?.id}`);
  };
  await remove('Garden');
  await organiser.call('POST', `/api/events/${eventId}/undo`, {});
  await stand(eventId, names);
  for (const name of ['Head table', 'River', 'Hall']) await remove(name);
  await organiser.call('POST', `/api/events/${eventId}/restore`, { revision: then[0]?.revision });
  await stand(eventId, names);
});
