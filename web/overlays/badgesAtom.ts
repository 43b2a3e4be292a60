import { atom, useAtomValue } from 'jotai';
import type { Badge } from './badges.ts';
import type { BadgesOf } from './withBadges.ts';

export const badgesAtom = atom<BadgesOf>(new Map());

const none: readonly Badge[] = [];

export const useBadgesOf = (personId: string): readonly Badge[] =>
  useAtomValue(badgesAtom).get(personId) ?? none;
