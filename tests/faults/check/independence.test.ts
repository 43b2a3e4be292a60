import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');

/** Every module of the project that a module imports, directly or indirectly, including types. */
const reached = async (module: string, known = new Set<string>()): Promise<Set<string>> => {
  if (known.has(module)) return known;
  known.add(module);
  const text = await readFile(module, 'utf8');
  const imports = text.matchAll(/(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]/g);
  for (const [, path = ''] of imports) await reached(resolve(dirname(module), path), known);
  return known;
};

it('shares no code with the product, whose faults would be repeated and missed', async () => {
  const files = await readdir(import.meta.dirname);
  const checking = files.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const modules = new Set<string>();
  for (const name of checking) await reached(join(import.meta.dirname, name), modules);
  const folders = new Set([...modules].map((module) => dirname(relative(root, module))));
  expect(checking).toContain('foldPlan.ts');
  expect([...folders].sort()).toEqual(['tests/faults', 'tests/faults/check']);
});
