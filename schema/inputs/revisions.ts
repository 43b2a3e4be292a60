import { z } from 'zod';

export const notARevision = "Must be a revision's number, such as 12";

/** The text of a revision in an address. */
export const revisionText = z.string().regex(/^\d{1,15}$/, notARevision);
