import { z } from 'zod';
import { limits } from '../limits.ts';
import { anId, commandId, requiredText } from './text.ts';

export const draftFields = z.strictObject({
  name: requiredText(limits.draftName, 'A name is required', 'Name too long'),
});

export const startDraftInput = draftFields.extend({ eventId: anId, commandId });

export const draftsInput = z.strictObject({ eventId: anId });

const tableIds = z.array(anId).min(1).max(limits.tablesPerEvent).nullish();

/** Default `tableIds`: the whole draft. */
export const takeOverDraftInput = z.strictObject({
  tableIds,
  leaveOutConflicts: z.boolean().nullish(),
  id: anId,
  commandId,
});

export const previewTakeOverInput = z.strictObject({ id: anId, tableIds });

export const throwAwayDraftInput = z.strictObject({ id: anId, commandId });
