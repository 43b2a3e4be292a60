import type { ArrangementEvent } from '../../schema/domainEvents.ts';
import { Refusal } from '../../schema/refusal.ts';
import { neverHandled } from '../core/decider.ts';
import { notFound } from '../core/notFound.ts';
import type { ArrangementCommand } from './commands.ts';
import type { ArrangementState, SavedArrangement } from './evolve.ts';

type Of<T extends ArrangementCommand['type']> = Extract<ArrangementCommand, { type: T }>;

/**
 * Decides a command on an arrangement: unsaved, then a private snapshot, then public or private by toggling
 * (specification, section 4).
 * @throws Refusal ARRANGEMENT_NOT_FOUND
 */
export const decideArrangement = (
  command: ArrangementCommand,
  state: ArrangementState,
): ArrangementEvent[] => {
  if (command.type === 'SaveArrangement') return save(command, state);
  if (command.type === 'RestoreArrangement') return restore(command, state);
  if (state.status !== 'saved') throw notFound('arrangement');
  const { eventId, name, isPublic, isTemplate, showsEvent } = state;
  const data = { arrangementId: command.arrangementId, eventId };
  switch (command.type) {
    case 'RenameArrangement':
      return rename(command, state);
    case 'ShareArrangement':
      return share(data, state);
    case 'UnshareArrangement':
      return isPublic ? [{ type: 'ArrangementUnshared', data }] : [];
    case 'ShowEventOnLink':
      return showsEvent ? [] : [{ type: 'ArrangementEventShown', data }];
    case 'HideEventOnLink':
      return showsEvent ? [{ type: 'ArrangementEventHidden', data }] : [];
    case 'RefreshArrangement':
    case 'TakeBackRefresh':
      return refresh(command, state);
    case 'OfferTemplate':
      return isTemplate ? [] : [{ type: 'ArrangementOfferedAsTemplate', data }];
    case 'WithdrawTemplate':
      return isTemplate ? [{ type: 'ArrangementWithdrawnAsTemplate', data }] : [];
    case 'DeleteArrangement':
      return [{ type: 'ArrangementDeleted', data: { ...data, name } }];
    default:
      return neverHandled(command);
  }
};

const save = (
  { type: _, names, ...snapshot }: Of<'SaveArrangement'>,
  state: ArrangementState,
): ArrangementEvent[] =>
  state.status === 'none'
    ? [
        {
          type: 'ArrangementSaved',
          data: { ...snapshot, ...newLink(snapshot), person: { names } },
        },
      ]
    : [];

/** A new link shows the event unless the organiser has chosen otherwise. Older links do not show it. */
const newLink = ({ isPublic, showsEvent }: Pick<SavedArrangement, 'isPublic' | 'showsEvent'>) =>
  isPublic && showsEvent === undefined ? { showsEvent: true } : {};

const share = (
  data: { arrangementId: string; eventId: string },
  { isPublic, ...state }: SavedArrangement,
): ArrangementEvent[] => {
  if (isPublic) return [];
  return [
    { type: 'ArrangementShared', data: { ...data, ...newLink({ ...state, isPublic: true }) } },
  ];
};

/** @throws Refusal CONFLICT if somebody replaced the seating since the comparison */
const refresh = (
  {
    type,
    arrangementId,
    names,
    held,
    isSame,
    ...seating
  }: Of<'RefreshArrangement' | 'TakeBackRefresh'>,
  { eventId, held: heldNow }: SavedArrangement,
): ArrangementEvent[] => {
  if (held !== heldNow)
    throw new Refusal('CONFLICT', 'Somebody else has just updated this arrangement');
  if (isSame) return [];
  const takesBack = type === 'TakeBackRefresh';
  const data = { arrangementId, eventId, ...seating, takesBack, person: { names } };
  return [{ type: 'ArrangementRefreshed', data }];
};

/** Reverses a deletion. Changes nothing if the arrangement is not deleted. */
const restore = (
  { type: _, names, ...snapshot }: Of<'RestoreArrangement'>,
  state: ArrangementState,
): ArrangementEvent[] => {
  if (state.status === 'none') throw notFound('arrangement');
  if (state.status === 'saved') return [];
  const { status: _was, held: _held, ...kept } = state;
  return [{ type: 'ArrangementRestored', data: { ...snapshot, ...kept, person: { names } } }];
};

const rename = (
  { arrangementId, changes }: Of<'RenameArrangement'>,
  { eventId, ...state }: SavedArrangement,
): ArrangementEvent[] => {
  const before = { name: state.name, description: state.description };
  const { name = before.name, description = before.description } = changes;
  if (name === before.name && description === before.description) return [];
  const data = { arrangementId, eventId, before, after: { name, description } };
  return [{ type: 'ArrangementRenamed', data }];
};
