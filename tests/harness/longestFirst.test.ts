import { expect, it } from 'vitest';
import { longestFirst } from './longestFirst.ts';

const fileOf = (project: string, path: string) => ({
  moduleId: `/planner/tests/${path}`,
  project: { name: project },
});

it('starts the long files of a project first, and keeps the files of each project together', () => {
  const [chart, find, search, crash, home] = [
    fileOf('browser', 'browser/chart.browser.test.ts'),
    fileOf('browser', 'browser/find.browser.test.ts'),
    fileOf('integration', 'integration/search.int.test.ts'),
    fileOf('integration', 'integration/crash.int.test.ts'),
    fileOf('integration', 'integration/home.int.test.ts'),
  ] as const;
  const sorted = longestFirst([chart, find, search, crash, home]);
  expect(sorted).toEqual([chart, find, crash, search, home]);
});
