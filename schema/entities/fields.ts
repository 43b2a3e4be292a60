import { z } from 'zod';

/** Texts that GraphQL has types of its own for. What `.meta()` makes of one is such a text as well. */
export const scalars = z.registry<{ scalar: 'ID' | 'DateTime' }>();

/** An id that this product made. */
export const id = z
  .string()
  .register(scalars, { scalar: 'ID' })
  .meta({ description: '128 bits in base64url.', example: 'Zk3vQ0t2b1x8Yc9dEfGhIg' });

/** Any id: also `system`, or one that the event log made. */
export const anyId = z.string().register(scalars, { scalar: 'ID' });

export const time = z.iso
  .datetime()
  .register(scalars, { scalar: 'DateTime' })
  .meta({ description: 'ISO 8601, UTC.' });

export const text = z.string().nullable();
export const timestamps = { createdAt: time, updatedAt: time };

/** Facts of any shape. */
export const facts = z.record(z.string(), z.unknown()).nullable();
