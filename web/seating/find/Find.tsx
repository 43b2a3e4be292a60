import { useAtom, useSetAtom } from 'jotai';
import { useMemo, useRef, useState } from 'react';
import { kindLabel } from '../../floorObjects/kinds.ts';
import { t } from '../../texts/en/seatingFind.ftl';
import { Combobox, type ComboboxOption } from '../../ui/Combobox.tsx';
import { useWindowKey } from '../../ui/useWindowKey.ts';
import { useIsNarrow } from '../../ui/widths.ts';
import type { PlanView, TableView } from '../planView.ts';
import type { Plan } from '../seatingPlan.ts';
import { announcementAtom, panelAtom, poolFilterAtom } from '../state.ts';
import { findTypedAtom, focusFind, foundAtom } from './found.ts';
import {
  type SearchEntry,
  type Spot,
  searchEntries,
  searchMatches,
  spotOf,
} from './searchEntries.ts';

/** Nobody reads a longer list; typing another letter is quicker. */
const shownAtMost = 20;

type FindProps = { view: PlanView; objects: Plan['floorObjects'] };

/**
 * Finds people wherever they are, tables and objects. Enter shows the first match in its place, marks it
 * until the next search, and announces where it is. It picks nobody.
 */
export const Find = ({ view, objects }: FindProps) => {
  const isNarrow = useIsNarrow();
  const [typed, setTyped] = useAtom(findTypedAtom);
  const setFound = useSetAtom(foundAtom);
  const setPanel = useSetAtom(panelAtom);
  const setFilter = useSetAtom(poolFilterAtom);
  const announce = useSetAtom(announcementAtom);
  // Folds the names only once somebody is about to search, not at each change of the plan.
  const [isWanted, setWanted] = useState(false);
  const isSearching = isWanted || typed !== '';
  const all = useMemo(
    () => (isSearching ? searchEntries(view, objects) : []),
    [isSearching, view, objects],
  );
  const found = useMemo(() => searchMatches(all, typed), [all, typed]);
  const box = useRef<HTMLDivElement>(null);
  useFindKeys();

  const show = (one: SearchEntry | undefined) => {
    const spot = one && spotOf(view, objects, one);
    if (!one || !spot) return;
    const { at } = spot;
    const isListed = at === 'pool' || at === 'declined' || at === 'holding';
    if (at === 'pool' || at === 'declined')
      setFilter((filter) => ({ ...filter, typed: '', role: 'all', ofDeclined: at === 'declined' }));
    const field = box.current?.querySelector('input');
    // A phone's keyboard and the list would hide the match.
    if (isNarrow) field?.blur();
    else field?.select();
    setPanel(isListed ? 'people' : 'floor');
    setFound({ kind: one.kind, id: one.id });
    announce(sentenceOf(one.name, spot));
  };
  const options = found.slice(0, shownAtMost).map((one): ComboboxOption => {
    const spot = spotOf(view, objects, one);
    return { id: `${one.kind} ${one.id}`, name: one.name, note: spot && noteOf(view, one, spot) };
  });
  const more = found.length - options.length;
  return (
    <div ref={box}>
      <Combobox
        label={t('find')}
        hideLabel
        placeholder={t(isNarrow ? 'placeholder' : 'placeholder-with-key')}
        value={typed}
        onChange={(text) => {
          setTyped(text);
          if (text === '') setFound(null);
        }}
        options={options}
        none={t('nothing')}
        more={more > 0 ? t('more', { count: more }) : undefined}
        onPick={({ id }) => show(found.find((one) => `${one.kind} ${one.id}` === id))}
        onKeyDown={(event) => {
          // Called while the list is closed: Enter shows the match again, Escape clears.
          if (event.key === 'Enter') show(found[0]);
          else if (event.key === 'Escape' && typed !== '') {
            setTyped('');
            setFound(null);
          }
        }}
        search={{
          'data-find': true,
          'aria-keyshortcuts': '/ Control+K',
          onFocus: () => setWanted(true),
        }}
      />
    </div>
  );
};

/** Whether the target is a field, which handles its own keys. */
const hasKeysOfItsOwn = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable]') !== null;

/** `/`, Ctrl+K and Cmd+K focus the field. */
const useFindKeys = (): void => {
  useWindowKey((event) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
    const isControlled = ctrlKey || metaKey;
    const isSlash = key === '/' && !isControlled && !hasKeysOfItsOwn(target);
    const isCtrlK = key.toLowerCase() === 'k' && isControlled && !shiftKey;
    if (altKey || !(isSlash || isCtrlK)) return;
    if (document.querySelector('[role=dialog], [role=alertdialog], [role=menu]')) return;
    event.preventDefault();
    focusFind();
  });
};

const countsOf = ({ table: { people, seats } }: { table: TableView }) => ({
  taken: people.filter(Boolean).length,
  seats: seats.length,
});

/** The place of a match, beside its name. */
const noteOf = (view: PlanView, { kind, id }: SearchEntry, spot: Spot): string => {
  if (spot.at === 'object') return kindLabel(spot.object.kind);
  if (spot.at === 'table') return t('seats-taken', countsOf(spot));
  const about = kind === 'person' ? view.people.get(id)?.company : undefined;
  const place = placeOf(spot);
  return about ? t('about-and-place', { about, place }) : place;
};

type PersonSpot = Exclude<Spot, { at: 'table' | 'object' }>;

const placeOf = (spot: PersonSpot): string => {
  if (spot.at === 'seat')
    return t('at-seat', { table: spot.table.table.name, position: spot.position });
  if (spot.at === 'holding') return t('in-holding');
  return t(spot.at === 'pool' ? 'in-pool' : 'has-declined');
};

/** The announcement of a match, for people who cannot see its mark. */
const sentenceOf = (name: string, spot: Spot): string => {
  switch (spot.at) {
    case 'seat':
      return t('sits', { name, table: spot.table.table.name, position: spot.position });
    case 'table': {
      const { taken, seats } = countsOf(spot);
      return t('shows-table', { name, taken, seats });
    }
    case 'object':
      return t('shows-object', { name });
    case 'holding':
      return t('is-held', { name });
    case 'pool':
      return t('waits', { name });
    case 'declined':
      return t('not-coming', { name });
  }
};
