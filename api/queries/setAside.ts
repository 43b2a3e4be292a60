import type { Knex } from 'knex';
import type { Position } from '../../schema/domainEvents.ts';
import { feedTopics, type SetAsidePatch } from '../../schema/feedPatches.ts';
import { eventPlanStream } from '../../schema/ids.ts';
import type { ChangeFeed } from '../../schema/ports/changeFeed.ts';
import { Refusal } from '../../schema/refusal.ts';
import { type SetAsideStream, streamsOf } from '../../schema/setAside.ts';

/** The plans and members that are set aside, as this process knows them (see the glossary). */
export type SetAsideNow = {
  all: () => readonly SetAsideStream[];
  /** When an event was set aside; null while it is up to date. */
  sinceWhen: (eventId: string) => string | null;
  /**
   * Call it before each command, and again once the read models are past `recordedAt`.
   * @throws Refusal PLAN_SET_ASIDE if the read models will not show the command's changes
   */
  requireFollowed: (stream: string, command: unknown, recordedAt?: Position) => void;
};

/** Follows the change feed, which names a stream before its position counts as reached. */
export const followSetAside = async ({
  read,
  feed,
  onError,
}: {
  read: Knex;
  feed: ChangeFeed;
  onError: (error: unknown) => void;
}): Promise<SetAsideNow> => {
  let streams = new Map<string, SetAsideStream>();
  const look = async (): Promise<void> => {
    const rows = await read('set_aside').select<SetAsideStream[]>('stream', 'position', 'since');
    streams = new Map(rows.map((row) => [row.stream, row]));
  };
  feed.subscribe(feedTopics.setAside, ({ patch }) => {
    const { resync, streams: more = [] } = patch as SetAsidePatch;
    if (resync) look().catch(onError);
    for (const one of more) streams.set(one.stream, one);
  });
  await look();

  return {
    all: () => [...streams.values()],
    sinceWhen: (eventId) => streams.get(eventPlanStream(eventId))?.since ?? null,
    requireFollowed: (stream, command, recordedAt) => {
      if (streams.size === 0) return;
      for (const name of streamsOf(stream, command)) {
        const found = streams.get(name);
        if (!found || (recordedAt !== undefined && recordedAt < found.position)) continue;
        throw new Refusal('PLAN_SET_ASIDE', recordedAt ? savedButNotShown : notNow, [], {
          since: found.since,
        });
      }
    },
  };
};

const notNow =
  'This cannot be changed for now: a fault of ours keeps it from being up to date. All else works.';
const savedButNotShown =
  'The change is saved, but is not shown until a fault of ours is mended. All else works.';
