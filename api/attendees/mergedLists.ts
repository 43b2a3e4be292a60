import type { z } from 'zod';
import { listsOfPerson } from '../../schema/inputs/attendees.ts';
import type { AttendeeState } from '../eventPlans/state.ts';
import { parseInput } from '../pipeline/parseInput.ts';
import { mergedList } from '../planChange/mergedList.ts';
import type { FieldEdits } from './commands.ts';

const fields = Object.keys(listsOfPerson.shape) as (keyof z.output<typeof listsOfPerson>)[];

/**
 * Applies the edits of a guest's lists to the present lists, so that items that others added or removed since
 * the editor saw the lists stay so.
 * @throws Refusal BAD_INPUT if a list becomes too long
 */
export const withMergedLists = (
  { tags: tagsNow, person: now }: AttendeeState,
  { seen, ...edits }: FieldEdits,
): FieldEdits => {
  if (!seen) return edits;
  const there = { ...now, tags: tagsNow };
  const given = { ...edits.person, tags: edits.tags };
  const lists = fields.flatMap((field) => {
    const [before, after] = [seen[field], given[field]];
    if (before === undefined || after === undefined) return [];
    return [[field, mergedList(there[field], before, after)]];
  });
  const { tags, ...person } = parseInput(listsOfPerson, Object.fromEntries(lists));
  return {
    ...edits,
    ...(tags !== undefined && { tags: tags ?? [] }),
    person: { ...edits.person, ...person },
  };
};
