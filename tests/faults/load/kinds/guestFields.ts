import type { Answer } from '../command.ts';
import { leaves } from '../effects.ts';
import { byEither, graphql, type Kinds, rest } from '../kind.ts';
import { forget } from '../sketch.ts';

const most = 20;

const idsIn = (answer: Answer): string[] =>
  ((answer as { fields?: { fieldId: string }[] }).fields ?? []).map(({ fieldId }) => fieldId);

/** An event's custom fields. */
export const guestFieldKinds: Kinds = {
  setFields: {
    weight: 0.5,
    draw: ({ plan: { eventId, fields }, random, unique: name }) => {
      const asked = { fields: [{ name, kind: 'text' }], clear: true };
      return {
        call: byEither(
          random,
          rest('PUT', `/api/events/${eventId}/fields`, asked),
          graphql('setFields', 'SetFieldsInput', 'fields { fieldId }', { eventId, ...asked }),
        ),
        wanted: { effect: leaves('FieldDefined') },
        learn: (answer) => void fields.splice(0, fields.length, ...idsIn(answer)),
      };
    },
  },
  defineField: {
    weight: 0.5,
    draw: ({ plan: { eventId, fields }, unique: name }) => {
      if (fields.length >= most) return undefined;
      const input = { eventId, name, kind: 'number' };
      return {
        call: graphql('defineField', 'DefineFieldInput', 'fields { fieldId }', input),
        wanted: { effect: leaves('FieldDefined') },
        learn: (answer) => void fields.push(...idsIn(answer).slice(-1)),
      };
    },
  },
  changeField: {
    weight: 0.5,
    draw: ({ plan: { eventId, fields }, random, unique: name }) => {
      const fieldId = random.pick(fields);
      if (!fieldId) return undefined;
      const input = { eventId, fieldId, name };
      return {
        call: graphql('changeField', 'ChangeFieldInput', 'fields { fieldId }', input),
        wanted: { effect: leaves('FieldChanged', { fieldId }) },
      };
    },
  },
  retireField: {
    weight: 0.5,
    draw: ({ plan: { eventId, fields }, random }) => {
      const fieldId = random.pick(fields);
      if (!fieldId) return undefined;
      return {
        call: graphql('retireField', 'RetireFieldInput', 'position', { eventId, fieldId }),
        wanted: { effect: leaves('FieldRetired', { fieldId }) },
        learn: () => forget(fields, fieldId),
      };
    },
  },
};
