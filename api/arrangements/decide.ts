import type { ArrangementEvent } from '../../schema/domainEvents.ts';
import { Refusal } from '../../schema/refusal.ts';
import type { ArrangementCommand } from './commands.ts';
import type { ArrangementState, SavedArrangement } from './evolve.ts';

type Of<T extends ArrangementCommand['type']> = Extract<ArrangementCommand, { type: T }>;

/** Unsaved, then a private snapshot, then public toggled on or off (specification, section 4). */
export const decideArrangement = (
  command: ArrangementCommand,
  state: ArrangementState,
): ArrangementEvent[] => {
  if (command.type === 'SaveArrangement') return save(command, state);
  if (command.type === 'RestoreArrangement') return restore(command, state);
  if (state.status !== 'saved') throw notThere();
  switch (command.type) {
    case 'RenameArrangement':
      return rename(command, state);
    case 'ShareArrangement':
      return state.isPublic ? [] : [{ type: 'ArrangementShared', data: idsOf(command, state) }];
    case 'UnshareArrangement':
      return state.isPublic ? [{ type: 'ArrangementUnshared', data: idsOf(command, state) }] : [];
    case 'OfferTemplate':
      return state.isTemplate ? [] : [offered(command, state)];
    case 'WithdrawTemplate':
      return state.isTemplate ? [withdrawn(command, state)] : [];
    case 'DeleteArrangement':
      return [{ type: 'ArrangementDeleted', data: { ...idsOf(command, state), name: state.name } }];
    default:
      return unknownCommand(command);
  }
};

const idsOf = ({ arrangementId }: { arrangementId: string }, { eventId }: SavedArrangement) => ({
  arrangementId,
  eventId,
});

const save = (
  { type: _, names, ...snapshot }: Of<'SaveArrangement'>,
  state: ArrangementState,
): ArrangementEvent[] =>
  state.status === 'none'
    ? [{ type: 'ArrangementSaved', data: { ...snapshot, person: { names } } }]
    : [];

const offered = (command: Of<'OfferTemplate'>, state: SavedArrangement): ArrangementEvent => ({
  type: 'ArrangementOfferedAsTemplate',
  data: idsOf(command, state),
});

const withdrawn = (command: Of<'WithdrawTemplate'>, state: SavedArrangement): ArrangementEvent => ({
  type: 'ArrangementWithdrawnAsTemplate',
  data: idsOf(command, state),
});

/** Takes a deletion back; there is nothing to do where it is there. */
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

const rename = (command: Of<'RenameArrangement'>, state: SavedArrangement): ArrangementEvent[] => {
  const before = { name: state.name, description: state.description };
  const { name = before.name, description = before.description } = command.changes;
  if (name === before.name && description === before.description) return [];
  const data = { ...idsOf(command, state), before, after: { name, description } };
  return [{ type: 'ArrangementRenamed', data }];
};

const unknownCommand = (command: never): never => {
  throw new Error(`Unknown command ${(command as { type: string }).type}`);
};
