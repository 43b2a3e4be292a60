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
];

const isLong = ({ moduleId }: TestSpecification): boolean =>
  long.some((file) => moduleId.endsWith(`/${file}`));

/** Starts the longest files first, even if no earlier run has recorded its times. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const gone = long.filter((file) => !existsSync(file));
    if (gone.length > 0) throw new Error(`longestFirst.ts names files that are gone: ${gone}`);
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
