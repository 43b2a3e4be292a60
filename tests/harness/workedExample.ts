import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type TreeCopy, treeCopy } from './treeCopy.ts';

/** Lines of a file that are replaced by other lines. */
export type Edit = { file: string; before: string; after: string };

const section = /^## Adding a command[^\n]*\n(.*?)(?=^## )/ms;
const blocks = /^```diff\n(.*?)^```$/gms;
/** Each starts with the name of its file. */
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

/** A copy of the sources with the worked example applied. */
export const treeWithExample = async (): Promise<TreeCopy> => {
  const tree = await treeCopy();
  for (const edit of await editsOfExample()) {
    const file = join(tree.folder, edit.file);
    await writeFile(file, edited(await readFile(file, 'utf8'), edit));
  }
  return tree;
};
