import { expect, it } from 'vitest';
import { examples } from '../../schema/golden/examples.ts';
import { type Fact, history, now, organiser, project } from '../testing/project.ts';
import { cardDesignsProjector } from './projector.ts';

const { designId: id, ...facts } = examples.CardDesignSaved;
const saved = (changes: Partial<typeof facts> = {}) =>
  ({
    type: 'CardDesignSaved',
    data: { designId: id, ...facts, version: 1, ...changes },
  }) satisfies Fact;
const { eventId, name, design } = facts;
const gone = {
  type: 'CardDesignDeleted',
  data: { eventId, designId: id, name, design },
} satisfies Fact;
const deleted = {
  type: 'EventPlanDeleted',
  data: { ...examples.EventPlanDeleted, eventId },
} satisfies Fact;

const shown = async (...events: Fact[]) =>
  (await project(cardDesignsProjector, history(events))).card_designs;

it('shows the latest version of a design', async () => {
  const row = { id, ...facts, savedByUserId: organiser, createdAt: now, updatedAt: now };
  expect(await shown(saved())).toEqual([{ ...row, version: 1 }]);
  expect(await shown(saved(), saved({ name: 'Ivory', version: 2 }))).toEqual([
    { ...row, name: 'Ivory', version: 2 },
  ]);
});

it('shows no deleted design, and none of a deleted event', async () => {
  expect(await shown(saved(), gone)).toEqual([]);
  expect(await shown(saved(), deleted, saved({ version: 2 }))).toEqual([]);
});
