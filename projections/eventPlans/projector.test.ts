import { expect, it } from 'vitest';
import { created, deleted, details, eventId } from '../testing/dinner.ts';
import { history, later, now, organiser, project } from '../testing/project.ts';
import { eventsProjector } from './projector.ts';

const dinner = {
  id: eventId,
  ...details,
  startDate: '2026-05-01T18:00:00.000Z',
  createdByUserId: organiser,
  draftOf: null,
  draftName: null,
  draftRevision: null,
  draftStartedBy: null,
  createdAt: now,
  updatedAt: now,
};

it('shows an event with its dates in UTC from its creation on', async () => {
  const { events } = await project(eventsProjector, history([created]));
  expect(events).toEqual([dinner]);
});

it('shows a draft with its event and who started it', async () => {
  const draftOf = { eventId: 'gala', revision: 7, name: 'Long tables' };
  const started = { ...created, data: { ...created.data, draftOf } };
  const { events } = await project(eventsProjector, history([started], { actorId: 'moderator' }));
  expect(events).toEqual([
    {
      ...dinner,
      draftOf: 'gala',
      draftName: 'Long tables',
      draftRevision: 7,
      draftStartedBy: 'moderator',
    },
  ]);
});

it('changes only edited fields, and the time of the last change', async () => {
  const edited = history(
    [
      {
        type: 'EventPlanEdited',
        data: {
          eventId,
          ownerId: organiser,
          before: { name: details.name, endDate: null },
          after: { name: 'Summer dinner', endDate: '2026-05-01T23:00:00Z' },
        },
      },
    ],
    { at: later },
    1,
  );
  const { events } = await project(eventsProjector, [...history([created]), ...edited]);
  expect(events).toEqual([
    { ...dinner, name: 'Summer dinner', endDate: '2026-05-01T23:00:00.000Z', updatedAt: later },
  ]);
});

it('no longer shows a deleted event', async () => {
  const { events } = await project(eventsProjector, history([created, deleted]));
  expect(events).toEqual([]);
});

it('refuses to change an unknown event', async () => {
  await expect(project(eventsProjector, history([deleted]))).rejects.toThrow('not there');
});
