import type { GuestListCommand } from '../../../api/guestLists/commands.ts';
import { replies } from '../../../schema/attendees/replies.ts';
import { mergeOfList } from '../mergedList.ts';
import { type Named, pick, type RandomCommands } from './named.ts';

/** A list with a changed guest and a new one, in which two are missing. */
const mergeOf = ({ a, b, c, plan, person, seats }: Named): GuestListCommand => {
  const known = plan.attendees.get(person.attendeeId)?.person;
  const gone = [pick(plan.attendees.keys(), b), plan.seats.get(seats[1])?.attendeeId].filter(
    (id) => id != null && id !== person.attendeeId && plan.attendees.has(id),
  ) as string[];
  const said = replies[b % replies.length] ?? 'none';
  const reply = said === 'none' ? null : said;
  return mergeOfList(plan, {
    columns: ['name', 'company', 'title', ...(c % 3 ? ['reply' as const] : [])],
    rows: [
      ...(known ? [{ name: known.name, company: known.company, title: `merged ${b}`, reply }] : []),
      ...(c % 2 ? [{ name: `m${a}`, company: null, title: null, reply }] : []),
    ],
    hosts: [undefined, ...(b % 2 ? [plan.attendees.get(gone[0] ?? '')?.person.name] : [])].slice(
      known ? 0 : 1,
    ),
    last: Object.fromEntries(
      [...(a % 2 ? [person.attendeeId] : []), ...gone].map((id) => [
        id,
        plan.attendees.get(id)?.person ?? {},
      ]),
    ),
    answers: {
      missing: [...new Set(gone)].map((attendeeId, n) => ({
        attendeeId,
        choice: (['cancelled', 'remove', 'leave'] as const)[(c + n) % 3] ?? 'leave',
      })),
    },
  });
};

export const guestListCommands = {
  merge: (named) => mergeOf(named),
} satisfies RandomCommands<GuestListCommand>;
