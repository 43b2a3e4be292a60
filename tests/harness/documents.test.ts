import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { knownColumns } from '../../schema/imports/columns.ts';

const documents = [
  ...['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md'],
  ...['docs', 'docs/decisions'].flatMap((folder) =>
    readdirSync(folder).flatMap((name) => (name.endsWith('.md') ? [join(folder, name)] : [])),
  ),
];

const links = (document: string): string[] =>
  [...readFileSync(document, 'utf8').matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g)].map(
    ([, target]) => target ?? '',
  );

it.each(documents)('%s links only to files that exist', (document) => {
  const files = links(document).filter((target) => !/^[a-z]+:/.test(target));
  expect(files.filter((file) => !existsSync(join(dirname(document), file)))).toEqual([]);
});

/** Paths in text, such as `api/core/ids.ts`. */
const paths =
  /`((?:api|schema|projections|web|tests|docs)\/[\w./-]+\.(?:ts|tsx|md|graphql|ftl|json))`/g;

it.each(['README.md', 'CONTRIBUTING.md', 'docs/operations.md', 'docs/glossary.md'])(
  '%s names only files that exist',
  (document) => {
    const named = [...readFileSync(document, 'utf8').matchAll(paths)].map(([, path]) => path ?? '');
    expect(named.filter((path) => !existsSync(path))).toEqual([]);
  },
);

it('docs/import.md describes every column of a guest list', () => {
  const rows = readFileSync('docs/import.md', 'utf8').match(/^\| `[^|]*/gm) ?? [];
  const described = rows.flatMap((row) => [...row.matchAll(/`(.+?)`/g)].map(([, name]) => name));
  expect(described.toSorted()).toEqual(knownColumns.toSorted());
});

it('the image starts the planner as `npm start` does', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const [, command] = /^CMD (.*)$/m.exec(readFileSync('Dockerfile', 'utf8')) ?? [];
  expect(JSON.parse(command ?? '[]').join(' ')).toBe(scripts.start);
});
