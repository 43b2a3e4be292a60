import { useSetAtom, useStore } from 'jotai';
import { useCallback, useEffect, useRef } from 'react';
import { announcedByHistoryAtom } from '../history/panel/state.ts';
import { t } from '../texts/en/presence.ftl';
import { listText } from '../texts/formats.ts';
import { announcedAtom } from '../ui/announced.ts';
import { announcement, type ChangeCounts } from './announcement.ts';
import { changedMarksAtom, type Mark } from './marks.ts';
import { membersSeenAtom, shortName } from './present.ts';

/** A change with the position before it and its own. */
type Waiting = { name: string; did: ChangeCounts; since: string; until: string };

/** Another member's changes: the ids of the affected rows, seats and tables, and counts. */
export type Changes = { ids: readonly string[]; did: ChangeCounts };

/** Other members' changes, for screen readers. */
export const othersAnnouncementAtom = announcedAtom();

/** In milliseconds: long enough to read a name. */
const markedForMs = 2_400;
/**
 * In milliseconds: changes in quick succession are announced together, but none waits longer than the second
 * limit.
 */
const announceAfterMs = 1_200;
const announceWithinMs = 4_000;
/** With more marks, names would overlap. */
const mostNames = 12;

/** Marks and announces other members' changes. `by` holds the members' ids, if known. */
export const useAnnounceChanges = () => {
  const store = useStore();
  const setMarks = useSetAtom(changedMarksAtom);
  const setAnnounced = useSetAtom(othersAnnouncementAtom);
  const waiting = useRef<Waiting[]>([]);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  const scheduled = useRef<{ timer: ReturnType<typeof setTimeout>; since: number } | null>(null);

  const after = useCallback((ms: number, then: () => void) => {
    const timer = setTimeout(() => {
      timers.current.delete(timer);
      then();
    }, ms);
    timers.current.add(timer);
    return timer;
  }, []);

  const mark = useCallback(
    (ids: readonly string[], made: Mark) => {
      setMarks((marks) => new Map([...marks, ...ids.map((id) => [id, made] as const)]));
      after(markedForMs, () =>
        setMarks((marks) => new Map([...marks].filter(([, other]) => other !== made))),
      );
    },
    [after, setMarks],
  );

  const announceSoon = useCallback(() => {
    const now = Date.now();
    const since = scheduled.current?.since ?? now;
    if (scheduled.current) {
      clearTimeout(scheduled.current.timer);
      timers.current.delete(scheduled.current.timer);
    }
    const wait = Math.max(0, Math.min(announceAfterMs, since + announceWithinMs - now));
    const timer = after(wait, () => {
      scheduled.current = null;
      const byHistory = store.get(announcedByHistoryAtom);
      // The open history announces a change itself, in detail.
      const rest = waiting.current.splice(0).filter((one) => !byHistory.has(one.since, one.until));
      for (const { since, until } of rest) byHistory.leaveOut(since, until);
      if (rest.length > 0) setAnnounced(announcement(rest));
    });
    scheduled.current = { timer, since };
  }, [after, setAnnounced, store]);

  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const timer of running) clearTimeout(timer);
      running.clear();
      setMarks(new Map());
      setAnnounced('');
    };
  }, [setMarks, setAnnounced]);

  return useCallback(
    ({ ids, did }: Changes, by: readonly string[], since: string, until: string) => {
      const seen = store.get(membersSeenAtom);
      const members = by.flatMap((id) => seen.get(id) ?? []);
      const names = members.map(shortName);
      const name = names.length > 0 ? listText(names) : t('somebody');
      const isFew = ids.length <= mostNames;
      const tone = members[0]?.colour ?? 0;
      if (ids.length > 0)
        mark(ids, { kind: 'changed', tone, name: isFew && names.length > 0 ? name : '' });
      waiting.current.push({ name, did, since, until });
      announceSoon();
    },
    [mark, store, announceSoon],
  );
};
