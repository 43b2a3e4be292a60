import { feedTopics } from '../../../schema/feedPatches.ts';
import { type TopicPatch, topicPatch } from '../../feedEntries.ts';
import { eventIdsOf, type SetAside } from './setAside.ts';

/** Announces streams that were set aside. Open screens of these plans query again. */
export const setAsidePatches = (setAside: readonly SetAside[]): TopicPatch[] => {
  if (setAside.length === 0) return [];
  const streams = setAside.map(({ stream, position, since }) => ({ stream, position, since }));
  return [
    topicPatch(feedTopics.setAside, { streams }),
    ...eventIdsOf(setAside).map((id) => topicPatch(feedTopics.eventPlan(id), { resync: true })),
  ];
};

/** Merges patches of the same topic into a resync. */
export const onePerTopic = (patches: readonly TopicPatch[]): TopicPatch[] => {
  const byTopic = new Map<string, TopicPatch>();
  for (const patch of patches) {
    const { topic } = patch;
    byTopic.set(topic, byTopic.has(topic) ? topicPatch(topic, { resync: true }) : patch);
  }
  return [...byTopic.values()];
};
