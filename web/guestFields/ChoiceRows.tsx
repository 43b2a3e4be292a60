import { limits } from '../../schema/limits.ts';
import { t } from '../texts/en/guestFields.ftl';
import { AddItem } from '../ui/AddItem.tsx';
import { IconButton } from '../ui/Button.tsx';
import { changedIn, removedFrom } from '../ui/keyed.ts';
import list from '../ui/ListForm.module.css';
import type { ListItemProps } from '../ui/ListForm.tsx';
import { TextField } from '../ui/TextField.tsx';
import { fieldName } from './fieldName.ts';
import { type FieldDraft, newChoice } from './fieldsDraft.ts';

export const ChoiceRows = (props: ListItemProps<FieldDraft>) => {
  const { item: field, number, errorAt, newKey, onChange } = props;
  const { key, choices } = field;
  const name = fieldName(field, number);
  const add = () => {
    const added = newKey();
    onChange({ choices: [...choices, newChoice(added)] }, `[data-key="${added}"] input`);
  };
  return (
    <>
      <ul className={list.items} aria-label={t('choices', { field: name })}>
        {choices.map((choice, index) => (
          <li key={choice.key} className={list.part} data-key={choice.key}>
            <TextField
              label={t('choice-name', { choice: index + 1, field: number })}
              placeholder={t('choice-example')}
              maxLength={limits.fieldName}
              value={choice.name}
              error={errorAt(`choices.${index}.name`)}
              onChange={(typed) =>
                onChange({ choices: changedIn(choices, choice.key, { name: typed }) })
              }
            />
            <IconButton
              icon="trash"
              label={t('remove-choice', {
                choice: choice.name || t('choice-name', { choice: index + 1, field: number }),
              })}
              disabled={choices.length === 1}
              onClick={() =>
                onChange(
                  { choices: removedFrom(choices, choice.key) },
                  `[data-key="${key}"] [data-add]`,
                )
              }
            />
          </li>
        ))}
      </ul>
      <AddItem
        size="sm"
        data-add
        aria-label={t('add-choice-to', { field: name })}
        isFull={choices.length >= limits.fieldChoices}
        full={t('most-choices', { most: limits.fieldChoices })}
        onClick={add}
      >
        {t('add-choice')}
      </AddItem>
    </>
  );
};
