import type { DomainEventOf, SavedSeating } from '../../schema/domainEvents.ts';

/** Commands that need nothing but the arrangement's id. */
export type ArrangementToggle =
  | 'ShareArrangement'
  | 'UnshareArrangement'
  | 'ShowEventOnLink'
  | 'HideEventOnLink'
  | 'OfferTemplate'
  | 'WithdrawTemplate';

/** Decided on the arrangement's own stream. The operation reads the snapshot from the plan. */
export type ArrangementCommand =
  | ({ type: 'SaveArrangement'; names: Names } & Omit<Saved, 'person'>)
  | {
      type: 'RenameArrangement';
      arrangementId: string;
      changes: { name?: string; description?: string | null };
    }
  | { type: ArrangementToggle | 'DeleteArrangement'; arrangementId: string }
  /** The operation reads the seating: from the live plan, or from before a refresh. */
  | ({
      type: 'RefreshArrangement' | 'TakeBackRefresh';
      arrangementId: string;
      names: Names;
      /** The number of seatings that the arrangement had held at the time of the comparison. */
      held: number;
      /** Whether it holds this seating already. */
      isSame: boolean;
    } & SavedSeating)
  /** The operation reads the saved seating and names from the arrangement's history. */
  | ({ type: 'RestoreArrangement'; names: Names; savedBy: string; savedAt: string } & Pick<
      Saved,
      'arrangementId' | 'tableId'
    > &
      SavedSeating);

type Saved = DomainEventOf<'ArrangementSaved'>['data'];
/** By attendee id. */
type Names = Record<string, string>;

/** A saved arrangement as it is applied. */
export type Seating = { arrangementId: string; name: string } & SavedSeating;

/** Decided on an event plan's stream. */
export type SavedSeatingCommand =
  | ({ type: 'ApplyArrangement'; eventId: string } & Seating)
  | ({
      type: 'UseTemplate';
      eventId: string;
      /** Names of the seated people, by the template's seats. */
      names: ReadonlyMap<string, string>;
    } & Seating);
