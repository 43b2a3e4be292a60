import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { parseInput } from './parseInput.ts';

describe('the message for an input of another kind or length', () => {
  it.each([
    ['a list for named values', z.record(z.string(), z.string()), [], 'Must be an object'],
    ['a number for a point', z.tuple([z.number(), z.number()]), 5, 'Must be a list'],
    ['half a point', z.tuple([z.number(), z.number()]), [1], 'Must be 2 entries or more'],
    ['an empty text', z.string().min(1), '', 'Must not be empty'],
    ['a short text', z.string().min(8), 'short', 'Must be 8 characters or more'],
  ])('says what is wrong with %s', (_, schema, input, message) => {
    expect(() => parseInput(schema, input)).toThrow(expect.objectContaining({ message }));
  });
});
