import { describe, expect, it } from 'vitest';
import { finished, isOvertaken, typedInto } from './draft.ts';
import { checkField, checkReason } from './editedFields.ts';

const checkName = (text: string) => checkField('name', text);

describe('a draft in a field', () => {
  const begun = typedInto(null, 'Ada', 'Ada B');

  it('keeps the value from when editing began', () => {
    expect(typedInto(begun, 'Ida', 'Ada By')).toEqual({ text: 'Ada By', base: 'Ada' });
  });

  it('is overtaken once somebody else has changed the field to something else', () => {
    expect(isOvertaken(begun, 'Ada')).toBe(false);
    expect(isOvertaken(begun, 'Ida')).toBe(true);
    expect(isOvertaken(begun, 'Ada B')).toBe(false);
    expect(isOvertaken(null, 'Ida')).toBe(false);
  });

  it('is saved in the server’s form, without surrounding blanks', () => {
    const draft = typedInto(null, 'Ada', '  Ada Byron ');
    expect(finished(draft, 'Ada', checkName)).toEqual({ does: 'save', value: 'Ada Byron' });
  });

  it('is not saved if it equals the old value', () => {
    expect(finished(null, 'Ada', checkName)).toEqual({ does: 'nothing' });
    expect(finished(typedInto(null, 'Ada', ' Ada '), 'Ada', checkName)).toEqual({
      does: 'nothing',
    });
    const backAgain = typedInto(begun, 'Ida', 'Ada');
    expect(finished(backAgain, 'Ida', checkName)).toEqual({ does: 'nothing' });
  });

  it('is checked by the rules of the form', () => {
    expect(finished(typedInto(null, 'Ada', ' '), 'Ada', checkName)).toEqual({
      does: 'complain',
      problem: 'Name is required',
    });
  });
});

describe('the rules of a field', () => {
  it('clear it if it is empty', () => {
    expect(checkField('email', '')).toEqual({ value: null });
    expect(checkReason('  ')).toEqual({ value: null });
  });

  it.each([
    ['email', 'ada at home', 'Enter a valid email address'],
    [
      'linkedUrl',
      'javascript:alert(1)',
      'Enter a web address that starts with http:// or https://',
    ],
    ['notes', 'x'.repeat(1001), 'Must be 1000 characters or less'],
    ['accountExecutive', 'x'.repeat(101), 'Must be 100 characters or less'],
  ] as const)('%s: %s', (field, text, problem) => {
    expect(checkField(field, text)).toEqual({ problem });
  });
});
