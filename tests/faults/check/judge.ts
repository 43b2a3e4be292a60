import type { CommandRecord } from '../records.ts';
import { withoutReason } from './alreadySo.ts';
import { effectiveTwice, hasEffect } from './byCommand.ts';
import { withCopies } from './copies.ts';
import { foldPlan } from './foldPlan.ts';
import { grouped } from './grouped.ts';
import type { LogEvent } from './logEvent.ts';
import { emptyPlan, type Plan } from './plan.ts';

/** What the log tells about the clients' commands. Each list holds one line for each case. */
export type Judgement = {
  acknowledged: number;
  lost: string[];
  duplicated: string[];
  doubleSeats: string[];
  phantoms: string[];
  /** Commands that were not answered, each with one effect or none. */
  resolved: number;
  /** Effects that cannot have been decided on the plan at that time. */
  impossible: string[];
  plans: Map<string, Plan>;
};

const isPlan = (stream: string) => stream.startsWith('eventPlan-');

/** @param keys the key of the command whose request caused each event, by event id */
export const judge = (
  records: readonly CommandRecord[],
  recorded: readonly LogEvent[],
  keys: ReadonlyMap<string, string>,
): Judgement => {
  const log = withCopies(recorded);
  const found = grouped(log, ({ id }) => keys.get(id) ?? '');
  const byKey = new Map(records.map((record) => [record.key, record]));
  const recordOf = ({ id }: LogEvent) => byKey.get(keys.get(id) ?? '');
  const eventsOf = ({ key }: CommandRecord) => found.get(key) ?? [];
  const of = (outcome: CommandRecord['outcome']) =>
    records.filter((record) => record.outcome === outcome);
  const streams = byStream(log);
  const plans = new Map([...streams].map(([stream, events]) => [stream, folded(events)]));

  const isDone = (record: CommandRecord) => hasEffect(record, eventsOf(record));
  const idle = of('acknowledged').filter((record) => !isDone(record));
  const unreasoned = [...grouped(idle, ({ stream }) => stream)].flatMap(([stream, list]) =>
    withoutReason(list, streams.get(stream) ?? [], recordOf),
  );
  const twice = records.flatMap((record) =>
    effectiveTwice(eventsOf(record)).map((what) => `${lineOf(record)}: ${what}`),
  );
  const all = [...plans.values()];
  return {
    acknowledged: of('acknowledged').length,
    lost: unreasoned.map((record) => `${lineOf(record)}: ${typesOf(eventsOf(record))}`),
    duplicated: [...twice, ...all.flatMap((plan) => plan.twice)],
    doubleSeats: all.flatMap(({ doubles }) => doubles),
    phantoms: of('refused')
      .filter((record) => eventsOf(record).length > 0)
      .map((record) => `${lineOf(record)}: ${typesOf(eventsOf(record))}`),
    resolved: of('unresolved').length,
    impossible: all.flatMap(({ impossible }) => impossible),
    plans,
  };
};

const byStream = (log: readonly LogEvent[]): Map<string, LogEvent[]> =>
  grouped(
    log.filter(({ stream }) => isPlan(stream)),
    ({ stream }) => stream,
  );

const folded = (events: readonly LogEvent[]): Plan => {
  const plan = emptyPlan();
  for (const event of events) foldPlan(plan, event);
  return plan;
};

const lineOf = ({ kind, via, key, attempts, code }: CommandRecord): string =>
  `${kind} over ${via}, ${attempts} attempts${code ? `, ${code}` : ''} (${key})`;

const typesOf = (events: readonly LogEvent[]): string =>
  events.map(({ type }) => type).join(', ') || 'nothing recorded';
