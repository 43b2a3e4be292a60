import { z } from 'zod';

/**
 * Errors about numbers and lengths of lists, in words for people: zod's own speak of types and NaN. A
 * schema's own message takes precedence.
 */
const plainMessage: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'invalid_type' && issue.expected === 'number') return 'Must be a number';
  if (issue.code === 'invalid_type' && issue.expected === 'int') return 'Must be a whole number';
  if (issue.code === 'too_small') return leastOf(issue.origin, issue.minimum.toLocaleString('en'));
  if (issue.code === 'too_big') return mostOf(issue.origin, issue.maximum.toLocaleString('en'));
  return undefined;
};

const isOfNumber = (origin: string) => origin === 'number' || origin === 'int';

const leastOf = (origin: string, figure: string) => {
  if (origin === 'array') return `Name at least ${figure}`;
  return isOfNumber(origin) ? `Must be ${figure} or more` : undefined;
};

const mostOf = (origin: string, figure: string) => {
  if (origin === 'array') return `Name ${figure} or fewer`;
  return isOfNumber(origin) ? `Must be ${figure} or less` : undefined;
};

z.config({ customError: plainMessage });
