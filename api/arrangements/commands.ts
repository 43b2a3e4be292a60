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
  | { type: 'DeleteArrangement'; arrangementId: string };
