import type { z } from 'zod';
import { changedFieldsAnswer } from '../../schema/entities/guestField.ts';
import {
  changeFieldInput,
  defineFieldInput,
  type guestFieldInput,
  retireFieldInput,
  setFieldsInput,
} from '../../schema/inputs/guestFields.ts';
import type { Application } from '../application.ts';
import type { CommandOrigin } from '../core/handleCommand.ts';
import { activeOf } from '../eventPlans/state.ts';
import { operation } from '../pipeline/operation.ts';
import { performOnPlan } from '../pipeline/perform.ts';
import { toEdit } from '../pipeline/rights.ts';
import type { FieldInput, GuestFieldCommand } from './commands.ts';
import {
  ChangeFieldPayload,
  DefineFieldPayload,
  RetireFieldPayload,
  SetFieldsPayload,
} from './types.ts';

const fieldOf = ({ choices, ...field }: z.output<typeof guestFieldInput>): FieldInput => ({
  ...field,
  choices: choices ?? [],
});

/** The fields after the command, with the people whose values it cleared. */
const changedFields = async (
  app: Application,
  command: GuestFieldCommand,
  origin: CommandOrigin,
) => {
  const { position, events, state } = await performOnPlan(app, command, origin);
  const cleared = events.flatMap((event) =>
    event.type === 'FieldChanged' || event.type === 'FieldRetired'
      ? (event.data.cleared ?? [])
      : [],
  );
  return { position, fields: activeOf(state).fields, cleared: [...new Set(cleared)] };
};

/**
 * Fields and choices without an id are new.
 * @throws Refusal as `guestFieldDecisions`; EVENT_NOT_FOUND, FORBIDDEN
 */
export const setFields = operation({
  name: 'setFields',
  description: "Sets the event's custom fields as a whole. Omitted fields are retired.",
  input: setFieldsInput,
  right: toEdit,
  work: ({ app, origin }, { eventId, fields, before, clear }) =>
    changedFields(
      app,
      {
        type: 'SetFields',
        eventId,
        fields: fields.map(fieldOf),
        ...(before && { before: before.map(fieldOf) }),
        ...(clear && { clear }),
      },
      origin,
    ),
  mutation: { payload: SetFieldsPayload },
  route: {
    at: 'PUT /api/events/:id/fields',
    answer: changedFieldsAnswer,
    shows: ({ fields, cleared }) => ({ fields, cleared }),
  },
});

/** @throws Refusal as `guestFieldDecisions` */
export const defineField = operation({
  name: 'defineField',
  description: 'Adds a custom field to the event, after the existing ones.',
  input: defineFieldInput,
  right: toEdit,
  work: ({ app, origin }, { eventId, name, kind, choices }) => {
    const field = { name, kind, choices: choices ?? [] };
    return changedFields(app, { type: 'DefineField', eventId, field }, origin);
  },
  mutation: { payload: DefineFieldPayload },
});

/** @throws Refusal as `guestFieldDecisions` */
export const changeField = operation({
  name: 'changeField',
  description: 'Renames or moves a custom field of the event, or changes its choices.',
  input: changeFieldInput,
  right: toEdit,
  work: ({ app, origin }, { eventId, fieldId, name, choices, place, clear }) =>
    changedFields(
      app,
      {
        type: 'ChangeField',
        eventId,
        fieldId,
        ...(name && { name }),
        ...(choices && { choices }),
        ...(typeof place === 'number' && { place }),
        ...(clear && { clear }),
      },
      origin,
    ),
  mutation: { payload: ChangeFieldPayload },
});

/** @throws Refusal FIELD_NOT_FOUND */
export const retireField = operation({
  name: 'retireField',
  description: 'Retires a custom field of the event. Undo restores it with its values.',
  input: retireFieldInput,
  right: toEdit,
  work: ({ app, origin }, { eventId, fieldId }) =>
    changedFields(app, { type: 'RetireField', eventId, fieldId }, origin),
  mutation: { payload: RetireFieldPayload },
});
