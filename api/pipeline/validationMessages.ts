import type { z } from 'zod';

type Issue = z.core.$ZodRawIssue;

const kinds: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'an object',
  record: 'an object',
};

/**
 * The message for an issue whose rule has no message. Answers never show a library's text (decisions,
 * "Answers and errors").
 */
export const validationMessage = (issue: Issue): string => {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'This field is required';
      return `Must be ${kinds[issue.expected] ?? 'something else'}`;
    case 'invalid_value':
      return `Must be one of ${issue.values.filter((word) => word !== '').join(', ')}`;
    case 'unrecognized_keys':
      return 'Unknown field';
    case 'too_small':
      if (issue.origin === 'number') return `Must be at least ${issue.minimum}`;
      if (issue.minimum === 1) return 'Must not be empty';
      return `Must be ${issue.minimum}${units[issue.origin] ?? ''} or more`;
    case 'too_big':
      return `Must be ${issue.maximum}${units[issue.origin] ?? ''} or less`;
    default:
      return 'This is not valid';
  }
};

const units: Record<string, string> = { string: ' characters', array: ' entries' };
