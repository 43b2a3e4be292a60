import { useMemo, useState } from 'react';
import { searchable } from '../../../schema/text/folding.ts';
import { t } from '../../texts/en/seatingPlacement.ftl';
import { Dialog } from '../../ui/Dialog.tsx';
import type { DropTarget } from '../drag.ts';
import { isInHolding, nameIn, presentPlaceText } from '../planView.ts';
import type { PlacingProps } from './HoldDialog.tsx';
import { HoldForm } from './HoldForm.tsx';
import { PlacePicker } from './PlacePicker.tsx';
import { type Place, placesFor, tablesAndSeats } from './places.ts';

/** Asks where to move people: searches tables, seats, the pool and the holding area. */
export const MoveDialog = ({ view, attendeeIds, onPlace, onClose }: PlacingProps) => {
  const [isHolding, setHolding] = useState(false);
  const all = useMemo(() => tablesAndSeats(view, t('seat-word')), [view]);
  const [only = ''] = attendeeIds;
  const isOne = attendeeIds.length === 1;

  const isSeated = (id: string) => view.seatOf.has(id);
  const isHeld = (id: string) => isInHolding(view, id);
  const find = (typed: string): Place[] => {
    const found = placesFor(all, typed).filter(({ kind }) => isOne || kind !== 'seat');
    return [...asides.filter((place) => fits(place, typed)), ...found];
  };
  const isBlocked = (place: Place): boolean => {
    if (place.kind === 'pool') return !attendeeIds.some((id) => isSeated(id) || isHeld(id));
    if (place.kind === 'holding') return attendeeIds.every(isHeld);
    if (place.kind === 'table') return place.free === 0;
    return place.occupant?.id === only;
  };
  const go = (target: DropTarget) => {
    onClose();
    onPlace(attendeeIds, target);
  };
  const choose = (place: Place) => {
    if (place.kind === 'holding') setHolding(true);
    else if (place.kind === 'table') go({ kind: 'table', tableId: place.tableId });
    else if (place.kind === 'seat') go({ kind: 'seat', seatId: place.seatId });
    else go({ kind: 'pool' });
  };

  const name = nameIn(view, only);
  return (
    <Dialog
      onClose={onClose}
      size="sm"
      title={isOne ? t('move-person', { name }) : t('move-people', { count: attendeeIds.length })}
      description={
        isOne ? t('now-in', { place: presentPlaceText(view, only) }) : t('take-free-seats')
      }
    >
      {isHolding ? (
        <HoldForm
          onCancel={() => setHolding(false)}
          onHold={(reason) => go({ kind: 'holding', ...(reason && { reason }) })}
        />
      ) : (
        <PlacePicker label={t('find-place')} find={find} isBlocked={isBlocked} onChoose={choose} />
      )}
    </Dialog>
  );
};

const asides: Place[] = [{ kind: 'pool' }, { kind: 'holding' }];

const fits = ({ kind }: Place, typed: string): boolean => {
  const words = searchable(t(kind === 'pool' ? 'pool' : 'holding'));
  return words.startsWith(searchable(typed));
};
