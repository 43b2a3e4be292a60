import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { printOpenApi } from './printOpenApi.ts';

it('is written down as it is: "npm run schema" where this fails', () => {
  const written = readFileSync(new URL('../../schema/openapi.json', import.meta.url), 'utf8');
  expect(printOpenApi() === written).toBe(true);
});
