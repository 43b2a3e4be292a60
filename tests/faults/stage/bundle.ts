import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const built = join('dist', 'server');

/** The product's built programs. */
export const shipped = {
  api: join(built, 'api', 'main.js'),
  projections: join(built, 'projections', 'main.js'),
};

/** A place in a built program, which must occur exactly as often as given. */
export type Patch = { find: RegExp; replace: string; times?: number };

class PatchFailed extends Error {
  override readonly name = 'PatchFailed';
}

/**
 * A copy of a built program with a change that removes a protection.
 * @throws PatchFailed if the place is not found, because the copy would then prove nothing
 */
export const patched = async (
  program: string,
  name: string,
  patches: readonly Patch[],
): Promise<string> => {
  let text = await readFile(program, 'utf8');
  for (const { find, replace, times = 1 } of patches) {
    const global = new RegExp(
      find.source,
      find.flags.includes('g') ? find.flags : `${find.flags}g`,
    );
    const found = text.match(global)?.length ?? 0;
    if (found !== times) {
      throw new PatchFailed(`${program}: ${find} is there ${found} times, not ${times}`);
    }
    text = text.replace(global, replace);
  }
  // Inside the project, so that its packages are found.
  const copy = join('dist', 'faults', name, `${dirname(program).split('/').at(-1)}.js`);
  await mkdir(dirname(copy), { recursive: true });
  await writeFile(copy, text.replace(/\/\/# sourceMappingURL=.*\s*$/, ''));
  return copy;
};
