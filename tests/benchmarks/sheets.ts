import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { layOutEvent, type SignedIn, startOurServer } from './ourServer.ts';
import type { BudgetResult, Result } from './report.ts';
import { spreadOf } from './rounds.ts';
import type { Bench } from './section.ts';

const people = 5_000;
const perTable = 10;
/** By what factor a command may slow down while sheets are drawn. */
const mostTimes = 1.5;

/** How long printing 5,000 seats takes, and how it slows down other requests. */
export const sheets = async (bench: Bench): Promise<Result[]> => {
  const server = await startOurServer(await bench.freshDatabase('sheets'));
  bench.say(`seating ${people} people`);
  const { eventId } = await layOutEvent(server, people / perTable, people);
  await server.call('POST', '/api/seats/auto-assign', { eventId });
  const folder = `/api/events/${eventId}/sheets`;
  const sheet = (address: string) => () => download(server, `${folder}/${address}`);
  const plan = 'seating-plan.pdf?paper=a0&withList=false';
  const results: Result[] = [
    budget('seating plan of 5,000 seats on A0 as PDF', 2_000, await timed(bench, sheet(plan))),
    budget('place cards for 5,000 as PDF', 5_000, await timed(bench, sheet('place-cards.pdf'))),
    budget(
      'designed place cards for 5,000, with a code, as PDF',
      5_000,
      await timed(bench, sheet(`place-cards.pdf?design=${await aDesign(server, eventId)}`)),
    ),
    budget(
      'seating plan of 5,000 seats on A0 as PNG',
      15_000,
      await timed(bench, sheet('seating-plan.png?paper=a0&withList=false')),
    ),
  ];
  bench.say('working on another event while sheets are drawn');
  results.push(await beside(bench, server, `${folder}/${plan}`));
  await server.planner.end('SIGTERM');
  return results;
};

/** A tent card with a name, a table and a QR code. */
const aDesign = async (server: SignedIn, eventId: string): Promise<string> => {
  const field = { type: 'text', x: 5, width: 70, height: 10 };
  const elements = [
    { ...field, y: 5, field: 'name', font: 'display', size: 24 },
    { ...field, y: 20, field: 'table' },
    { type: 'qr', x: 62, y: 30, width: 15, height: 15, words: 'https://example.com/menu' },
  ];
  const design = { card: 'place', width: 80, height: 48, fold: 'tent', elements };
  const path = `/api/events/${eventId}/card-designs`;
  return (await server.call<{ id: string }>('POST', path, { name: 'Ivory', design })).id;
};

const download = async ({ url, cookie }: SignedIn, path: string): Promise<void> => {
  const answer = await fetch(`${url}${path}`, { headers: { cookie } });
  if (!answer.ok) throw new Error(`a sheet was answered with ${answer.status}`);
  await answer.arrayBuffer();
};

/**
 * The code of a thread that downloads a file again and again, so that the measuring thread does not take
 * part.
 */
const downloading = `const { parentPort, workerData: { address, cookie } } = require('node:worker_threads');
  (async () => {
    for (;;) {
      const answer = await fetch(address, { headers: { cookie } });
      if (!answer.ok) throw new Error('a sheet was answered with ' + answer.status);
      await answer.arrayBuffer();
      parentPort.postMessage('drawn');
    }
  })();`;

/**
 * How much longer the slowest of a hundred commands takes while two sheets are constantly being drawn.
 */
const beside = async (bench: Bench, server: SignedIn, path: string): Promise<BudgetResult> => {
  const file = { address: `${server.url}${path}`, cookie: server.cookie };
  const event = await server.call<{ id: string }>('POST', '/api/events', { name: 'Other' });
  const table = await server.call<{ id: string }>('POST', '/api/tables', {
    ...{ eventId: event.id, name: 'Table', capacity: 4, layout: 'circular' },
  });
  const rename = (nth: number) =>
    server.call('PATCH', `/api/tables/${table.id}`, { name: `Table ${nth}` });
  let nth = 0;
  const slowest = async (): Promise<number> => {
    const took: number[] = [];
    const end = performance.now() + bench.seconds * 1_000;
    while (performance.now() < end) {
      const began = performance.now();
      nth += 1;
      await rename(nth);
      took.push(performance.now() - began);
    }
    took.sort((a, b) => a - b);
    return took[Math.floor(took.length * 0.99)] ?? 0;
  };
  const ratios: number[] = [];
  for (let round = 0; round < bench.rounds; round += 1) {
    const alone = await slowest();
    const drawing = [1, 2].map(() => new Worker(downloading, { eval: true, workerData: file }));
    await Promise.all(drawing.map((worker) => once(worker, 'message')));
    ratios.push((await slowest()) / alone);
    await Promise.all(drawing.map((worker) => worker.terminate()));
  }
  return {
    kind: 'budget',
    name: 'p99 of commands while two sheets are drawn, to that without',
    unit: '×',
    budget: mostTimes,
    measured: spreadOf(ratios),
  };
};

const budget = (name: string, most: number, measured: BudgetResult['measured']): BudgetResult => ({
  kind: 'budget',
  name,
  unit: 'ms',
  budget: most,
  measured,
});

const timed = async ({ rounds }: Bench, work: () => Promise<unknown>) => {
  const all: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now();
    await work();
    all.push(performance.now() - began);
  }
  return spreadOf(all);
};
