import { guestText, unnamedGuest } from '../../schema/attendees/plusOnes.ts';
import type { Application } from '../application.ts';

type Unnamed = { id: string; host: string; nth: number };

/** The shown names of unnamed guests, from their host's present name; null for everybody else. */
export const guestNamesByIds = async (
  app: Application,
  ids: readonly string[],
): Promise<(string | null)[]> => {
  const { rows } = await app.read.raw<{ rows: Unnamed[] }>(
    `SELECT guests.id, hosts.name AS host,
            (SELECT count(*)::int FROM attendees others
              WHERE others.event_id = guests.event_id AND others.guest_of = guests.guest_of
                AND NOT others.is_named
                AND (others."order", others.id) <= (guests."order", guests.id)) AS nth
       FROM attendees guests JOIN attendees hosts ON hosts.id = guests.guest_of
      WHERE guests.id = ANY (:ids) AND NOT guests.is_named`,
    { ids: [...ids] },
  );
  const texts = new Map(rows.map(({ id, host, nth }) => [id, guestText(host, nth)]));
  return ids.map((id) => texts.get(id) ?? null);
};

type Named = { id: string; name: string };

/**
 * The people as viewers with details see them: guests without a name get the result of `guestNameOf`, which
 * is called only for guests who may lack one.
 */
export const withGuestNames = <Person extends Named>(
  people: readonly Person[],
  guestNameOf: (id: string) => Promise<string | null>,
): Promise<Person[]> =>
  Promise.all(
    people.map(async (person) => {
      const text = person.name === unnamedGuest ? await guestNameOf(person.id) : null;
      return text === null ? person : { ...person, name: text };
    }),
  );
