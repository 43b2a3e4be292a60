import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import type { RequestContext } from '../../api/application.ts';
import { listAttendees } from '../../api/attendees/queries.ts';
import type { UserRow } from '../../schema/entities/user.ts';
import { searchable, spellings } from '../../schema/text/folding.ts';
import { plannerOfFile } from '../harness/plannerOfFile.ts';
import { anEvent, people } from './rest/prepared.ts';

const guests = [
  'Émile Zola',
  'İnci Kıvanç',
  'Hans Weiß',
  'Ｗｉｄｅ',
  'Bjørn Æster',
  'Ὀδυσσεύς',
  'Zoë O’Neill',
  'Þórður Åsen',
  'Jörg Müller',
  'Soeren Paaske',
  'Jean-Luc Rey',
];

const planner = plannerOfFile();
let organiser: RequestContext;
let eventId: string;
beforeAll(async () => {
  const caller = await planner.caller('organiser@example.com');
  eventId = (await anEvent(caller)).id;
  await people(caller, eventId, ...guests);
  const { body: viewer } = await caller.call<UserRow>('GET', '/api/auth/user');
  organiser = { requestId: 'test', viewer };
});

it.each([
  ['emile', 'Émile Zola'],
  ['ÉMILE', 'Émile Zola'],
  ['inci kivanc', 'İnci Kıvanç'],
  ['WEISS', 'Hans Weiß'],
  ['weiß', 'Hans Weiß'],
  ['wide', 'Ｗｉｄｅ'],
  ['bjorn aester', 'Bjørn Æster'],
  ['ΟΔΥΣΣΕΥΣ', 'Ὀδυσσεύς'],
  ["o'neill", 'Zoë O’Neill'],
  ['oneill', 'Zoë O’Neill'],
  ['o´neill', 'Zoë O’Neill'],
  ['thordur', 'Þórður Åsen'],
  ['asen', 'Þórður Åsen'],
  ['aasen', 'Þórður Åsen'],
  ['MUELLER', 'Jörg Müller'],
  ['muller', 'Jörg Müller'],
  ['joerg', 'Jörg Müller'],
  ['søren', 'Soeren Paaske'],
  ['påske', 'Soeren Paaske'],
  ['jean luc', 'Jean-Luc Rey'],
  ['jean–luc', 'Jean-Luc Rey'],
])('typing %s finds %s, as on the screen', async (typed, name) => {
  const found = await listAttendees(planner.application, organiser, { eventId, search: typed });
  expect(found.items.map((guest) => guest.name)).toEqual([name]);
  expect(guests.filter((one) => spellings(one).includes(searchable(typed)))).toEqual([name]);
});

const letters = fc.constantFrom(
  ...[
    ...'aZ9 -_‘’ʻʼéÉßẞİıIiøØœÆæŁłđςσΣΐΆñÑåÅK',
    ..."äÄÖüEeoUþÞðÐħ'`´–־",
    'e\u0301',
    'ﬁ',
    '½',
    'Ａ',
    '한',
    'й',
    'Й',
    'أ',
    '\u200b',
    '😀',
    'ệ',
  ],
);

it('PostgreSQL folds any name as the client does', async () => {
  const names = fc.array(letters, { maxLength: 12 }).map((all) => all.join('').trim());
  await fc.assert(
    fc.asyncProperty(fc.array(names, { minLength: 40, maxLength: 40 }), async (drawn) => {
      const { rows } = await planner.application.read.raw<{
        rows: { folded: string; spelt: string }[];
      }>(
        'SELECT app.searchable(name) AS folded, app.spellings(name) AS spelt FROM unnest(?::text[]) WITH ORDINALITY AS n(name, place) ORDER BY place',
        [drawn],
      );
      expect(rows.map(({ folded }) => folded)).toEqual(drawn.map(searchable));
      expect(rows.map(({ spelt }) => spelt)).toEqual(drawn.map(spellings));
    }),
    { numRuns: 25 },
  );
});
