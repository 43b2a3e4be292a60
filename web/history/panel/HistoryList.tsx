import { useRef, useState } from 'react';
import type { HistoryFilter, HistoryRowFragment } from '../../gql/graphql.ts';
import { t } from '../../texts/en/historyPanel.ftl';
import { Announcement } from '../../ui/Announcement.tsx';
import { Button } from '../../ui/Button.tsx';
import { LoadError } from '../../ui/LoadError.tsx';
import { LoadingRows } from '../../ui/LoadingRows.tsx';
import { LoadMore } from '../../ui/LoadMore.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { EmptyState } from '../../ui/StateMessage.tsx';
import { sentenceOf } from '../sentence.ts';
import { useUndo } from '../useUndo.ts';
import { byDay, dayTitle } from './days.ts';
import styles from './HistoryPanel.module.css';
import { HistoryRow } from './HistoryRow.tsx';
import { repeated } from './repeated.ts';
import { type HistoryEntryList, useHistoryEntries } from './useHistoryEntries.ts';

type HistoryListProps = {
  eventId: string;
  isDraft: boolean;
  filter: HistoryFilter;
  viewerId: string;
  readOnly: boolean;
};

/** The changes by day. New ones appear at the top, unless the member has scrolled down. */
export const HistoryList = ({ eventId, isDraft, filter, viewerId, readOnly }: HistoryListProps) => {
  const top = useRef<HTMLHeadingElement>(null);
  const list = useHistoryEntries({ eventId, filter, mayInsert: () => isInSight(top.current) });
  const { undoStep, pending } = useUndoOnce(eventId);
  const { state, arrived, toSay, showWaiting } = list;
  if (state.status === 'loading') return <Waiting />;
  if (state.status === 'failed')
    return <LoadError title={t('failed')} error={state.error} onRetry={list.load} />;
  const { shown, waiting, total } = state;
  const showNew = () => {
    showWaiting();
    top.current?.focus();
    top.current?.scrollIntoView({ block: 'center' });
  };
  const now = new Date();
  const fresh = new Set(arrived.map(({ id }) => id));
  const sentences = new Map(shown.map((entry) => [entry.id, sentenceOf(entry, viewerId)]));
  const twice = repeated([...sentences.values()]);
  return (
    <>
      <h3 ref={top} tabIndex={-1} className={styles.total}>
        {t('total', { total })}
      </h3>
      <Announcement of={toSay}>{announcementOf(toSay, viewerId)}</Announcement>
      <div role="status" className={styles.news}>
        {waiting.length > 0 && (
          <Button variant="primary" size="sm" icon="chevronUp" onClick={showNew}>
            {t('show-new', { count: waiting.length })}
          </Button>
        )}
      </div>
      {shown.length === 0 ? (
        <Nothing isFiltered={Object.keys(filter).length > 0} />
      ) : (
        <section aria-label={t('changes')} aria-busy={list.isLoadingMore}>
          {byDay(shown).map(({ key, changes }) => (
            <div key={key}>
              <h4 id={`history-day-${key}`} className={styles.day}>
                {dayTitle(key, changes[0]?.timestamp ?? '', now)}
              </h4>
              <ol aria-labelledby={`history-day-${key}`}>
                {changes.map((entry) => {
                  const sentence = sentences.get(entry.id) ?? '';
                  return (
                    <HistoryRow
                      key={entry.id}
                      entry={entry}
                      isDraft={isDraft}
                      sentence={sentence}
                      isRepeated={twice.has(sentence)}
                      viewerId={viewerId}
                      readOnly={readOnly}
                      isNew={fresh.has(entry.id)}
                      isPending={pending.has(entry.undoing?.stepId ?? entry.stepId)}
                      onUndo={undoStep}
                    />
                  );
                })}
              </ol>
            </div>
          ))}
        </section>
      )}
      <More list={list} />
    </>
  );
};

/** Whether the list's top is in view. Otherwise new rows would shift the rows being read. */
const isInSight = (element: HTMLElement | null): boolean => {
  if (!element) return true;
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight && bottom > topOfScroller(element);
};

const topOfScroller = (element: HTMLElement): number => {
  for (let above = element.parentElement; above; above = above.parentElement)
    if (above.scrollHeight > above.clientHeight && getComputedStyle(above).overflowY !== 'visible')
      return above.getBoundingClientRect().top;
  return 0;
};

/** Only other members' changes: the member's own are announced where they are made. */
const announcementOf = (toSay: readonly HistoryRowFragment[], viewerId: string): string => {
  const others = toSay.filter(({ performedBy }) => performedBy?.id !== viewerId);
  const [latest] = others;
  if (!latest) return '';
  const count = others.length;
  return count === 1 ? sentenceOf(latest, viewerId) : t('show-new', { count });
};

/** Sends one undo per step, no matter how often the button is pressed. */
const useUndoOnce = (eventId: string) => {
  const { undo } = useUndo(eventId);
  const [pending, setPending] = useState<ReadonlySet<string>>(new Set());
  const undoStep = async (stepId: string, isRedo: boolean) => {
    if (pending.has(stepId)) return;
    setPending((now) => new Set([...now, stepId]));
    await undo(stepId, isRedo);
    setPending((now) => new Set([...now].filter((id) => id !== stepId)));
  };
  return { pending, undoStep: (stepId: string, isRedo: boolean) => void undoStep(stepId, isRedo) };
};

const Nothing = ({ isFiltered }: { isFiltered: boolean }) => (
  <EmptyState
    icon={isFiltered ? 'search' : 'history'}
    heading="h3"
    title={t(isFiltered ? 'nothing-fits' : 'nothing')}
    text={t(isFiltered ? 'nothing-fits-text' : 'nothing-text')}
  />
);

const More = ({ list: { state, isLoadingMore, more } }: { list: HistoryEntryList }) => {
  if (state.status !== 'ready' || state.shown.length === 0) return null;
  if (!state.hasMore) return <p className={styles.end}>{t('end')}</p>;
  return (
    <LoadMore
      label={t('more')}
      className={styles.more}
      shown={state.shown}
      pending={isLoadingMore}
      onMore={more}
    />
  );
};

const Waiting = () => (
  <LoadingRows label={t('loading')} count={6} rowClassName={styles.row}>
    <Skeleton width="2rem" height="2rem" radius="999px" />
    <div className={styles.words}>
      <Skeleton width="90%" />
      <Skeleton width="6rem" />
    </div>
  </LoadingRows>
);
