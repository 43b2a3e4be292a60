import type { ArrangementEvent } from '../../schema/domainEvents.ts';

export type SavedArrangement = {
  status: 'saved';
  eventId: string;
  name: string;
  description: string | null;
  isPublic: boolean;
};

export type ArrangementState = { status: 'none' } | SavedArrangement | { status: 'deleted' };

export const evolveArrangement = (
  state: ArrangementState,
  event: ArrangementEvent,
): ArrangementState => {
  if (event.type === 'ArrangementSaved') {
    const { eventId, name, description, isPublic } = event.data;
    return { status: 'saved', eventId, name, description, isPublic };
  }
  if (state.status !== 'saved') return state;
  switch (event.type) {
    case 'ArrangementRenamed':
      return { ...state, ...event.data.after };
    case 'ArrangementShared':
      return { ...state, isPublic: true };
    case 'ArrangementUnshared':
      return { ...state, isPublic: false };
    case 'ArrangementDeleted':
      return { status: 'deleted' };
  }
};
