import { describe, expect, it } from 'vitest';
import type { AttendeeRow } from '../../../schema/entities/attendee.ts';
import { plannerOfFile } from '../../harness/plannerOfFile.ts';
import { anEvent, aTable, type Problem, seat, unknownId } from './prepared.ts';

type Moment = { at: string } & Record<'attendees' | 'checkedIn' | 'seats' | 'seated', number>;
type Figures = { moments: Moment[]; checkIns: Moment[] } & Record<string, unknown>;

const planner = plannerOfFile();
const organiser = planner.somebody('organiser@example.com');
const stranger = planner.somebody('stranger@example.com');

const figuresOf = (id: string, caller = organiser) =>
  caller.call<Figures & Problem>('GET', `/api/events/${id}/analytics`);

const counts = ({ attendees, checkedIn, seats, seated }: Moment) => [
  attendees,
  seats,
  seated,
  checkedIn,
];

describe('GET /api/events/{id}/analytics', () => {
  it('answers the figures of an event, including each step of its making', async () => {
    const event = await anEvent(organiser);
    const { body: people } = await organiser.call<AttendeeRow[]>('POST', '/api/attendees/bulk', {
      eventId: event.id,
      attendees: [
        { name: 'Ada', attendeeRole: 'customer', company: 'Nordlys AS' },
        { name: 'Ben', attendeeRole: 'employee', company: 'Acme' },
        { name: 'Cleo', attendeeRole: 'guest' },
      ],
    });
    const { table, seats } = await aTable(organiser, event.id, 4);
    await seat(organiser, event.id, seats[0]?.id ?? '', people[0]?.id ?? '');
    await seat(organiser, event.id, seats[1]?.id ?? '', people[1]?.id ?? '');
    await organiser.call('PATCH', `/api/attendees/${people[0]?.id}`, { isCheckedIn: true });

    const { status, body } = await figuresOf(event.id);
    expect(status).toBe(200);
    const { moments, checkIns, ...figures } = body;
    expect(counts(moments.at(-1) as Moment)).toEqual([3, 4, 2, 1]);
    expect(moments[0] && counts(moments[0])).toEqual([0, 0, 0, 0]);
    expect(checkIns.map(counts)).toEqual([[3, 4, 2, 1]]);
    const atTable = { tableCount: 1, tables: [{ name: 'Table of 4', seated: 1 }] };
    expect(figures).toEqual({
      id: event.id,
      roles: [
        { role: 'employee', attendees: 1, seated: 1, held: 0, declined: 0, checkedIn: 0 },
        { role: 'guest', attendees: 1, seated: 0, held: 0, declined: 0, checkedIn: 0 },
        { role: 'opportunity', attendees: 1, seated: 1, held: 0, declined: 0, checkedIn: 1 },
      ],
      tables: [
        {
          id: table.id,
          name: 'Table of 4',
          capacity: 4,
          seated: 2,
          opportunity: 1,
          prospect: 0,
          employee: 1,
          guest: 0,
          companyCount: 2,
          companies: [
            { company: 'Acme', seated: 1 },
            { company: 'Nordlys AS', seated: 1 },
          ],
        },
      ],
      companyCount: 2,
      companies: [
        {
          company: 'Acme',
          attendees: 1,
          seated: 1,
          ...atTable,
          tablemates: [{ company: 'Nordlys AS', seated: 1 }],
        },
        {
          company: 'Nordlys AS',
          attendees: 1,
          seated: 1,
          ...atTable,
          tablemates: [{ company: 'Acme', seated: 1 }],
        },
      ],
    });
  });

  it('is hidden like the event, and limited to its editors if that is public', async () => {
    const secret = await anEvent(organiser);
    const open = await anEvent(organiser, { isPublic: true });
    const hidden = await figuresOf(secret.id, stranger);
    const unknown = await figuresOf(unknownId, stranger);
    expect([hidden.status, hidden.body.code]).toEqual([404, 'EVENT_NOT_FOUND']);
    expect([unknown.status, unknown.body.message]).toEqual([404, hidden.body.message]);
    expect((await figuresOf(open.id, stranger)).status).toBe(403);
    expect((await figuresOf(open.id, await planner.caller())).status).toBe(401);
  });
});
