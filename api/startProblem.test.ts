import { expect, it } from 'vitest';
import { StartError } from './env.ts';
import { startProblem } from './startProblem.ts';

const failed = (code: string, path?: string) =>
  Object.assign(new Error(`${code}: it failed`), { code, path });

it('is what a mistake in the start says', () => {
  expect(startProblem(new StartError('PORT must be a number'))).toBe('PORT must be a number');
});

it('says that the disk is full', () => {
  expect(startProblem(failed('ENOSPC', '/data/x'))).toMatch(/^The disk is full\./);
});

it.each(['EACCES', 'EPERM'])('names a file that belongs to somebody else, as %s tells', (code) => {
  expect(startProblem(failed(code, '/data/master-key'))).toBe(
    '/data/master-key cannot be used. The data folder and all in it must belong to the user who starts the planner.',
  );
});

it('is an unexpected error as it is', () => {
  const [broken, refused] = [new Error('broken'), failed('EACCES')];
  expect([broken, refused].map(startProblem)).toEqual([broken, refused]);
});
