import { expect, it } from 'vitest';
import { attendeeFields } from '../../schema/inputs/attendees.ts';
import { inputOf, valuesOf } from '../attendees/attendeeForm.ts';
import type { AttendeeFormFragment } from '../gql/graphql.ts';
import { editedOnly } from './editedOnly.ts';

const ada = {
  name: 'Ada',
  title: 'CEO',
  tags: ['press'],
  allergies: [{ substance: 'nuts', severity: 'allergy' }],
  custom: { room: '7' },
  meals: { main: 'beef', starter: 'soup' },
} as unknown as AttendeeFormFragment;
const asInput = (changes: object) =>
  attendeeFields.parse(inputOf({ ...valuesOf(ada), ...changes }, ada.custom));

it('sends what was edited of a guest, so that nothing else is taken back that somebody changed', () => {
  expect(editedOnly(asInput({ title: 'CFO' }), asInput({}))).toEqual({ title: 'CFO' });
  expect(editedOnly(asInput({ title: ' ', allergies: [] }), asInput({}))).toEqual({
    title: null,
    allergies: null,
  });
  expect(editedOnly(asInput({ custom: { room: '8' } }), asInput({}))).toEqual({
    custom: { room: '8' },
  });
  expect(editedOnly(asInput({}), asInput({}))).toEqual({});
});

it('sends all of it where it is not known how the form opened', () => {
  expect(editedOnly(asInput({}), undefined)).toEqual(asInput({}));
});
