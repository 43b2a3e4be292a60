import type { ArrangementEvent, DomainEventOf } from '../../schema/domainEvents.ts';

type Fields = Pick<
  DomainEventOf<'ArrangementSaved'>['data'],
  'eventId' | 'name' | 'description' | 'isTemplate' | 'isPublic' | 'showsEvent'
> & {
  /**
   * The number of seatings that the arrangement has held. Detects that two members replace its seating at the
   * same moment.
   */
  held: number;
};

export type SavedArrangement = Fields & { status: 'saved' };

export type ArrangementState =
  | { status: 'none' }
  | SavedArrangement
  /** A deleted arrangement keeps its fields, so that it can be restored. */
  | (Fields & { status: 'deleted' });

/** Folds one domain event into a saved arrangement. */
export const evolveArrangement = (
  state: ArrangementState,
  event: ArrangementEvent,
): ArrangementState => {
  if (event.type === 'ArrangementSaved' || event.type === 'ArrangementRestored') {
    const { eventId, name, description, isTemplate, isPublic, showsEvent } = event.data;
    const held = heldBefore(state) + 1;
    const fields = { eventId, name, description, isTemplate, isPublic, held };
    return { status: 'saved', ...fields, ...shown(showsEvent) };
  }
  if (state.status !== 'saved') return state;
  switch (event.type) {
    case 'ArrangementRenamed':
      return { ...state, ...event.data.after };
    case 'ArrangementShared':
      return { ...state, isPublic: true, ...shown(event.data.showsEvent) };
    case 'ArrangementUnshared':
      return { ...state, isPublic: false };
    case 'ArrangementEventShown':
      return { ...state, showsEvent: true };
    case 'ArrangementEventHidden':
      return { ...state, showsEvent: false };
    case 'ArrangementRefreshed':
      return { ...state, held: state.held + 1 };
    case 'ArrangementOfferedAsTemplate':
      return { ...state, isTemplate: true };
    case 'ArrangementWithdrawnAsTemplate':
      return { ...state, isTemplate: false };
    case 'ArrangementDeleted':
      return { ...state, status: 'deleted' };
  }
};

const heldBefore = (state: ArrangementState): number => (state.status === 'none' ? 0 : state.held);

const shown = (showsEvent: boolean | undefined) => (showsEvent === undefined ? {} : { showsEvent });
