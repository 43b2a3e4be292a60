import { startOurServer } from './ourServer.ts';
import type { Result } from './report.ts';
import { spreadOf } from './rounds.ts';
import type { Section } from './section.ts';

const people = 5_000;
const header = 'name,tag,company,title,email,notes';

/** The list of the given week. Everybody's title changes each week. */
const listOf = (week: number): string =>
  [
    header,
    ...Array.from(
      { length: people },
      (_, n) =>
        `Guest ${n},guest,Company ${n % 400},Title ${n} of week ${week},guest${n}@example.com,Sits anywhere`,
    ),
  ].join('\n');

const milliseconds = async (work: () => Promise<unknown>): Promise<number> => {
  const started = performance.now();
  await work();
  return performance.now() - started;
};

/** Merges a list of 5,000 rows into 5,000 guests and changes each of them. */
export const mergedLists: Section = async (bench) => {
  const server = await startOurServer(await bench.freshDatabase('merged_lists'));
  const { url, cookie, call } = server;
  const { id } = await call<{ id: string }>('POST', '/api/events', { name: 'Conference' });
  const preview = async (week: number): Promise<string> => {
    const answer = await fetch(`${url}/api/events/${id}/imports`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'text/csv' },
      body: listOf(week),
    });
    if (!answer.ok) throw new Error(await answer.text());
    return ((await answer.json()) as { importId: string }).importId;
  };
  const apply = (importId: string) =>
    call('POST', `/api/events/${id}/imports/${importId}/apply`, {});
  await apply(await preview(0));

  const [previews, applies]: [number[], number[]] = [[], []];
  for (let week = 1; week <= bench.rounds; week += 1) {
    bench.say(`week ${week}`);
    let importId = '';
    previews.push(
      await milliseconds(async () => {
        importId = await preview(week);
      }),
    );
    applies.push(await milliseconds(() => apply(importId)));
  }
  await server.planner.end('SIGTERM');
  const budget = (name: string, most: number, measured: number[]): Result => ({
    kind: 'budget',
    name,
    unit: 'ms',
    budget: most,
    measured: spreadOf(measured),
  });
  return [
    budget('comparing a list of 5,000 rows with 5,000 guests', 1_500, previews),
    budget('merging it, with every row changed', 3_000, applies),
  ];
};
