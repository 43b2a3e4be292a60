import { expect, it } from 'vitest';
import { createCommandHandler } from '../../../api/core/handleCommand.ts';
import { newId } from '../../../api/core/ids.ts';
import { eventLogOver } from '../../../api/eventLog/eventLogOver.ts';
import type { EventPlanCommand } from '../../../api/eventPlans/commands.ts';
import { eventPlanDecider } from '../../../api/eventPlans/decider.ts';
import { type EventLog, EventLogError, type NewEvent } from '../../../schema/ports/eventLog.ts';
import type { Refusal } from '../../../schema/refusal.ts';
import { comes, dinnerPlanned, eventId, personNamed, tableStands } from '../../harness/dinners.ts';
import { createInMemoryKeys } from '../../harness/inMemoryKeys.ts';
import { newStream, streamOf } from '../newEvents.ts';
import type { Subject } from '../subjects.ts';

/** One process: its command handler with its own connection to the log. */
const processOn = (log: EventLog, stream: string) => {
  const { handle, load } = createCommandHandler({ log });
  const run = (command: EventPlanCommand, commandId = newId(), mayBeRepeated = false) => {
    const origin = { commandId, actorId: 'organiser', mayBeRepeated };
    return handle(eventPlanDecider, stream, command, origin);
  };
  return {
    load: () => load(eventPlanDecider, stream),
    run,
    /** On a busy machine, rivals may win for longer than a command is retried. */
    insist: async (command: EventPlanCommand, commandId = newId(), mayBeRepeated = false) => {
      for (;;) {
        const answer = await run(command, commandId, mayBeRepeated).catch((error: Refusal) => {
          if (error.code !== 'CONFLICT') throw error;
        });
        if (answer) return answer;
      }
    },
  };
};

const dinnerIn = async (log: EventLog): Promise<string> => {
  const stream = newStream();
  const metadata = { commandId: newId(), actorId: 'organiser', at: '2026-11-21T19:00:00.000Z' };
  const facts = [dinnerPlanned, comes('mira'), comes('ada'), tableStands('garden', 4)];
  const events = facts.map((fact) => ({ ...fact, id: crypto.randomUUID(), metadata }));
  await log.append(stream, events as NewEvent[], { expected: 'noStream' });
  return stream;
};

const seated: EventPlanCommand = {
  type: 'AssignSeat',
  eventId,
  seatId: 'garden-1',
  attendeeId: 'mira',
  ifTaken: 'REPLACE',
};
const unseated: EventPlanCommand = { type: 'UnassignSeat', eventId, seatId: 'garden-1' };

const imported: EventPlanCommand = {
  type: 'ImportAttendees',
  eventId,
  source: 'csv',
  attendees: Array.from({ length: 2_500 }, (_, n) => ({
    attendeeRole: 'guest' as const,
    tags: [],
    person: { ...personNamed(`p${n}`), notes: 'n'.repeat(400) },
  })),
};

/** If the first process of a command dies, another takes the command over (docs/decisions/0004). */
export const repeatedCommandCases = (opened: () => Subject): void => {
  const keys = createInMemoryKeys();
  const subject = () => ({
    log: eventLogOver(opened().log, keys),
    another: eventLogOver(opened().another, keys),
  });

  it('recognises an old command, even if it could be executed again', async () => {
    const { log, another } = subject();
    const stream = await dinnerIn(log);
    const commandId = newId();
    const first = await processOn(log, stream).run(seated, commandId);
    const later = processOn(another, stream);
    await later.run(unseated);
    const again = await later.run(seated, commandId, true);
    expect(again.events.map(({ id }) => id)).toEqual(first.events.map(({ id }) => id));
    expect(again.position).toBe(first.position);
    expect((await streamOf(log, stream)).at(-1)?.type).toBe('SeatUnassigned');
  });

  it("executes a command once that two processes work on, with others' events in between", async () => {
    const { log, another } = subject();
    const stream = await dinnerIn(log);
    const processes = [processOn(log, stream), processOn(another, stream)];
    await Promise.all(processes.map(({ load }) => load()));
    const commandId = newId();
    const answers = await Promise.all(
      Array.from({ length: 12 }, async (_, n) => {
        const here = processes[n % 2];
        await here?.insist({ type: 'EditEventPlan', eventId, changes: { name: `Dinner ${n}` } });
        const answer = await here?.insist(seated, commandId, true);
        await here?.insist(unseated);
        return answer?.position;
      }),
    );
    const events = await streamOf(log, stream);
    const own = events.filter(({ metadata }) => metadata.commandId === commandId);
    expect(own).toHaveLength(1);
    expect(new Set(answers)).toEqual(new Set([own[0]?.position]));
  });

  it('continues an interrupted import, even if the plan in memory is older', async () => {
    const { log, another } = subject();
    const stream = await dinnerIn(log);
    const later = processOn(another, stream);
    await later.load();
    let appends = 0;
    const dying: EventLog = {
      ...log,
      maxAppendBytes: Math.min(log.maxAppendBytes, 900_000),
      append: async (...args) => {
        appends += 1;
        if (appends > 1) throw new EventLogError('LOG_UNAVAILABLE', 'the process is gone');
        return log.append(...args);
      },
    };
    const commandId = newId();
    await expect(processOn(dying, stream).run(imported, commandId)).rejects.toMatchObject({
      code: 'NOT_READY',
    });
    await later.run(imported, commandId, true);
    const { state } = await later.run(imported, commandId, true);
    expect(state.status === 'active' && state.attendees.size).toBe(2_502);
    const parts = (await streamOf(log, stream)).flatMap((event) =>
      event.type === 'AttendeesImported' ? event.data.part : [],
    );
    expect(parts).toEqual(parts.map((_, index) => index));
  });
};
