import { useAtomValue, useSetAtom } from 'jotai';
import { useRef } from 'react';
import { t } from '../texts/en/seating.ftl';
import { Button, IconButton } from '../ui/Button.tsx';
import { useWindowKey } from '../ui/useWindowKey.ts';
import { DetailsButton } from './people/DetailsButton.tsx';
import { nobody } from './people/selection.ts';
import { placingDialogAtom } from './placement/placingDialog.ts';
import { type PlanView, presentPlaceText } from './planView.ts';
import { announcementAtom, panelAtom, pickedAtom, selectedPeopleAtom } from './state.ts';
import { personElement } from './useFocusOnMoved.ts';
import styles from './Workspace.module.css';

type PickedBarProps = {
  /** The people whom the next click places; at least one. */
  attendeeIds: readonly string[];
  view: PlanView;
};

/** Shown while people are picked: asks for a seat or table, or offers "Move to…". Escape clears the pick. */
export const PickedBar = ({ attendeeIds, view }: PickedBarProps) => {
  const [first = ''] = attendeeIds;
  const person = view.people.get(first);
  const ref = useRef<HTMLElement>(null);
  const setPanel = useSetAtom(panelAtom);
  const setPicked = useSetAtom(pickedAtom);
  const setSelected = useSetAtom(selectedPeopleAtom);
  const announce = useSetAtom(announcementAtom);
  const openDialog = useSetAtom(placingDialogAtom);
  const isOpen = useAtomValue(placingDialogAtom) !== null;
  const count = attendeeIds.length;

  const letGo = () => {
    if (ref.current?.contains(document.activeElement)) personElement(first)?.focus();
    setPicked(null);
    setSelected(nobody);
    announce(count === 1 ? t('let-go-of', { name: person?.name ?? '' }) : t('nobody-chosen'));
  };
  // An Escape that has closed a menu or dialog must not also clear the pick.
  useWindowKey(({ key, defaultPrevented }) => key === 'Escape' && !defaultPrevented && letGo());

  if (!person) return null;
  const label = count === 1 ? t('is-picked', { name: person.name }) : t('are-picked', { count });
  return (
    <section ref={ref} className={styles.picked} aria-label={label} data-bottom-bar>
      <p className={styles.pickedWords}>
        <strong>{count === 1 ? person.name : t('people', { count })}</strong>{' '}
        <span>
          {count === 1
            ? t('choose-seat', { place: presentPlaceText(view, first) })
            : t('choose-table')}
        </span>
      </p>
      <Button
        variant="primary"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => openDialog({ kind: 'move', attendeeIds })}
      >
        {t('move-to')}
      </Button>
      <Button className={styles.toFloor} onClick={() => setPanel('floor')}>
        {t('show-tables')}
      </Button>
      {count === 1 && <DetailsButton attendee={person} />}
      <IconButton icon="close" label={t('let-go')} onClick={letGo} />
    </section>
  );
};
