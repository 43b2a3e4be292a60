import type { ArrangementEvent } from '../../schema/domainEvents.ts';
import { Refusal } from '../core/errors.ts';
import type { ArrangementCommand } from './commands.ts';
import type { ArrangementState, SavedArrangement } from './evolve.ts';

type Of<T extends ArrangementCommand['type']> = Extract<ArrangementCommand, { type: T }>;

/** Unsaved, then a private snapshot, then public toggled on or off (specification, section 4). */
export const decideArrangement = (
  command: ArrangementCommand,
  state: ArrangementState,
): ArrangementEvent[] => {
  if (command.type === 'SaveArrangement') return save(command, state);
  if (state.status !== 'saved') {
    throw new Refusal('ARRANGEMENT_NOT_FOUND', 'Arrangement not found');
  }
  switch (command.type) {
    case 'RenameArrangement':
      return rename(command, state);
    case 'ShareArrangement':
      return state.isPublic ? [] : [{ type: 'ArrangementShared', data: idsOf(command, state) }];
    case 'UnshareArrangement':
      return state.isPublic ? [{ type: 'ArrangementUnshared', data: idsOf(command, state) }] : [];
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
