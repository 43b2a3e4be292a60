import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Lines that a file gets in place of lines that it has. */
export type Edit = { file: string; before: string; after: string };

const section = /^## Adding a command[^\n]*\n(.*?)(?=^## )/ms;
const blocks = /^```diff\n(.*?)^```$/gms;
/** Each begins with the name of its file. */
const hunks = /^--- /gm;

/** The edits of the README's worked example, in order. */
export const editsOfExample = async (): Promise<Edit[]> => {
  const [, example = ''] = section.exec(await readFile('README.md', 'utf8')) ?? [];
  return [...example.matchAll(blocks)].flatMap(([, block = '']) =>
    block.split(hunks).slice(1).map(editOf),
  );
};

const editOf = (hunk: string): Edit => {
  const [file = '', ...marked] = hunk.trimEnd().split('\n');
  const without = (mark: string) =>
    marked.flatMap((line) => (line.startsWith(mark) ? [] : [`${line.slice(1)}\n`])).join('');
  return { file, before: without('+'), after: without('-') };
};

/** @throws Error unless the file has exactly one place for it */
export const edited = (text: string, { file, before, after }: Edit): string => {
  const lines = `\n${text}`;
  const at = lines.indexOf(`\n${before}`);
  if (at < 0 || lines.includes(`\n${before}`, at + 1)) {
    throw new Error(`README.md: ${file} does not have these lines just once:\n${before}`);
  }
  return text.slice(0, at) + after + text.slice(at + before.length);
};

/** A copy of the sources with the worked example in them, and how to remove it. */
export const treeWithExample = async (): Promise<{
  folder: string;
  remove: () => Promise<void>;
}> => {
  const folder = await mkdtemp(join(tmpdir(), 'planner-example-'));
  const names = await readdir('.');
  const sources = names.filter((name) =>
    /^(api|schema|projections|web|tests)$|\.(ts|json)$/.test(name),
  );
  await Promise.all(sources.map((name) => cp(name, join(folder, name), { recursive: true })));
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  for (const edit of await editsOfExample()) {
    const file = join(folder, edit.file);
    await writeFile(file, edited(await readFile(file, 'utf8'), edit));
  }
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
};
