import type { SeatingSlots } from '../seating/seatingSlots.ts';
import { t } from '../texts/en/draftBanner.ftl';
import { DraftBanner } from './DraftBanner.tsx';
import { DraftClosed } from './DraftClosed.tsx';
import { TryButton, TryDialog } from './TryButton.tsx';

export const drafts: Partial<SeatingSlots> = {
  titleOf: ({ event: { name, draftName } }) =>
    draftName ? t('page-title', { event: name, draft: draftName }) : name,
  Notice: ({ plan: { id, event } }) =>
    event.draftName && event.liveEvent ? (
      <DraftBanner draft={{ id, name: event.draftName, live: event.liveEvent }} />
    ) : null,
  Missing: ({ last, children }) =>
    last?.event.draftOf ? <DraftClosed eventId={last.event.draftOf} /> : children,
  TryButton,
  TryDialog,
};
