import { existsSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** If one of these started last, it would keep one worker busy after all others have finished. */
const long = [
  'tests/faults/short.int.test.ts',
  'tests/integration/hostileText.int.test.ts',
  'tests/integration/permissions.int.test.ts',
  'tests/integration/crash.int.test.ts',
  'tests/integration/silentConnections.int.test.ts',
  'tests/integration/restoredCopy.int.test.ts',
  'tests/integration/signInClaims.int.test.ts',
  'tests/integration/start.int.test.ts',
  'tests/integration/embeddedDatabase.int.test.ts',
];

type File = { moduleId: string; project: { name: string } };

const isLong = ({ moduleId }: File): boolean => long.some((file) => moduleId.endsWith(`/${file}`));

/**
 * The longest files of each project come first, even if no earlier run has recorded their times. Projects
 * stay in one piece: a worker ends when the next file is of another project, and a new one must load the
 * server again, which takes seconds.
 */
export const longestFirst = <F extends File>(files: readonly F[]): F[] => {
  const projects = [...new Set(files.map(({ project }) => project.name))];
  return projects.flatMap((name) => {
    const own = files.filter(({ project }) => project.name === name);
    return [...own.filter(isLong), ...own.filter((file) => !isLong(file))];
  });
};

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const gone = long.filter((file) => !existsSync(file));
    if (gone.length > 0) throw new Error(`longestFirst.ts names files that are gone: ${gone}`);
    return longestFirst(await super.sort(files));
  }
}
