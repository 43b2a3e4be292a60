import { expect, it } from 'vitest';
import { examples } from '../../schema/golden/examples.ts';
import { type Fact, history, now, organiser, project } from '../testing/project.ts';
import { issuedSheetsProjector } from './projector.ts';

const issued = { type: 'SheetIssued', data: examples.SheetIssued } satisfies Fact;
const { issueId: id, ...facts } = issued.data;
const deleted = {
  type: 'EventPlanDeleted',
  data: { ...examples.EventPlanDeleted, eventId: facts.eventId },
} satisfies Fact;

const shown = async (...issues: Fact[]) =>
  (await project(issuedSheetsProjector, history(issues))).issued_sheets;

it('shows a sheet with who issued it, and when', async () => {
  expect(await shown(issued)).toEqual([
    { id, ...facts, tableIds: null, issuedByUserId: organiser, createdAt: now },
  ]);
});

it('shows no sheet of a deleted event, nor one that was issued at the same moment', async () => {
  expect(
    await shown(issued, deleted, { ...issued, data: { ...issued.data, issueId: 'x' } }),
  ).toEqual([]);
});
