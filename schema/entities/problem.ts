import { z } from 'zod';

export const problemAnswer = z
  .looseObject({
    message: z.string(),
    code: z.string(),
    issues: z.array(z.object({ path: z.string(), message: z.string(), index: z.int().optional() })),
    requestId: z.string(),
  })
  .meta({
    id: 'Problem',
    description: 'What is wrong; some codes add facts, e.g. who sits on a seat.',
  });
