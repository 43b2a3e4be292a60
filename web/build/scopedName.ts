import { createHash } from 'node:crypto';
import { relative } from 'node:path';

/**
 * How classes of CSS modules are named, in the build and in what is prerendered. The usual names end with line
 * numbers, which would be sent with the code of each component.
 */
export const scopedName =
  (root: string) =>
  (name: string, path: string): string =>
    `${name}_${createHash('sha256').update(relative(root, path)).digest('hex').slice(0, 5)}`;
