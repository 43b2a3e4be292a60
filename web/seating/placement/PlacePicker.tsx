import {
  type ComponentProps,
  type KeyboardEvent,
  useDeferredValue,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { t } from '../../texts/en/seatingPlacement.ftl';
import { classes } from '../../ui/classes.ts';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import styles from './Placing.module.css';
import type { Place } from './places.ts';

/** Nobody reads a longer list; typing another letter is quicker. */
const shownAtMost = 60;

type PlacePickerProps = {
  label: string;
  /** The matches for the typed text, best first. */
  find: (typed: string) => Place[];
  isBlocked: (place: Place) => boolean;
  onChoose: (place: Place) => void;
};

/** A combobox of places: type, move with the arrows, choose with Enter or a click. */
export const PlacePicker = ({ label, find, isBlocked, onChoose }: PlacePickerProps) => {
  const [typed, setTyped] = useState('');
  /** Null for the first one that can be chosen. */
  const [chosen, setActive] = useState<number | null>(null);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const searched = useDeferredValue(typed);
  const found = find(searched);
  const shown = found.slice(0, shownAtMost);
  const more = found.length - shown.length;
  const open = shown.findIndex((place) => !isBlocked(place));
  const at = Math.min(chosen ?? Math.max(0, open), shown.length - 1);

  useEffect(() => {
    list.current?.querySelector(`[data-index="${at}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [at]);

  const choose = (place: Place | undefined) => {
    if (place && !isBlocked(place)) onChoose(place);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    // The deferred list may lag behind fast typing, but Enter applies to the current text.
    if (event.key === 'Enter')
      choose(searched === typed ? shown[at] : find(typed).find((place) => !isBlocked(place)));
    else if (step) setActive((at + step + shown.length) % Math.max(1, shown.length));
    else return;
    event.preventDefault();
  };

  return (
    <div className={styles.picker}>
      <SearchField
        label={label}
        value={typed}
        role="combobox"
        aria-expanded
        aria-autocomplete="list"
        aria-controls={id}
        aria-activedescendant={at >= 0 ? `${id}-${at}` : undefined}
        onChange={(value) => {
          setTyped(value);
          setActive(null);
        }}
        onKeyDown={onKeyDown}
      />
      <div
        ref={list}
        id={id}
        role="listbox"
        tabIndex={-1}
        aria-label={t('places')}
        className={styles.places}
      >
        {shown.map((place, index) => (
          <PlaceOption
            key={keyOf(place)}
            id={`${id}-${index}`}
            data-index={index}
            place={place}
            isActive={index === at}
            isBlocked={isBlocked(place)}
            onClick={() => choose(place)}
            onPointerMove={() => setActive(index)}
          />
        ))}
      </div>
      <p className={styles.more} role="status">
        {shown.length === 0 && t('no-place')}
        {more > 0 && t('more-places', { count: more })}
      </p>
    </div>
  );
};

type PlaceOptionProps = ComponentProps<'div'> & {
  place: Place;
  isActive: boolean;
  isBlocked: boolean;
};

const PlaceOption = ({ place, isActive, isBlocked, ...rest }: PlaceOptionProps) => {
  const { icon, name, note } = wordsOf(place);
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the search field keeps the focus
    <div
      {...rest}
      role="option"
      aria-selected={isActive}
      aria-disabled={isBlocked || undefined}
      className={classes(styles.place, isActive && styles.active)}
    >
      <Icon name={icon} size={16} />
      <span className={styles.placeName}>{name}</span>
      <span className={styles.placeNote}>{note}</span>
    </div>
  );
};

const keyOf = (place: Place): string => {
  if (place.kind === 'table') return place.tableId;
  return place.kind === 'seat' ? place.seatId : place.kind;
};

const wordsOf = (place: Place): { icon: IconName; name: string; note: string } => {
  switch (place.kind) {
    case 'pool':
      return { icon: 'users', name: t('pool'), note: '' };
    case 'holding':
      return { icon: 'hold', name: t('holding'), note: '' };
    case 'table': {
      const { name, free } = place;
      return { icon: 'table', name, note: free > 0 ? t('free-seats', { count: free }) : t('full') };
    }
    case 'seat': {
      const { tableName: table, position, occupant } = place;
      const name = t('seat-of', { table, position });
      return { icon: 'chair', name, note: occupant?.name ?? t('free') };
    }
  }
};
