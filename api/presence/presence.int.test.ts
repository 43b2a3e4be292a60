import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createNotices, type Notices } from '../../schema/ports/notices.ts';
import { createPool } from '../../schema/ports/postgres.ts';
import { migratedDatabase } from '../../tests/harness/freshDatabase.ts';
import { newId } from '../core/ids.ts';
import { createPresence, type Presence } from './presence.ts';
import type { EventPresence, PresentMember } from './types.ts';

let url: string;
let drop: () => Promise<unknown>;
let pool: pg.Pool;
/** The presence of two processes. */
let here: Presence;
let there: Presence;
let noticesOf: { here: Notices; there: Notices };
let eventId: string;

beforeAll(async () => {
  ({ url, drop } = await migratedDatabase());
  pool = createPool(url);
  noticesOf = {
    here: createNotices({ connectionString: url }),
    there: createNotices({ connectionString: url }),
  };
  await Promise.all([noticesOf.here.start(), noticesOf.there.start()]);
  here = createPresence({ pool, notices: noticesOf.here });
  there = createPresence({ pool, notices: noticesOf.there });
});
beforeEach(() => {
  eventId = newId();
});
afterAll(async () => {
  await here.close();
  await there.close();
  await Promise.all([noticesOf.here.stop(), noticesOf.there.stop()]);
  await pool.end();
  await drop();
});

const newMember = async (firstName: string, lastName = 'Okafor'): Promise<string> => {
  const id = newId();
  await pool.query(
    `INSERT INTO read.users (id, email, first_name, last_name, profile_image_url, role,
       membership_level, club_memberships, is_active, created_at, updated_at)
     VALUES ($1, $2, $3, $4, 'https://example.com/face.png', 'user', 'basic', '{}', true, now(), now())`,
    [id, `${id}@example.com`.toLowerCase(), firstName, lastName],
  );
  return id;
};
const screenOf = (memberId: string) => ({ eventId, memberId, clientId: newId() });

/** The lists that a follower was sent, the latest last. */
const following = (presence: Presence) => {
  const lists: EventPresence[] = [];
  const stop = presence.follow(eventId, ({ forEditors }) => lists.push(forEditors));
  const present = (): PresentMember[] => lists.at(-1)?.present ?? [];
  return { lists, stop, present };
};
const names = (present: readonly PresentMember[]) => present.map(({ firstName }) => firstName);

