import { useSetAtom } from 'jotai';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { isOfPlan, isUndoable } from '../../../schema/historyKinds.ts';
import type { HistoryRowFragment } from '../../gql/graphql.ts';
import { t } from '../../texts/en/historyPanel.ftl';
import { Avatar } from '../../ui/Avatar.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { nameOf } from '../change.ts';
import { mayConcernMany } from '../ofMany.ts';
import { EntryPeople } from './EntryPeople.tsx';
import { ExactTime } from './ExactTime.tsx';
import styles from './HistoryPanel.module.css';
import { historyShownAtom } from './state.ts';
import { useNameWith } from './useNameWith.ts';

type HistoryRowProps = {
  entry: HistoryRowFragment;
  /** Whether it is an entry of a draft. */
  isDraft: boolean;
  sentence: string;
  /** Whether another entry has the same sentence. */
  isRepeated: boolean;
  viewerId: string;
  readOnly: boolean;
  isNew: boolean;
  isPending: boolean;
  onUndo: (stepId: string, isRedo: boolean) => void;
};

/** One change: its author, sentence, time and reversal, with a button that undoes or redoes it. */
export const HistoryRow = ({
  entry,
  isDraft,
  sentence,
  isRepeated,
  viewerId,
  readOnly,
  isNew,
  isPending,
  onUndo,
}: HistoryRowProps) => {
  const id = useId();
  const { performedBy, undoing, timestamp } = entry;
  return (
    <li
      className={classes(styles.row, isNew && styles.isNew)}
      aria-labelledby={id}
      data-undone={undoing ? true : undefined}
    >
      <Avatar {...performedBy} />
      <div className={styles.words}>
        <p id={id} className={styles.sentence}>
          {undoing ? <s>{sentence}</s> : sentence}
          {isRepeated && <ExactTime iso={timestamp} />}
        </p>
        {!readOnly && mayConcernMany(entry) && <EntryPeople entryId={entry.id} namedWith={id} />}
        <div className={styles.foot}>
          <p className={styles.meta}>
            <RelativeTime iso={timestamp} />
            {undoing && (
              <span className={styles.undone}>
                <Badge>{t('undone')}</Badge>
                {undoing.performedBy && <span>{nameOf(undoing.performedBy, viewerId)}</span>}
                <RelativeTime iso={undoing.timestamp} />
              </span>
            )}
          </p>
          <div className={styles.actions}>
            {!readOnly && <ToTrail id={id} entry={entry} />}
            <ToMoment {...{ id, entry, isDraft }} />
            {!readOnly && <Undo {...{ id, entry, isPending, onUndo }} />}
          </div>
        </div>
      </div>
    </li>
  );
};

type UndoProps = Pick<HistoryRowProps, 'entry' | 'isPending' | 'onUndo'> & { id: string };

const Undo = ({ id, entry, isPending, onUndo }: UndoProps) => {
  const name = useNameWith(id);
  const { action, stepId, undoing } = entry;
  const isAboutAnother = action === 'change_undone' || action === 'change_redone';
  // To reverse an undo or redo that was itself undone, use the entry that undid it.
  if (!isUndoable(action) || (undoing && isAboutAnother)) return null;
  const isRedo = undoing !== null || action === 'change_undone';
  return (
    <Button
      {...name}
      variant="quiet"
      size="sm"
      icon={isRedo ? 'redo' : 'undo'}
      // Not `disabled`, so that the button keeps the focus.
      aria-disabled={isPending || undefined}
      onClick={() => onUndo(undoing?.stepId ?? stepId, isRedo)}
    >
      {t(isRedo ? 'redo' : 'undo-this')}
    </Button>
  );
};

type ToTrailProps = { id: string; entry: HistoryRowFragment };

/** A button that leads to the trail and the data of removed guests, who are in no list any more. */
const ToTrail = ({ id, entry: { action, previousState } }: ToTrailProps) => {
  const name = useNameWith(id);
  const show = useSetAtom(historyShownAtom);
  const { attendeeId } = (previousState ?? {}) as { attendeeId?: unknown };
  if (action !== 'attendee_deleted' || typeof attendeeId !== 'string') return null;
  return (
    <Button
      {...name}
      variant="quiet"
      size="sm"
      onClick={({ currentTarget }) => {
        // The button disappears with the list.
        currentTarget.closest<HTMLElement>('aside, [role=dialog]')?.focus();
        show({ what: 'trail', attendeeId });
      }}
    >
      {t('who-was-it')}
    </Button>
  );
};

type ToMomentProps = Pick<HistoryRowProps, 'entry' | 'isDraft'> & { id: string };

/**
 * Changes of an arrangement have no moment of the plan. Neither has the creation of a draft, whose first moment
 * is its copy.
 */
const ToMoment = ({ id, isDraft, entry: { action, eventId, revision } }: ToMomentProps) => {
  const name = useNameWith(id);
  if (!isOfPlan(action) || (isDraft && action === 'event_plan_created')) return null;
  return (
    <Link {...name} className={styles.moment} to={`/timeline?event=${eventId}&at=${revision}`}>
      {t('show-moment')}
    </Link>
  );
};
