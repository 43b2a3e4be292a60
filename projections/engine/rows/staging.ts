import type { PlanChanged, RecordedEvent } from '../../../schema/domainEvents.ts';
import { mapPersonalFields } from '../../../schema/personalFields.ts';
import { type ChangePiece, type WholeChange, wholeChange } from '../../../schema/planChange.ts';
import type { NewAttendee } from '../../../schema/planFacts.ts';
import { onPlanChanged, type RecordedPlanChange } from '../planChanged.ts';
import type { Handlers, Recall, Recorded } from '../projector.ts';
import type { RowChanges } from './rowChanges.ts';
import { defineTable, type Table } from './table.ts';

/** The content of a part of a change or of an import. */
export type StagedPiece = ChangePiece & { newcomers?: NewAttendee[] };

type StagedRow = {
  id: string;
  eventId: string;
  changeId: string;
  part: number;
  piece: StagedPiece;
};

type InParts = Recorded<'AttendeesImported' | 'ChangePartRecorded'> | RecordedPlanChange;

const changeIdOf = ({ data }: InParts): string =>
  'importId' in data ? data.importId : data.changeId;

/** The piece of an earlier part. Undefined for the last part, with which all parts take effect. */
const pieceOf = (event: InParts): StagedPiece | undefined => {
  if (event.type === 'ChangePartRecorded') return event.data.piece;
  const { part, parts } = event.data;
  if (part === parts - 1) return undefined;
  return event.type === 'AttendeesImported'
    ? { newcomers: event.data.attendees }
    : { attendeesAdded: event.data.attendeesAdded };
};

/** The plan whose staged parts the event completes or discards. */
const plansToRecall = ({ type, data }: RecordedEvent): string | undefined => {
  if (type === 'PartsDiscarded') return data.eventId;
  if (!('parts' in data) || type === 'ChangePartRecorded') return undefined;
  return data.parts > 1 && data.part === data.parts - 1 ? data.eventId : undefined;
};

/** Handles a change of a plan, all parts of it together. */
export type OnWholeChange = (
  changes: RowChanges,
  event: RecordedPlanChange,
  change: WholeChange,
) => void;

/** Stages the parts of imports and changes until the last part arrives. */
export type Staging = {
  table: Table<StagedRow>;
  recall: Recall;
  /** Handlers of earlier parts and of their discarding. */
  on: Required<Pick<Handlers, 'ChangePartRecorded' | 'PartsDiscarded'>>;
  /** Handles a change with its last part. `onEach` is called with every part. */
  onPlanChanged: (
    handle: OnWholeChange,
    onEach?: (changes: RowChanges, event: RecordedPlanChange) => void,
  ) => Required<Pick<Handlers, PlanChanged['type']>>;
  /** All people of an import, once its last part arrives; undefined before. */
  wholeImport: (
    changes: RowChanges,
    event: Recorded<'AttendeesImported'>,
  ) => NewAttendee[] | undefined;
};

/**
 * Defines a projector's staging table.
 * @param lists what the projector needs of a part; by default all of it without personal data
 */
export const defineStaging = (name: string, lists?: readonly (keyof StagedPiece)[]): Staging => {
  const keep = (piece: StagedPiece): StagedPiece =>
    lists
      ? Object.fromEntries(lists.map((list) => [list, piece[list]]))
      : mapPersonalFields(piece, () => null);
  const table = defineTable<StagedRow>(
    name,
    { id: 'text', eventId: 'text', changeId: 'text', part: 'integer', piece: 'jsonb' },
    { scope: 'eventId' },
  );

  const stage = (changes: RowChanges, event: InParts, piece: StagedPiece): void => {
    const { id } = event;
    const { eventId, part } = event.data;
    const row = { id, eventId, changeId: changeIdOf(event), part, piece: keep(piece) };
    changes.insert(table, row);
  };

  /** Removes the staged parts and returns them in order. */
  const takeAll = (changes: RowChanges, eventId: string, changeId: string): StagedPiece[] => {
    const rows = changes.rows(table, eventId).filter((row) => row.changeId === changeId);
    for (const { id } of rows) changes.remove(table, eventId, id);
    return rows.sort((one, other) => one.part - other.part).map(({ piece }) => piece);
  };

  /** The earlier parts of a last part. Stages any other part. */
  const completed = (changes: RowChanges, event: InParts): StagedPiece[] | undefined => {
    const piece = pieceOf(event);
    if (!piece) return takeAll(changes, event.data.eventId, changeIdOf(event));
    stage(changes, event, piece);
    return undefined;
  };

  return {
    table,
    recall: { table, scopeFor: plansToRecall },
    on: {
      ChangePartRecorded: (changes, event) => void completed(changes, event),
      PartsDiscarded: (changes, { data }) => void takeAll(changes, data.eventId, data.changeId),
    },
    onPlanChanged: (handle, onEach) =>
      onPlanChanged((changes, event) => {
        onEach?.(changes, event);
        const earlier = completed(changes, event);
        const { attendeesAdded, change } = event.data;
        if (!earlier || !change) return;
        handle(changes, event, wholeChange(earlier, attendeesAdded, change));
      }),
    wholeImport: (changes, event) => {
      const earlier = completed(changes, event);
      return (
        earlier && [...earlier.flatMap(({ newcomers = [] }) => newcomers), ...event.data.attendees]
      );
    },
  };
};
