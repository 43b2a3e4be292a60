import type { ArrangementEvent } from '../../schema/domainEvents.ts';
import { Refusal } from '../../schema/refusal.ts';
import { neverHandled } from '../core/decider.ts';
import type { ArrangementCommand } from './commands.ts';
import type { ArrangementState, SavedArrangement } from './evolve.ts';

type Of<T extends ArrangementCommand['type']> = Extract<ArrangementCommand, { type: T }>;

/**
 * Unsaved, then a private snapshot, then public toggled on or off (specification, section 4).
 * @throws Refusal ARRANGEMENT_NOT_FOUND
 */
export const decideArrangement = (
  command: ArrangementCommand,
  state: ArrangementState,
): ArrangementEvent[] => {
  if (command.type === 'SaveArrangement') return save(command, state);
  if (command.type === 'RestoreArrangement') return restore(command, state);
  if (state.status !== 'saved') throw notThere();
  const { eventId, name, isPublic, isTemplate } = state;
  const data = { arrangementId: command.arrangementId, eventId };
  switch (command.type) {
    case 'RenameArrangement':
      return rename(command, state);
    case 'ShareArrangement':
      return isPublic ? [] : [{ type: 'ArrangementShared', data }];
    case 'UnshareArrangement':
      return isPublic ? [{ type: 'ArrangementUnshared', data }] : [];
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
    ? [{ type: 'ArrangementSaved', data: { ...snapshot, person: { names } } }]
    : [];

/** Reverses a deletion. An arrangement that is not deleted stays as it is. */
const restore = (
  { type: _, names, ...snapshot }: Of<'RestoreArrangement'>,
  state: ArrangementState,
): ArrangementEvent[] => {
  if (state.status === 'none') throw notThere();
  if (state.status === 'saved') return [];
  const { status: _was, ...kept } = state;
  return [{ type: 'ArrangementRestored', data: { ...snapshot, ...kept, person: { names } } }];
};

const notThere = () => new Refusal('ARRANGEMENT_NOT_FOUND', 'Arrangement not found');

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
