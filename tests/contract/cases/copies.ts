import { expect, it } from 'vitest';
import { createCommandHandler } from '../../../api/core/handleCommand.ts';
import { newId } from '../../../api/core/ids.ts';
import { eventLogOver } from '../../../api/eventLog/eventLogOver.ts';
import { eventPlanDecider } from '../../../api/eventPlans/decider.ts';
import type { RecordedEvent } from '../../../schema/domainEvents.ts';
import { eventPlanStream } from '../../../schema/ids.ts';
import type { EventStore } from '../../../schema/ports/eventLog.ts';
import { copying } from '../../harness/copying.ts';
import { comes, dinnerPlanned, eventId, standing, tableStands } from '../../harness/dinners.ts';
import { createInMemoryKeys } from '../../harness/inMemoryKeys.ts';
import { collect, streamOf, suitePrefix } from '../newEvents.ts';
import type { Subject } from '../subjects.ts';
import { follow } from './following.ts';

const at = '2026-11-21T19:00:00.000Z';

/**
 * The store with streams named as planners name them: in the suite's store they have other names.
 */
const withPlans = (store: EventStore): EventStore => {
  const own = <E extends { stream: string }>(event: E): E => ({
    ...event,
    stream: event.stream.replace(suitePrefix, ''),
  });
  return {
    ...store,
    append: (stream, ...rest) => store.append(`${suitePrefix}${stream}`, ...rest),
    async *readStream(stream, options) {
      for await (const event of store.readStream(`${suitePrefix}${stream}`, options))
        yield own(event);
    },
    positionAt: (stream, revision) => store.positionAt(`${suitePrefix}${stream}`, revision),
    readAll: async (options) => {
      const page = await store.readAll(options);
      return { ...page, events: page.events.map(own) };
    },
    async *subscribeAll(options) {
      for await (const item of store.subscribeAll(options))
        yield item.kind === 'event' ? { ...item, event: own(item.event) } : item;
    },
  };
};

/**
 * A copy of a plan is stored as a reference, and read as the plan that it refers to
 * (docs/decisions/0063).
 */
export const copyCases = (subject: () => Subject): void => {
  it('returns the copy of a plan to every reader, in another process too', async () => {
    const keys = createInMemoryKeys();
    const store = withPlans(subject().log);
    const log = eventLogOver(store, keys);
    const after = await log.head();
    const { handle, load } = createCommandHandler({ log });
    const ids = { live: `${eventId}${newId()}`, copy: newId() };
    const facts = [dinnerPlanned, comes('mira'), tableStands('garden', 4)].map((fact) => ({
      ...fact,
      data: { ...fact.data, eventId: ids.live },
      id: crypto.randomUUID(),
      metadata: { commandId: newId(), actorId: 'organiser', at },
    }));
    await log.append(eventPlanStream(ids.live), facts as never, { expected: 'noStream' });

    const { state, revision } = await load(eventPlanDecider, eventPlanStream(ids.live));
    const { events } = await handle(
      copying,
      eventPlanStream(ids.copy),
      { eventId: ids.copy, live: standing(state), revision: Number(revision) },
      { commandId: newId(), actorId: 'organiser', at },
    );
    const copy = expect.objectContaining({ type: 'PlanCopied', data: events.at(-1)?.data });
    const stored = await streamOf(store, eventPlanStream(ids.copy));
    expect(stored.map(({ type }) => type)).toEqual(['EventPlanCreated', 'PlanCopiedByReference']);

    const another = eventLogOver(withPlans(subject().another), keys);
    const isCopy = ({ type, stream }: RecordedEvent) =>
      type === 'PlanCopied' && stream === eventPlanStream(ids.copy);
    expect(await collect(another.readStream(eventPlanStream(ids.copy), { from: 1n }))).toEqual([
      copy,
    ]);
    const { events: page } = await another.readAll({ after, max: 1_000 });
    expect(page.filter(isCopy)).toEqual([copy]);
    const items = await follow<RecordedEvent>(
      another,
      { after },
      (item) => item.kind === 'event' && isCopy(item.event),
    );
    const followed = items.flatMap((item) => (item.kind === 'event' ? [item.event] : []));
    expect(followed.filter(isCopy)).toEqual([copy]);
  });
};
