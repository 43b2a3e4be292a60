import { expect, it } from 'vitest';
import type { AuditRow } from '../../schema/entities/audit.ts';
import type { EventRow } from '../../schema/entities/event.ts';
import type { TableRow } from '../../schema/entities/table.ts';
import type { UserRow } from '../../schema/entities/user.ts';
import { plannerOfFile } from '../harness/plannerOfFile.ts';

const planner = plannerOfFile();
const organiser = planner.somebody('organiser@example.com');
const admin = planner.somebody('admin@example.com');

const auditedActions = async () =>
  (await admin.call<AuditRow[]>('GET', '/api/admin/audit')).body.map(({ action }) => action);

it('changes nothing of a table if one of several parts is refused', async () => {
  const event = await organiser.call<EventRow>('POST', '/api/events', { name: 'Dinner' });
  const table = await organiser.call<TableRow>('POST', '/api/tables', {
    eventId: event.body.id,
    name: 'Garden',
    capacity: 8,
    layout: 'circular',
  });
  const path = `/api/tables/${table.body.id}`;
  const asked = { name: 'Terrace', capacity: 6, x: 500, endSeats: true };
  expect((await organiser.call('PATCH', path, asked)).status).toBe(400);
  expect((await organiser.call<TableRow>('GET', path)).body).toEqual(table.body);
});

it('changes nothing of a member if one of several parts is refused', async () => {
  const { body: me } = await admin.call<UserRow>('GET', '/api/auth/user');
  const asked = { membershipLevel: 'premium', role: 'admin', isActive: false };
  const refused = await admin.call('PATCH', `/api/admin/users/${me.id}`, asked);
  expect(refused).toMatchObject({ status: 409, body: { code: 'LAST_ADMIN' } });
  expect((await admin.call<UserRow>('GET', '/api/auth/user')).body).toEqual(me);
  expect(await auditedActions()).not.toContain('user_membership_changed');
});

it('changes several parts of a member, each of them audited', async () => {
  const email = 'mira@example.com';
  const { body: mira } = await admin.call<UserRow>('POST', '/api/admin/users', { email });
  const path = `/api/admin/users/${mira.id}`;
  const asked = { membershipLevel: 'premium', role: 'moderator', isActive: false };
  expect((await admin.call('PATCH', path, asked)).body).toMatchObject(asked);
  expect(await auditedActions()).toEqual(
    expect.arrayContaining(['user_role_changed', 'user_membership_changed', 'user_deactivated']),
  );
});
