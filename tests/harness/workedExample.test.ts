import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { edited, editsOfExample } from './workedExample.ts';

it("README's worked example fits the files that it names, from the event to the screen", async () => {
  const files = new Map<string, string>();
  for (const edit of await editsOfExample()) {
    const text = files.get(edit.file) ?? (await readFile(edit.file, 'utf8'));
    files.set(edit.file, edited(text, edit));
  }
  const layers = new Set([...files.keys()].map((file) => file.split('/')[0]));
  expect([...layers].toSorted()).toEqual(['api', 'projections', 'schema', 'tests', 'web']);
});

it('refuses an edit whose lines a file has nowhere, twice, or within others', () => {
  const edit = { file: 'a.ts', before: 'two\n', after: 'two\nthree\n' };
  expect(edited('one\ntwo\nfour\n', edit)).toBe('one\ntwo\nthree\nfour\n');
  for (const text of ['one\n', 'two\ntwo\n', 'one two\n']) {
    expect(() => edited(text, edit), text).toThrow('README.md: a.ts');
  }
});
