import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { valueProblem } from '../../../schema/guestFields/guestFields.ts';
import { limits } from '../../../schema/limits.ts';
import type { GuestField } from '../../guestFields/documents.ts';
import { useGuestFields } from '../../guestFields/useGuestFields.ts';
import { t } from '../../texts/en/editMany.ftl';
import { reportsBadInput } from '../../ui/badInput.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { DialogForm } from '../../ui/DialogForm.tsx';
import { focusInvalid } from '../../ui/focusInvalid.ts';
import { Option } from '../../ui/Option.tsx';
import { Select } from '../../ui/Select.tsx';
import { toggled } from '../../ui/toggled.ts';
import { useWhileShown } from '../../ui/useWhileShown.ts';
import { attendeeRoleOptions } from '../attendeeForm.ts';
import { TagEditor } from '../tags/TagEditor.tsx';
import { allTags, type BulkChanges, bulkEdits, noChanges } from './edits.ts';
import { FieldOfMany } from './FieldOfMany.tsx';
import styles from './Many.module.css';
import { TextOfMany } from './TextOfMany.tsx';
import { useEditMany } from './useEditMany.ts';

type TagsToRemoveProps = {
  /** Every tag that at least one of them has. */
  tags: readonly string[];
  removed: readonly string[];
  onChange: (removed: string[]) => void;
};

const TagsToRemove = ({ tags, removed, onChange }: TagsToRemoveProps) => (
  <fieldset className={styles.tags}>
    <legend>{t('remove-tags')}</legend>
    {tags.map((tag) => (
      <Option
        key={tag}
        type="checkbox"
        checked={removed.includes(tag)}
        onChange={() => onChange(toggled(removed, tag))}
        className={styles.tag}
      >
        {tag}
      </Option>
    ))}
  </fieldset>
);

type EditManyDialogProps = {
  eventId: string;
  people: readonly { id: string; tags: readonly string[] }[];
  onClose: () => void;
};

const isUnnamed = ({ what, text }: BulkChanges['party']) => what === 'set' && text.trim() === '';

const isMisfit = (fields: readonly GuestField[], { custom }: BulkChanges) =>
  fields.some((field) => {
    const value = custom[field.fieldId];
    return value !== null && value !== undefined && valueProblem(field, value) !== undefined;
  });

/** Changes some fields of several people at once and leaves the other fields as they are. */
export const EditManyDialog = ({ eventId, people, onClose }: EditManyDialogProps) => {
  const [changes, setChanges] = useState(noChanges);
  const [wasSubmitted, setSubmitted] = useState(false);
  const { run, pending } = useEditMany(eventId);
  const fields = useGuestFields(eventId) ?? [];
  const close = useWhileShown(onClose);
  const set = (some: Partial<BulkChanges>) => setChanges({ ...changes, ...some });
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const isWrong =
      reportsBadInput(form.elements) ||
      isUnnamed(changes.party) ||
      isUnnamed(changes.company) ||
      isMisfit(fields, changes);
    flushSync(() => setSubmitted(true));
    if (isWrong) return focusInvalid(form);
    const edits = bulkEdits(people, changes);
    if (edits.length === 0 || (await run(edits))) close();
  };
  const tags = allTags(people);
  return (
    <Dialog onClose={onClose} title={t('title', { count: people.length })} description={t('means')}>
      <DialogForm
        form={{ submit, isPending: pending }}
        submit={t('save')}
        columns
        onCancel={onClose}
      >
        <TextOfMany
          words={{ label: t('party'), set: t('set-party'), clear: t('clear-party') }}
          name={t('party-name')}
          max={limits.party}
          change={changes.party}
          isMissing={wasSubmitted && isUnnamed(changes.party)}
          onChange={(party) => set({ party })}
        />
        <TextOfMany
          words={{ label: t('company'), set: t('set-company'), clear: t('clear-company') }}
          name={t('company-name')}
          max={limits.attendeeText}
          change={changes.company}
          isMissing={wasSubmitted && isUnnamed(changes.company)}
          onChange={(company) => set({ company })}
        />
        <Select
          label={t('role')}
          value={changes.attendeeRole}
          options={[{ value: 'keep', label: t('as-is') }, ...attendeeRoleOptions]}
          onChange={(attendeeRole: BulkChanges['attendeeRole']) => set({ attendeeRole })}
        />
        {fields.length > 0 && (
          <FieldOfMany
            fields={fields}
            custom={changes.custom}
            wasSubmitted={wasSubmitted}
            onChange={(custom) => set({ custom })}
          />
        )}
        {tags.length > 0 && (
          <TagsToRemove
            tags={tags}
            removed={changes.removeTags}
            onChange={(removeTags) => set({ removeTags })}
          />
        )}
        <TagEditor
          hasLabel
          tags={changes.addTags}
          words={{
            all: t('add-tags'),
            add: t('add-tag'),
            remove: (tag) => t('not-tag', { tag }),
          }}
          onChange={(addTags) => {
            set({ addTags });
            return true;
          }}
        />
      </DialogForm>
    </Dialog>
  );
};
