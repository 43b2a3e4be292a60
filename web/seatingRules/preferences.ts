import type { PlanRule } from './rulesOfPlan.ts';

/** The preferences of two people about one another. */
export type Liking = 'likes' | 'avoids';

export type PreferencePick = { liking: Liking; otherId: string };

/** The people whom a person likes and avoids, by the plan's rules. */
export const picksOf = (rules: readonly PlanRule[], attendeeId: string): PreferencePick[] =>
  rules.flatMap(({ rule }) => {
    if (rule.kind !== 'Pairs' || rule.source !== 'preferences') return [];
    return (['likes', 'avoids'] as const).flatMap((liking) =>
      (rule[liking] ?? []).flatMap(({ people }): PreferencePick[] => {
        const otherId = people.find((id) => id !== attendeeId);
        return people.includes(attendeeId) && otherId ? [{ liking, otherId }] : [];
      }),
    );
  });
