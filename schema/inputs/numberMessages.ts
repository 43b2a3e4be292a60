import { z } from 'zod';

const figures = new Intl.NumberFormat('en');

/**
 * What is wrong with a number, as people read it beside a field: zod speaks of types and of NaN. A schema's own
 * message comes before these.
 */
const numberMessage: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'invalid_type' && issue.expected === 'number') return 'Must be a number';
  if (issue.code === 'invalid_type' && issue.expected === 'int') return 'Must be a whole number';
  if (issue.code === 'too_small' && isOfNumber(issue))
    return `Must be ${figures.format(issue.minimum)} or more`;
  if (issue.code === 'too_big' && isOfNumber(issue))
    return `Must be ${figures.format(issue.maximum)} or less`;
  return undefined;
};

const isOfNumber = ({ origin }: { origin: string }) => origin === 'number' || origin === 'int';

z.config({ customError: numberMessage });
