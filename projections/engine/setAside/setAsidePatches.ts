import { feedTopics } from '../../../schema/readModels.ts';
import { type TopicPatch, told } from '../../feedEntries.ts';
import { eventIdsOf, type SetAside } from './setAside.ts';

/** Every process learns which streams are set aside; open screens of such a plan ask for it anew. */
export const setAsidePatches = (setAside: readonly SetAside[]): TopicPatch[] => {
  if (setAside.length === 0) return [];
  const streams = setAside.map(({ stream, position, since }) => ({ stream, position, since }));
  return [
    told(feedTopics.setAside, { streams }),
    ...eventIdsOf(setAside).map((id) => told(feedTopics.eventPlan(id), { resync: true })),
  ];
};

/** A topic is told once for each batch: where there is more to tell, to ask anew. */
export const onePerTopic = (patches: readonly TopicPatch[]): TopicPatch[] => {
  const byTopic = new Map<string, TopicPatch>();
  for (const patch of patches) {
    const { topic } = patch;
    byTopic.set(topic, byTopic.has(topic) ? told(topic, { resync: true }) : patch);
  }
  return [...byTopic.values()];
};
