import { z } from 'zod';
import { referenceFrom } from '../planReference.ts';
import { anId } from './text.ts';

/** One side of a comparison: see `PlanReference`. */
export const planReferenceInput = z
  .string()
  .max(100)
  .transform((text, { issues }) => {
    const reference = referenceFrom(text);
    if (reference) return reference;
    const message = 'Name now, a moment (r: or at:), an arrangement or a draft';
    issues.push({ code: 'custom', message, input: text });
    return z.NEVER;
  });

/** Default `from`: before the latest changes. Default `to`: now. */
export const comparisonInput = z.strictObject({
  eventId: anId,
  from: planReferenceInput.nullish(),
  to: planReferenceInput.nullish(),
});
