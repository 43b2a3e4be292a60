import { expect, it } from 'vitest';
import { createDisposables } from './disposables.ts';

it('stops the latest first, waiting for each', async () => {
  const stopped: string[] = [];
  const parts = createDisposables();
  parts.add(() => stopped.push('pool'));
  parts.add(async () => {
    await Promise.resolve();
    stopped.push('server');
  });
  await parts.stop();
  expect(stopped).toEqual(['server', 'pool']);
});

it('stops the others if one fails, and reports the failure', async () => {
  const stopped: string[] = [];
  const parts = createDisposables();
  parts.add(() => stopped.push('pool'));
  parts.add(() => Promise.reject(new Error('stuck')));
  await expect(parts.stop()).rejects.toThrow('stuck');
  expect(stopped).toEqual(['pool']);
});

it('stops nothing twice', async () => {
  let times = 0;
  const parts = createDisposables();
  parts.add(() => {
    times += 1;
  });
  await parts.stop();
  await parts.stop();
  expect(times).toBe(1);
});
