import type { ArrangementEvent, DomainEventOf } from '../../schema/domainEvents.ts';

type Fields = Pick<
  DomainEventOf<'ArrangementSaved'>['data'],
  'eventId' | 'name' | 'description' | 'isTemplate' | 'isPublic'
>;

export type SavedArrangement = Fields & { status: 'saved' };

export type ArrangementState =
  | { status: 'none' }
  | SavedArrangement
  /** Keeps its fields, so that it can be restored. */
  | (Fields & { status: 'deleted' });

/** Folds one domain event into a saved arrangement. */
export const evolveArrangement = (
  state: ArrangementState,
  event: ArrangementEvent,
): ArrangementState => {
  if (event.type === 'ArrangementSaved' || event.type === 'ArrangementRestored') {
    const { eventId, name, description, isTemplate, isPublic } = event.data;
    return { status: 'saved', eventId, name, description, isTemplate, isPublic };
  }
  if (state.status !== 'saved') return state;
  switch (event.type) {
    case 'ArrangementRenamed':
      return { ...state, ...event.data.after };
    case 'ArrangementShared':
      return { ...state, isPublic: true };
    case 'ArrangementUnshared':
      return { ...state, isPublic: false };
    case 'ArrangementOfferedAsTemplate':
      return { ...state, isTemplate: true };
    case 'ArrangementWithdrawnAsTemplate':
      return { ...state, isTemplate: false };
    case 'ArrangementDeleted':
      return { ...state, status: 'deleted' };
  }
};
