import { useState } from 'react';
import type { Reply } from '../../../schema/attendees/replies.ts';
import { limits } from '../../../schema/limits.ts';
import { replyOptions } from '../../replies/replyText.ts';
import { useReplyMany } from '../../replies/useReplyMany.ts';
import { t } from '../../texts/en/editMany.ftl';
import { numberText } from '../../texts/formats.ts';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/Select.tsx';
import { useFocusBack } from '../../ui/useReturnFocus.ts';
import { EditManyDialog } from '../onDemand.ts';
import styles from './Many.module.css';

type SelectedBarProps = {
  eventId: string;
  selected: readonly { id: string; tags: readonly string[] }[];
  /** The number of people that the list shows. */
  shown: number;
  /** Whether all of them are selected. */
  hasAll: boolean;
  onAll: () => void;
  onClear: () => void;
};

const max = Math.min(limits.editedTogether, limits.repliesTogether);

/** The actions on the selected people of a list. */
export const SelectedBar = (props: SelectedBarProps) => {
  const { eventId, selected, shown, hasAll, onAll, onClear } = props;
  useFocusBack();
  const [isEditing, setEditing] = useState(false);
  const reply = useReplyMany(eventId);
  const count = selected.length;
  const isTooMany = count > max;
  const record = (answer: Reply) =>
    void reply(
      selected.map(({ id }) => id),
      answer,
    );
  return (
    <fieldset className={styles.bar} aria-label={t('selection')}>
      <p role="status" className={styles.selected}>
        {isTooMany ? t('too-many', { max: numberText(max) }) : t('selected', { count })}
      </p>
      <Button size="sm" variant="quiet" disabled={hasAll} onClick={onAll}>
        {t('select-all', { count: shown })}
      </Button>
      <Button size="sm" variant="quiet" onClick={onClear}>
        {t('clear')}
      </Button>
      <div className={styles.reply}>
        <Select
          label={t('reply-many')}
          hideLabel
          value=""
          placeholder={t('record-reply')}
          options={replyOptions}
          disabled={isTooMany}
          onChange={record}
        />
      </div>
      <Button
        icon="edit"
        aria-haspopup="dialog"
        disabled={isTooMany}
        onClick={() => setEditing(true)}
      >
        {t('edit-many')}
      </Button>
      {isEditing && (
        <EditManyDialog eventId={eventId} people={selected} onClose={() => setEditing(false)} />
      )}
    </fieldset>
  );
};
