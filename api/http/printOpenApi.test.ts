import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { printOpenApi } from './printOpenApi.ts';

it('matches the committed file: run "npm run schema" if this fails', () => {
  const written = readFileSync(new URL('../../schema/openapi.json', import.meta.url), 'utf8');
  expect(printOpenApi() === written).toBe(true);
});
