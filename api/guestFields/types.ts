import {
  changedFieldsAnswer,
  fieldChoice,
  guestField,
  guestFieldsAnswer,
} from '../../schema/entities/guestField.ts';
import { fieldChoiceInput, guestFieldInput } from '../../schema/inputs/guestFields.ts';
import { inputFrom, objectFrom, payloadFrom } from '../graphql/fromZod.ts';

objectFrom('FieldChoice', fieldChoice, { description: 'A choice of a field.' });
objectFrom('GuestField', guestField, {
  description: 'A custom field of an event.',
  descriptions: { choices: 'For the kind `choice`.' },
});
objectFrom('GuestFields', guestFieldsAnswer, {
  description: 'The custom fields of an event.',
  descriptions: { fields: 'In their order.' },
});

inputFrom('FieldChoiceInput', fieldChoiceInput);
inputFrom('GuestFieldInput', guestFieldInput);

const { shape } = changedFieldsAnswer;
export const SetFieldsPayload = payloadFrom('SetFieldsPayload', shape);
export const DefineFieldPayload = payloadFrom('DefineFieldPayload', shape);
export const ChangeFieldPayload = payloadFrom('ChangeFieldPayload', shape);
export const RetireFieldPayload = payloadFrom('RetireFieldPayload', shape);
