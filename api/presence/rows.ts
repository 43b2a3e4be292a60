import type pg from 'pg';
import { tones } from '../../schema/presence.ts';

/** One screen of one member on one event. */
export type Screen = { eventId: string; memberId: string; clientId: string };

/** A screen that is shown, and the subscription that shows it. */
export type Shown = Screen & { connection: string };

export type PresenceRow = {
  memberId: string;
  firstName: string | null;
  lastName: string | null;
  imageUrl: string | null;
  colour: number;
  since: string;
  holding: string[];
  /** Milliseconds until the row expires unless it is renewed. */
  expiresInMs: number;
};

export const channel = 'presence';

/** Presence expires after this time unless it is renewed. */
const lastsFor = '40 seconds';

const maxScreens = 1_000;

/** Prefers the same colour for the same member. */
const favourite = (memberId: string): number =>
  [...memberId].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 65_521, 7) % tones;

/** The member's present colour, else the colour that the fewest members have. */
const colourText = `
  coalesce(
    (SELECT colour FROM app.presence WHERE event_id = $1 AND member_id = $2 LIMIT 1),
    (SELECT tone FROM generate_series(0, ${tones - 1}) AS tone
       LEFT JOIN app.presence p
         ON p.event_id = $1 AND p.colour = tone AND p.expires_at > now()
      GROUP BY tone
      ORDER BY count(p.member_id), (tone - $5::int + ${tones}) % ${tones} LIMIT 1))`;

/** Notifies only if the screen was not shown before. */
const showText = `
  WITH before AS (
    SELECT expires_at > now() AS is_shown FROM app.presence
     WHERE event_id = $1 AND member_id = $2 AND client_id = $3),
  shown AS (
    INSERT INTO app.presence AS p
      (event_id, member_id, client_id, connection, colour, expires_at)
    VALUES ($1, $2, $3, $4, ${colourText}, now() + interval '${lastsFor}')
    ON CONFLICT (event_id, member_id, client_id) DO UPDATE
      SET connection = CASE WHEN $6::boolean THEN p.connection ELSE $4 END, expires_at = excluded.expires_at
    RETURNING event_id)
  SELECT CASE WHEN NOT coalesce((SELECT is_shown FROM before), false)
           THEN pg_notify('${channel}', event_id) END
    FROM shown`;

const hideText = `
  WITH hidden AS (DELETE FROM app.presence WHERE connection = $1 RETURNING event_id)
  SELECT pg_notify('${channel}', event_id) FROM hidden`;

const holdText = `
  WITH before AS (
    SELECT holding = $4 AND holding_until > now() AS is_same FROM app.presence
     WHERE event_id = $1 AND member_id = $2 AND client_id = $3),
  held AS (
    UPDATE app.presence SET holding = $4, holding_until = now() + interval '${lastsFor}'
     WHERE event_id = $1 AND member_id = $2 AND client_id = $3
    RETURNING event_id)
  SELECT CASE WHEN NOT is_same THEN pg_notify('${channel}', event_id) END FROM held, before`;

const readText = `
  SELECT p.member_id AS "memberId", u.first_name AS "firstName", u.last_name AS "lastName",
         u.profile_image_url AS "imageUrl", p.colour, p.since,
         CASE WHEN p.holding_until > now() THEN p.holding ELSE '{}' END AS holding,
         1000 * extract(epoch FROM CASE WHEN p.holding_until > now() AND p.holding <> '{}'
           THEN least(p.expires_at, p.holding_until) ELSE p.expires_at END - now())::float8
           AS "expiresInMs"
    FROM app.presence p JOIN read.users u ON u.id = p.member_id
   WHERE p.event_id = $1 AND p.expires_at > now()
   ORDER BY p.since, p.member_id LIMIT ${maxScreens}`;

/** Shows a screen. `isAgain` renews it under its present connection, which may be newer. */
export const showScreen = (pool: pg.Pool, shown: Shown, isAgain = false): Promise<unknown> => {
  const { eventId, memberId, clientId, connection } = shown;
  const values = [eventId, memberId, clientId, connection, favourite(memberId), isAgain];
  return pool.query({ name: 'presence_show', text: showText, values });
};

/** Deletes the screen of a connection and notifies. */
export const hideScreen = (pool: pg.Pool, { connection }: Shown): Promise<unknown> =>
  pool.query({ name: 'presence_hide', text: hideText, values: [connection] });

/** Sets the attendees that a screen holds. False if the screen is not shown. */
export const holdOnScreen = async (
  pool: pg.Pool,
  { eventId, memberId, clientId }: Screen,
  attendeeIds: readonly string[],
): Promise<boolean> => {
  const values = [eventId, memberId, clientId, attendeeIds];
  const { rowCount } = await pool.query({ name: 'presence_hold', text: holdText, values });
  return rowCount === 1;
};

/** The screens on an event, oldest first. */
export const readScreens = async (pool: pg.Pool, eventId: string): Promise<PresenceRow[]> => {
  const query = { name: 'presence_read', text: readText, values: [eventId] };
  return (await pool.query<PresenceRow>(query)).rows;
};

/** Deletes rows of processes that died. */
export const forgetExpired = (pool: pg.Pool): Promise<unknown> =>
  pool.query("DELETE FROM app.presence WHERE expires_at < now() - interval '1 minute'");
