import type { SnapshotTable } from '../../schema/domainEvents.ts';

/** Decided on the arrangement's own stream; the snapshot is taken from the plan's state beforehand. */
export type ArrangementCommand =
  | {
      type: 'SaveArrangement';
      arrangementId: string;
      eventId: string;
      tableId: string | null;
      name: string;
      description: string | null;
      isTemplate: boolean;
      isPublic: boolean;
      tables: SnapshotTable[];
      names: Record<string, string>;
    }
  | {
      type: 'RenameArrangement';
      arrangementId: string;
      changes: { name?: string; description?: string | null };
    }
  | { type: 'ShareArrangement'; arrangementId: string }
  | { type: 'UnshareArrangement'; arrangementId: string }
  | { type: 'OfferTemplate'; arrangementId: string }
  | { type: 'WithdrawTemplate'; arrangementId: string }
  | { type: 'DeleteArrangement'; arrangementId: string }
  /** What was saved is a fact of its history: the operation reads it there. */
  | {
      type: 'RestoreArrangement';
      arrangementId: string;
      tableId: string | null;
      tables: SnapshotTable[];
      names: Record<string, string>;
      savedBy: string;
      savedAt: string;
    };

/** What a saved arrangement says of tables and seats. */
export type Seating = { arrangementId: string; name: string; tables: SnapshotTable[] };

/** Decided on an event plan's stream. */
export type SavedSeatingCommand =
  | ({ type: 'ApplyArrangement'; eventId: string } & Seating)
  | ({
      type: 'UseTemplate';
      eventId: string;
      /** What those were called who sit in it, by its seats. Nobody else's names are asked for. */
      names: ReadonlyMap<string, string>;
    } & Seating);
