import { expect, it } from 'vitest';
import { ListMembers } from './listMembers.ts';

const list = (...ids: string[]) => ids.map((id) => ({ __ref: id }));
const nobody: string[] = [];

it('keeps who came after a whole list, and leaves out who went, when that list comes late', () => {
  const members = new ListMembers();
  const first = members.whole('guests', undefined, list('ada', 'ben'), '1');
  const change = { present: ['cleo'], gone: ['ben'] };
  const changed = members.changed('guests', first, change, '3');
  expect(changed).toEqual(list('ada', 'cleo'));
  expect(members.whole('guests', changed, list('ada', 'ben'), '2')).toEqual(list('ada', 'cleo'));
});

it('takes nothing from a whole list that is older than the one it has', () => {
  const members = new ListMembers();
  const newer = members.whole('guests', undefined, list('ada'), '2');
  expect(members.whole('guests', newer, list('ada', 'ben'), '1')).toBe(newer);
});

it('takes nothing from a change that is older than the list it has', () => {
  const members = new ListMembers();
  const now = members.whole('guests', undefined, list('ada'), '2');
  expect(members.changed('guests', now, { present: ['ben'], gone: ['ada'] }, '1')).toBe(now);
});

it('forgets of a change what a later whole list says', () => {
  const members = new ListMembers();
  const first = members.whole('guests', undefined, list('ada'), '1');
  const changed = members.changed('guests', first, { present: ['ben'], gone: nobody }, '2');
  expect(members.whole('guests', changed, list('ada'), '3')).toEqual(list('ada'));
});
