import { z } from 'zod';

/** Schemas with their own GraphQL scalar. Copies made by `.meta()` are registered too. */
export const scalars = z.registry<{
  scalar: 'ID' | 'DateTime' | 'Selector' | 'Meals' | 'Custom';
}>();

/** An id made by this product. */
export const id = z
  .string()
  .register(scalars, { scalar: 'ID' })
  .meta({ description: '128 bits in base64url.', example: 'Zk3vQ0t2b1x8Yc9dEfGhIg' });

/** Any id: also `system`, or an id of the event log. */
export const anyId = z.string().register(scalars, { scalar: 'ID' });

export const time = z.iso
  .datetime()
  .register(scalars, { scalar: 'DateTime' })
  .meta({ description: 'ISO 8601, UTC.' });

export const text = z.string().nullable();
export const timestamps = { createdAt: time, updatedAt: time };

/** An object of any shape. */
export const facts = z.record(z.string(), z.unknown()).nullable();
