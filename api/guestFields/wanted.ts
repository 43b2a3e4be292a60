import { idOutOfCopy } from '../../schema/copyIds.ts';
import type { GuestField } from '../../schema/entities/guestField.ts';
import { lettersOf } from '../../schema/guestFields/guestFields.ts';
import { limits } from '../../schema/limits.ts';
import { type Issue, Refusal } from '../../schema/refusal.ts';
import type { DecisionContext } from '../core/decider.ts';
import { repeatedIn } from '../eventPlans/listedNames.ts';
import type { FieldInput } from './commands.ts';

/** The requested fields with ids. New fields and choices get ids in their order. */
export const withIds = (
  wanted: readonly FieldInput[],
  { id }: Pick<DecisionContext, 'id'>,
): GuestField[] => {
  let next = 0;
  const newId = () => id(next++);
  return wanted.map(({ fieldId, name, kind, choices }) => ({
    fieldId: fieldId ?? newId(),
    name,
    kind,
    choices: choices.map((choice) => ({
      // Only needs to be unique within its field, so copies of a plan do not change it.
      choiceId: choice.choiceId ?? idOutOfCopy(newId()),
      name: choice.name,
    })),
  }));
};

/**
 * @throws Refusal BAD_INPUT for a repeated name or id, an unknown id, another kind, choices of a field that
 * may have none, no choices of a field that needs them, and too much text
 */
export const refuseMalformed = (
  wanted: readonly FieldInput[],
  present: readonly GuestField[],
): void => {
  const issues = [
    ...repeatedIn(
      wanted.map(({ fieldId: id, name }, n) => ({ path: `fields.${n}.name`, id, name })),
    ),
    ...wanted.flatMap((field, n) => [
      ...choiceIssues(field, `fields.${n}.choices`),
      ...unknownIn(field, `fields.${n}`, present),
    ]),
  ];
  if (lettersOf(wanted) > limits.fieldTexts) {
    const most = limits.fieldTexts.toLocaleString('en');
    const message = `All names and choices may have at most ${most} characters together`;
    issues.push({ path: 'fields', message });
  }
  if (issues[0]) throw new Refusal('BAD_INPUT', issues[0].message, issues);
};

const choiceIssues = ({ kind, choices }: FieldInput, path: string): Issue[] => {
  if (kind !== 'choice')
    return choices.length > 0 ? [{ path, message: 'Only a field of kind choice has choices' }] : [];
  if (choices.length === 0) return [{ path, message: 'Name at least one choice' }];
  return repeatedIn(
    choices.map(({ choiceId: id, name }, n) => ({ path: `${path}.${n}.name`, id, name })),
  );
};

const unknownIn = (
  { fieldId, kind, choices }: FieldInput,
  path: string,
  present: readonly GuestField[],
): Issue[] => {
  const field = fieldId ? present.find((one) => one.fieldId === fieldId) : undefined;
  if (fieldId && !field)
    return [{ path: `${path}.fieldId`, message: 'The event has no such field' }];
  if (field && field.kind !== kind)
    return [{ path: `${path}.kind`, message: 'The kind of a field cannot change' }];
  return choices.flatMap(({ choiceId }, n) =>
    choiceId && !field?.choices.some((one) => one.choiceId === choiceId)
      ? [{ path: `${path}.choices.${n}.choiceId`, message: 'This field has no such choice' }]
      : [],
  );
};
