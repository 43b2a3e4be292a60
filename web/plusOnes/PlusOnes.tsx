import { useSetAtom } from 'jotai';
import { useId } from 'react';
import panel from '../attendees/panel/Panel.module.css';
import type { PlanView } from '../seating/planView.ts';
import { detailsOfAtom } from '../seating/state.ts';
import { t } from '../texts/en/plusOnes.ftl';
import { Button } from '../ui/Button.tsx';
import shared from '../ui/shared.module.css';
import { AddPlusOnes } from './AddPlusOnes.tsx';
import styles from './PlusOnes.module.css';
import { plusOnesOf } from './plusOnesOf.ts';

type PlusOnesProps = { eventId: string; view: PlanView; attendeeId: string };

/** A guest's plus-ones, or their host, for the details panel. */
export const PlusOnes = ({ eventId, view, attendeeId }: PlusOnesProps) => {
  const id = useId();
  const person = view.people.get(attendeeId);
  const host = view.people.get(person?.guestOf ?? '');
  const guests = plusOnesOf(view, attendeeId);
  if (!person) return null;
  return (
    <section aria-labelledby={id} className={panel.section}>
      <h3 id={id}>{t(host ? 'guest-of' : 'title')}</h3>
      {host && <Person id={host.id} name={host.name} />}
      {!host && guests.length === 0 && <p className={shared.faint}>{t('none')}</p>}
      {guests.length > 0 && (
        <ul className={styles.guests}>
          {guests.map((guest) => (
            <li key={guest.id}>
              <Person id={guest.id} name={guest.name} />
            </li>
          ))}
        </ul>
      )}
      {!host && (
        <AddPlusOnes key={attendeeId} eventId={eventId} hostId={attendeeId} name={person.name} />
      )}
    </section>
  );
};

/** Opens a person's details. */
const Person = ({ id, name }: { id: string; name: string }) => {
  const showDetails = useSetAtom(detailsOfAtom);
  return (
    <Button size="sm" variant="quiet" onClick={() => showDetails(id)}>
      {name}
    </Button>
  );
};
