import type { Stay } from '../../../schema/entities/history.ts';
import type { Capabilities } from '../../../schema/permissions.ts';

/**
 * Stays as a viewer may see them, latest first. Without the right to see details, holds look like
 * stays in the pool.
 */
export const staysAsSeen = (stays: readonly Stay[], capabilities: Capabilities): Stay[] => {
  if (capabilities.has('seeDetails')) return [...stays];
  const seen: Stay[] = [];
  for (const stay of stays) {
    const last = seen.at(-1);
    if (stay.in !== 'seat' && last?.in === 'pool')
      seen.splice(-1, 1, { ...stay, in: 'pool', reason: null, until: last.until });
    else seen.push(stay.in === 'holding' ? { ...stay, in: 'pool', reason: null } : stay);
  }
  return seen;
};
