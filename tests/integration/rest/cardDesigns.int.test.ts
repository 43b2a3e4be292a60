import { describe, expect, it } from 'vitest';
import type { CardDesignRow } from '../../../schema/entities/cardDesign.ts';
import { plannerOfFile } from '../../harness/plannerOfFile.ts';
import { anEvent, type Problem, unknownId } from './prepared.ts';

const planner = plannerOfFile();
const organiser = planner.somebody('organiser@example.com');

const name = { type: 'text', x: 5, y: 10, width: 75, height: 20, field: 'name' };
const layout = { card: 'place', width: 85, height: 55, fold: 'tent', elements: [name] };

const save = (eventId: string, body: object) =>
  organiser.call<CardDesignRow & Problem>('POST', `/api/events/${eventId}/card-designs`, body);
const designsOf = async (eventId: string) =>
  (await organiser.call<CardDesignRow[]>('GET', `/api/events/${eventId}/card-designs`)).body;

it('stores designs by name, with defaults, until they are deleted', async () => {
  const { id: eventId } = await anEvent(organiser);
  const { status, body: ivory } = await save(eventId, { name: 'Ivory', design: layout });
  expect(status).toBe(201);
  expect(ivory.design.elements).toEqual([
    {
      ...name,
      words: null,
      font: 'sans',
      size: 12,
      align: 'center',
      colour: '#231a25',
      fit: 'shrink',
    },
  ]);
  const { body: cream } = await save(eventId, { name: 'Cream', design: layout });
  const changed = { id: ivory.id, name: 'White', design: { ...layout, fold: 'none' } };
  const { body: white } = await save(eventId, { ...changed, version: 1 });
  expect(white).toMatchObject({ version: 2, design: { fold: 'none' } });
  const late = await save(eventId, { ...changed, name: 'Grey', version: 1 });
  expect([late.status, late.body.code]).toEqual([409, 'CONFLICT']);
  expect(await designsOf(eventId)).toEqual([cream, white]);
  const path = `/api/events/${eventId}/card-designs/${cream.id}`;
  expect((await organiser.call('DELETE', path)).status).toBe(204);
  expect(await designsOf(eventId)).toEqual([white]);
});

it('works in drafts as well, with their own fields', async () => {
  const { id: eventId } = await anEvent(organiser);
  const { body: defined } = await organiser.call<{ fields: { fieldId: string }[] }>(
    'PUT',
    `/api/events/${eventId}/fields`,
    { fields: [{ name: 'Shuttle', kind: 'text' }] },
  );
  const fieldId = defined.fields[0]?.fieldId ?? '';
  const elements = [name, { ...name, field: `custom:${fieldId}` }];
  await save(eventId, { name: 'Ivory', design: { ...layout, elements } });
  const drafts = `/api/events/${eventId}/drafts`;
  const { body: draft } = await organiser.call<{ id: string }>('POST', drafts, { name: 'Try' });
  const [ivory] = await designsOf(draft.id);
  const { body: inDraft } = await organiser.call<{ fields: { fieldId: string }[] }>(
    'GET',
    `/api/events/${draft.id}/fields`,
  );
  expect(ivory?.design.elements.map(({ field }) => field)).toEqual([
    'name',
    `custom:${inDraft.fields[0]?.fieldId}`,
  ]);
});

describe('refuses a design', () => {
  const element = (changes: object) => ({ ...layout, elements: [{ ...name, ...changes }] });
  it.each([
    ['too narrow', { ...layout, width: 39 }, 'design.width'],
    ['too high', { ...layout, height: 211 }, 'design.height'],
    ['of 21 elements', { ...layout, elements: Array(21).fill(name) }, 'design.elements'],
    ['with an element beside the card', element({ x: 11 }), 'design.elements.0.width'],
    ['with a field that no card has', element({ field: 'phone' }), 'design.elements.0.field'],
    ['with a custom field of no event', element({ field: 'custom:x' }), 'design.elements.0.field'],
    ['with neither field nor words', element({ field: null }), 'design.elements.0.words'],
    ['with a colour that is none', element({ colour: 'red' }), 'design.elements.0.colour'],
    ['with a letter of 3 points', element({ size: 3 }), 'design.elements.0.size'],
  ])('%s, with its path, and stores nothing', async (_, design, path) => {
    const { id: eventId } = await anEvent(organiser);
    const { status, body } = await save(eventId, { name: 'Ivory', design });
    expect([status, body.issues[0]?.path]).toEqual([400, path]);
    expect(await designsOf(eventId)).toEqual([]);
  });

  it('of a draft, and of no event', async () => {
    const { id: eventId } = await anEvent(organiser);
    const drafts = `/api/events/${eventId}/drafts`;
    const { body: draft } = await organiser.call<{ id: string }>('POST', drafts, { name: 'Long' });
    expect((await save(draft.id, { name: 'Ivory', design: layout })).status).toBe(400);
    expect((await save(unknownId, { name: 'Ivory', design: layout })).status).toBe(404);
  });
});

it('keeps a field that was retired since, and accepts the design as it was', async () => {
  const { id: eventId } = await anEvent(organiser);
  const define = async (...fields: object[]) => {
    const path = `/api/events/${eventId}/fields`;
    type Defined = { fields: { fieldId: string }[] };
    return (await organiser.call<Defined>('PUT', path, { fields })).body.fields;
  };
  const [hotel] = await define({ name: 'Hotel', kind: 'text' });
  const fieldId = hotel?.fieldId ?? '';
  const design = { ...layout, elements: [{ ...name, field: `custom:${fieldId}` }] };
  const { body: saved } = await save(eventId, { name: 'Hotel', design });
  expect(saved.version).toBe(1);
  await define();
  const again = { id: saved.id, name: 'Hotels', design };
  expect((await save(eventId, again)).body).toMatchObject({ name: 'Hotels', version: 2 });
  expect((await save(eventId, { name: 'Other', design })).status).toBe(400);
});

it('is deleted with its event', async () => {
  const { id: eventId } = await anEvent(organiser);
  await save(eventId, { name: 'Ivory', design: layout });
  await organiser.call('DELETE', `/api/events/${eventId}`);
  const rows = await planner.application.read('card_designs').where({ event_id: eventId });
  expect(rows).toEqual([]);
});
