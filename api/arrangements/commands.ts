import type { SnapshotTable } from '../../schema/domainEvents.ts';

/** Commands that need nothing but the arrangement's id. */
export type ArrangementToggle =
  | 'ShareArrangement'
  | 'UnshareArrangement'
  | 'OfferTemplate'
  | 'WithdrawTemplate';

/** Decided on the arrangement's own stream. The operation reads the snapshot from the plan. */
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
  | { type: ArrangementToggle | 'DeleteArrangement'; arrangementId: string }
  /** The operation reads the saved tables and names from the arrangement's history. */
  | {
      type: 'RestoreArrangement';
      arrangementId: string;
      tableId: string | null;
      tables: SnapshotTable[];
      names: Record<string, string>;
      savedBy: string;
      savedAt: string;
    };

/** Tables and seats of a saved arrangement. */
export type Seating = { arrangementId: string; name: string; tables: SnapshotTable[] };

/** Decided on an event plan's stream. */
export type SavedSeatingCommand =
  | ({ type: 'ApplyArrangement'; eventId: string } & Seating)
  | ({
      type: 'UseTemplate';
      eventId: string;
      /** Names of the seated people, by the template's seats. */
      names: ReadonlyMap<string, string>;
    } & Seating);
