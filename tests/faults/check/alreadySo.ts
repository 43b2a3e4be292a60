import type { CommandRecord } from '../records.ts';
import { foldPlan } from './foldPlan.ts';
import type { LogEvent } from './logEvent.ts';
import { emptyPlan, type Plan } from './plan.ts';

/** The part of a stream within which a command was decided, from one revision to another. */
type Window = { record: CommandRecord; from: number; to: number };

/**
 * Commands that were acknowledged without any effect. This is right if the plan already was as desired at
 * a moment at which they may have been decided: after everything that was acknowledged before they were
 * sent, and before everything that was sent after they were answered. Returns the commands without such a
 * moment.
 */
export const withoutReason = (
  idle: readonly CommandRecord[],
  stream: readonly LogEvent[],
  recordOf: (event: LogEvent) => CommandRecord | undefined,
): CommandRecord[] => {
  const open = new Set(idle.map((record) => windowOf(record, stream, recordOf)));
  const plan = emptyPlan();
  for (const event of stream) {
    foldPlan(plan, event);
    for (const window of open) {
      if (isWithin(window, event.revision) && isSo(window, plan)) open.delete(window);
    }
  }
  return [...open].map(({ record }) => record);
};

const isWithin = ({ from, to }: Window, revision: number): boolean =>
  revision >= from && revision <= to;

const isSo = ({ record }: Window, plan: Plan): boolean => record.wanted.alreadySo?.(plan) ?? false;

const windowOf = (
  record: CommandRecord,
  stream: readonly LogEvent[],
  recordOf: (event: LogEvent) => CommandRecord | undefined,
): Window => {
  let from = 0;
  let to = stream.at(-1)?.revision ?? 0;
  for (const event of stream) {
    const other = recordOf(event);
    if (!other) continue;
    const wasBefore = other.outcome === 'acknowledged' && other.endedAt < record.sentAt;
    if (wasBefore) from = Math.max(from, event.revision);
    if (other.sentAt > record.endedAt) to = Math.min(to, event.revision - 1);
  }
  return { record, from, to };
};
