import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { shownBy } from '../../../schema/entities/attendee.ts';
import { plannerOfFile } from '../../harness/plannerOfFile.ts';

/**
 * The answers to the calls that the specification documents, recorded before there were rooms, sheets and
 * further guest fields. `documentedAnswers.txt` changes only when the specification does.
 */
const recorded = new URL('../../data/documentedAnswers.txt', import.meta.url).pathname;
const recordedText = readFileSync(recorded, 'utf8');

/** Fields that answers have gained since. Everything else must be equal byte for byte. */
const gained: ReadonlySet<string> = new Set([
  ...Object.keys(shownBy).filter((field) => !recordedText.includes(`"${field}":`)),
  ...['objects', 'outline', 'showsEvent', 'event'],
]);

const withoutGained = (text: string): string =>
  text === ''
    ? text
    : JSON.stringify(
        JSON.parse(text, function (this: object, key: string, value: unknown) {
          // Tables always had an order; people gained one.
          const isGained = gained.has(key) || (key === 'order' && 'attendeeRole' in this);
          return !Array.isArray(this) && isGained ? undefined : value;
        }),
      );

const planner = plannerOfFile();
const organiser = planner.somebody('organiser@example.com');
const admin = planner.somebody('admin@example.com');
const nobody = planner.somebody();

/** Numbers ids and times of recording in their order. */
const anonymous = () => {
  const ids = new Map<string, string>();
  return (text: string): string =>
    text
      .replace(/(?<![\w-])[\w-]{22}(?![\w-])/g, (id) => {
        const name = ids.get(id) ?? `id${ids.size + 1}`;
        ids.set(id, name);
        return name;
      })
      .replace(/"(requestId|hash|id)":"[\w-]{32,}"/g, '"$1":"…"')
      .replace(/"\d{4}-\d\d-\d\dT[\d:.]+Z"/g, (moment) => (moment < '"2030' ? '"…"' : moment));
};

it('answer as they did, except for new fields', async () => {
  const named = anonymous();
  const lines: string[] = [];
  const call = async (
    method: string,
    path: string,
    body?: unknown,
    caller = organiser,
    // biome-ignore lint/suspicious/noExplicitAny: the answers are compared as text
  ): Promise<any> => {
    const answer = await fetch(`${planner.url}${path}`, {
      method,
      headers: {
        cookie: caller.cookie(),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      body: body === undefined ? null : JSON.stringify(body),
    });
    const text = withoutGained(await answer.text());
    const type = answer.headers.get('content-type');
    lines.push(named(`${method} ${path} ${answer.status} ${type}`), named(text), '');
    return text === '' ? undefined : JSON.parse(text);
  };

  await call('GET', '/api/auth/user');
  await call('GET', '/api/auth/user', undefined, nobody);
  const profile = { firstName: 'Olivia', lastName: 'Marsh', bio: 'Plans dinners.' };
  await call('PATCH', '/api/auth/profile', profile);

  const dates = { startDate: '2037-05-01T18:00:00.000Z', endDate: '2037-05-01T23:00:00.000Z' };
  const facts = { description: 'A dinner', location: 'The Orangery', maxAttendees: 120 };
  const { id: eventId } = await call('POST', '/api/events', { name: 'Gala', ...dates, ...facts });
  const event = `/api/events/${eventId}`;
  await call('GET', event);
  await call('PATCH', event, { name: 'Gala dinner' });
  await call('GET', '/api/events');

  const tags = [`event:${eventId}`];
  const ada = await call('POST', '/api/attendees', {
    ...{ name: 'Ada Byron', title: 'Countess', company: 'Engines', attendeeRole: 'guest', tags },
    ...{ email: 'ada@example.com', phone: '+44 20', notes: 'By the window' },
  });
  const others = [{ name: 'Benno Falk', attendeeRole: 'prospect' }, { name: 'Cleo Marsh' }];
  await call('POST', '/api/attendees/bulk', { eventId, attendees: others });
  await call('PATCH', `/api/attendees/${ada.id}`, { notes: 'By the door' });

  const round = { eventId, name: 'Head', capacity: 5, layout: 'circular' };
  const { id: tableId } = await call('POST', '/api/tables', round);
  await call('PATCH', `/api/tables/${tableId}`, { capacity: 6 });
  await call('POST', `/api/tables/${tableId}/resize`, { capacity: 2 });
  await call('GET', `/api/tables?event=${eventId}`);
  const other = await call('POST', '/api/events', { name: 'Lunch' });
  const long = { eventId: other.id, name: 'Long', capacity: 6, layout: 'rectangular' };
  await call('POST', '/api/tables', long);
  const wrong = { eventId, name: '', capacity: 0, layout: 'hexagon' };
  await call('POST', '/api/tables', wrong);

  const seats = `/api/seats/all?event=${eventId}`;
  const [first] = await call('GET', seats);
  const seat = `/api/seats/${first.id}/assign`;
  await call('POST', seat, { attendeeId: ada.id, eventId });
  await call('POST', '/api/seats/auto-assign', { eventId });
  const seated = await call('GET', seats);
  const assignments = seated.flatMap((one: { id: string; attendeeId: string | null }) =>
    one.attendeeId ? [{ seatId: one.id, attendeeId: one.attendeeId }] : [],
  );
  const plan = { description: 'Agreed', tableId, assignments, isTemplate: false, isPublic: false };
  const { id } = await call('POST', '/api/arrangements', { name: 'Final', ...plan });
  await call('GET', `/api/arrangements/${id}`);
  await call('GET', `/api/public/arrangements/${id}`, undefined, nobody);
  await call('PATCH', `/api/arrangements/${id}/share`, { isPublic: true });
  await call('GET', `/api/public/arrangements/${id}`, undefined, nobody);

  await call('POST', seat, { attendeeId: null, eventId });
  await call('PATCH', `/api/attendees/${ada.id}/holding`, { event: eventId, hold: true });
  await call('GET', `/api/attendees?event=${eventId}&includeHolding=true`);
  await call('GET', `/api/attendees?event=${eventId}`);

  await call('GET', '/api/admin/stats');
  for (const list of ['users', 'stats', 'audit'])
    await call('GET', `/api/admin/${list}`, undefined, admin);
  await call('DELETE', event);
  await call('GET', event);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(recorded);
});
