import type { SeatingRule } from '../../seatingRules/seatingRules.ts';
import { namedIn, type Pair } from './ties.ts';

/** The same key for two people in either order. */
export const pairKey = (one: string, other: string): string =>
  one < other ? `${one} ${other}` : `${other} ${one}`;

/** The pairs of named people whom hard rules keep from sharing a table. */
export const apartByRules = (rules: readonly SeatingRule[]): Pair[] =>
  rules.flatMap((rule) => {
    if (rule.kind !== 'KeepApart' || !rule.hard || rule.level === 'beside') return [];
    const who = namedIn(rule.who);
    return who.flatMap((one, n) =>
      (rule.whom ? namedIn(rule.whom) : who.slice(n + 1))
        .filter((other) => other !== one)
        .map((other): Pair => ({ one, other, index: null })),
    );
  });
