import { z } from 'zod';
import { limits } from '../limits.ts';
import { anId, commandId, commandInput, requiredText } from './text.ts';

export const draftFields = z.strictObject({
  name: requiredText(limits.draftName, 'A name is required', 'Name too long'),
});

export const startDraftInput = draftFields.extend({ eventId: anId, commandId });

export const draftsInput = z.strictObject({ eventId: anId });

const tableIds = z.array(anId).min(1).max(limits.tablesPerEvent).nullish();

/** Default `tableIds`: the whole draft. */
export const takeOverDraftInput = commandInput({
  tableIds,
  leaveOutConflicts: z.boolean().nullish(),
  id: anId,
});

export const previewTakeOverInput = z.strictObject({ id: anId, tableIds });

export const throwAwayDraftInput = commandInput({ id: anId });
