import type { DomainEventOf, SavedSeating } from '../../schema/domainEvents.ts';

/** Commands that need nothing but the arrangement's id. */
export type ArrangementToggle =
  | 'ShareArrangement'
  | 'UnshareArrangement'
  | 'ShowEventOnLink'
  | 'HideEventOnLink'
  | 'OfferTemplate'
  | 'WithdrawTemplate';

/** Decided on the arrangement's own stream. The operation passes the snapshot of the plan. */
export type ArrangementCommand =
  | ({ type: 'SaveArrangement'; names: Names } & Omit<Saved, 'person'>)
  | {
      type: 'RenameArrangement';
      arrangementId: string;
      changes: { name?: string; description?: string | null };
    }
  | { type: ArrangementToggle | 'DeleteArrangement'; arrangementId: string }
  /** The operation passes the seating of the live plan, or the one from before a refresh. */
  | ({
      type: 'RefreshArrangement' | 'TakeBackRefresh';
      arrangementId: string;
      names: Names;
      /** The number of seatings that the arrangement had held when they were compared. */
      held: number;
      /** Whether the arrangement holds this seating already. */
      isSame: boolean;
    } & SavedSeating)
  /** The operation passes the saved seating and names from the arrangement's history. */
  | ({ type: 'RestoreArrangement'; names: Names; savedBy: string; savedAt: string } & Pick<
      Saved,
      'arrangementId' | 'tableId'
    > &
      SavedSeating);

type Saved = DomainEventOf<'ArrangementSaved'>['data'];
/** Names by attendee id. */
type Names = Record<string, string>;

/** A saved arrangement as applied to a plan. */
export type Seating = { arrangementId: string; name: string } & SavedSeating;

/** Decided on an event plan's stream. */
export type SavedSeatingCommand =
  | ({ type: 'ApplyArrangement'; eventId: string } & Seating)
  | ({
      type: 'UseTemplate';
      eventId: string;
      /** The names of the seated people, by the template's seats. */
      names: ReadonlyMap<string, string>;
    } & Seating);
