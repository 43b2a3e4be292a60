import { expect, it } from 'vitest';
import { ListMembers } from './listMembers.ts';

const list = (...ids: string[]) => ids.map((id) => ({ __ref: id }));
const nobody: string[] = [];

it('keeps later additions and removals when an older whole list arrives late', () => {
  const members = new ListMembers();
  const first = members.whole('guests', undefined, list('ada', 'ben'), '1');
  const change = { present: ['cleo'], gone: ['ben'] };
  const changed = members.changed('guests', first, change, '3');
  expect(changed).toEqual(list('ada', 'cleo'));
  expect(members.whole('guests', changed, list('ada', 'ben'), '2')).toEqual(list('ada', 'cleo'));
});

it('ignores a whole list that is older than the current one', () => {
  const members = new ListMembers();
  const newer = members.whole('guests', undefined, list('ada'), '2');
  expect(members.whole('guests', newer, list('ada', 'ben'), '1')).toBe(newer);
});

it('ignores a change that is older than the current list', () => {
  const members = new ListMembers();
  const now = members.whole('guests', undefined, list('ada'), '2');
  expect(members.changed('guests', now, { present: ['ben'], gone: ['ada'] }, '1')).toBe(now);
});

it('drops changes that a later whole list includes', () => {
  const members = new ListMembers();
  const first = members.whole('guests', undefined, list('ada'), '1');
  const changed = members.changed('guests', first, { present: ['ben'], gone: nobody }, '2');
  expect(members.whole('guests', changed, list('ada'), '3')).toEqual(list('ada'));
});
