import type { ChangeFeed } from '../../schema/ports/changeFeed.ts';

const longerMs = 60_000;

/**
 * Makes a feed wait longer than the product does by default. On a busy machine, projections may take
 * longer than these two seconds.
 */
export const withPatience = <Feed extends ChangeFeed>(feed: Feed): Feed => {
  const inTime = feed.waitFor.bind(feed);
  feed.waitFor = (position, timeoutMs = longerMs) => inTime(position, timeoutMs);
  return feed;
};