describe('the presence at an event', () => {
  it('is known in every process, with dragged items, until members leave', async () => {
    const [mira, jonas] = [await newMember('Mira'), await newMember('Jonas')];
    const { present, stop } = following(there);
    const screen = screenOf(mira);
    const leave = await here.show(screen);
    await here.show(screenOf(jonas));
    await expect.poll(() => names(present())).toEqual(['Mira', 'Jonas']);
    const [first, second] = present();
    expect(first?.colour).not.toBe(second?.colour);

    const held = [newId()];
    expect(await there.hold(screen, held)).toBe(true);
    await expect.poll(() => present()[0]?.holdingAttendeeIds).toEqual(held);
    await here.hold(screen, []);
    await expect.poll(() => present()[0]?.holdingAttendeeIds).toEqual([]);

    leave();
    await expect.poll(() => names(present())).toEqual(['Jonas']);
    stop();
  });

  it('is sent to followers as it is, and only of their event', async () => {
    await here.show(screenOf(await newMember('Mira')));
    const { present, stop } = following(there);
    await expect.poll(() => names(present())).toEqual(['Mira']);
    eventId = newId();
    const other = following(there);
    await expect.poll(() => other.lists).toHaveLength(1);
    expect(other.present()).toEqual([]);
    stop();
    other.stop();
  });

  it('lists a member with two screens once, with the items of either', async () => {
    const mira = await newMember('Mira');
    const [desk, phone] = [screenOf(mira), screenOf(mira)];
    const leaveDesk = await here.show(desk);
    await there.show(phone);
    const [ada, bo] = [newId(), newId()];
    await here.hold(desk, [ada]);
    await there.hold(phone, [bo]);
    const { present, stop } = following(here);
    await expect.poll(() => present()).toHaveLength(1);
    expect(present()[0]?.holdingAttendeeIds.toSorted()).toEqual([ada, bo].toSorted());
    leaveDesk();
    await expect.poll(() => present()[0]?.holdingAttendeeIds).toEqual([bo]);
    stop();
  });

  it('is limited to first names, without pictures, for readers', async () => {
    await here.show(screenOf(await newMember('Mira', 'Okafor')));
    const lists: [EventPresence, EventPresence][] = [];
    const stop = here.follow(eventId, (list) => lists.push([list.forEditors, list.forReaders]));
    await expect.poll(() => lists).toHaveLength(1);
    const [[forEditors, forReaders] = []] = lists;
    const picture = { imageUrl: 'https://example.com/face.png' };
    expect(forEditors?.present).toMatchObject([{ lastName: 'Okafor', ...picture }]);
    expect(forReaders?.present).toMatchObject([
      { firstName: 'Mira', lastName: null, imageUrl: null },
    ]);
    expect(JSON.stringify(lists)).not.toContain('@');
    stop();
  });

  it('drops members who do not report in time, and their items', async () => {
    const silent = createPresence({ pool, notices: noticesOf.here, renewEveryMs: 3_600_000 });
    const screen = screenOf(await newMember('Mira'));
    await silent.show(screen);
    await silent.hold(screen, [newId()]);
    const { present, stop } = following(there);
    await expect.poll(() => present()[0]?.holdingAttendeeIds).toHaveLength(1);
    /** Another follower causes the list to be read, with the time of its next reading. */
    const expiresSoon = async (column: string) => {
      await pool.query(
        `UPDATE app.presence SET ${column} = now() + interval '200 ms' WHERE event_id = $1`,
        [eventId],
      );
      following(there).stop();
    };
    await expiresSoon('holding_until');
    await expect.poll(() => present()[0]?.holdingAttendeeIds).toEqual([]);
    await expiresSoon('expires_at');
    await expect.poll(() => names(present())).toEqual([]);
    stop();
    await silent.close();
  });

  it('continues after the notice connection was cut', async () => {
    const { present, stop } = following(there);
    await pool.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE application_name = 'planner-notices' AND datname = current_database()`,
    );
    await here.show(screenOf(await newMember('Mira')));
    await expect.poll(() => names(present())).toEqual(['Mira']);
    stop();
  });

  it('is unaffected when an old connection of the same screen ends late', async () => {
    const screen = screenOf(await newMember('Mira'));
    const leaveOld = await here.show(screen);
    const leaveNew = await there.show(screen);
    leaveOld();
    const jonas = await here.show(screenOf(await newMember('Jonas')));
    const { present, stop } = following(here);
    await expect.poll(() => names(present())).toEqual(['Mira', 'Jonas']);
    leaveNew();
    await expect.poll(() => names(present())).toEqual(['Jonas']);
    jonas();
    stop();
  });

  it("reports this process's members again, even after everything was lost", async () => {
    const renewing = createPresence({ pool, notices: noticesOf.here, renewEveryMs: 100 });
    await renewing.show(screenOf(await newMember('Mira')));
    const { present, stop } = following(there);
    await expect.poll(() => names(present())).toEqual(['Mira']);
    await pool.query('TRUNCATE app.presence');
    const kept = () => pool.query('SELECT FROM app.presence WHERE event_id = $1', [eventId]);
    await expect.poll(async () => (await kept()).rowCount).toBe(1);
    await expect.poll(() => names(present())).toEqual(['Mira']);
    await renewing.close();
    await expect.poll(() => names(present())).toEqual([]);
    stop();
  });
});

describe('limits', () => {
  it('show at most two hundred members', async () => {
    const members = await Promise.all(
      Array.from({ length: 201 }, (_, n) => newMember(`Guest ${n}`)),
    );
    for (const member of members) await here.show(screenOf(member));
    const { present, stop } = following(there);
    await expect.poll(() => present()).toHaveLength(200);
    stop();
  });

  it('reports at most ten changes a second, and the last one', async () => {
    const screen = screenOf(await newMember('Mira'));
    await here.show(screen);
    const { lists, present, stop } = following(there);
    await expect.poll(() => present()).toHaveLength(1);
    const begun = Date.now();
    const last = newId();
    const saying: Promise<boolean>[] = [];
    for (let n = 0; n < 2_000; n += 1) saying.push(here.hold(screen, [newId()]));
    saying.push(here.hold(screen, [last]));
    await Promise.all(saying);
    await expect.poll(() => present()[0]?.holdingAttendeeIds).toEqual([last]);
    expect(lists.length).toBeLessThanOrEqual(2 + (Date.now() - begun) / 100);
    stop();
  });

  it('show no items for a hidden screen', async () => {
    expect(await here.hold(screenOf(await newMember('Mira')), [newId()])).toBe(false);
  });
});
