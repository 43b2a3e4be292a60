import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { typeChecks } from './types.ts';

let folder: string;
let file: string;
let types: ReturnType<typeof typeChecks>;
const lines: string[] = [];

const save = async (text: string): Promise<void> => {
  await writeFile(file, text);
  types.check();
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'planner-types-'));
  file = join(folder, 'seats.ts');
  await writeFile(join(folder, 'tsconfig.json'), '{ "compilerOptions": { "types": [] } }');
  await writeFile(file, 'export const seats: number = 8;');
  types = typeChecks((line) => lines.push(line), folder);
  types.check();
});

afterAll(async () => {
  await types.stop();
  await rm(folder, { recursive: true, force: true });
});

it('reports errors, even after a change during a check, and when they are resolved', async () => {
  // The first check is under way.
  await save("export const seats: number = 'eight';");
  const wrong =
    "types: seats.ts(1,14): error TS2322: Type 'string' is not assignable to type 'number'.";
  await expect.poll(() => lines).toEqual([wrong]);
  await save('export const seats: number = 9;');
  await expect.poll(() => lines).toEqual([wrong, 'types: no errors']);
});
