import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { personFields } from '../../schema/entities/attendee.ts';
import { mappedFields } from '../../schema/imports/columns.ts';

const texts = readFileSync(new URL('../texts/en/attendeeFields.ftl', import.meta.url), 'utf8');

/** The variants of a text's only selector. */
const namedIn = (id: string): string[] => {
  const text = texts.slice(texts.indexOf(`${id} = {`)).split('\n  }')[0] ?? '';
  return [...text.matchAll(/^ +\[([\w-]+)\]/gm)].map(([, variant]) => variant ?? '');
};

describe('the texts for a person', () => {
  it.each(['label', 'word'])('include a %s for every field', (id) => {
    expect(namedIn(id)).toEqual(expect.arrayContaining(personFields));
  });

  it('include labels for what an import has in addition', () => {
    const beside = ['attendeeRole', 'tags', 'reply', 'guestOf'];
    expect(namedIn('label')).toEqual(expect.arrayContaining(beside));
  });

  it('cover every possible column of a file', () => {
    expect(namedIn('column').toSorted()).toEqual(
      mappedFields.map((field) => field.replace(' ', '-')).toSorted(),
    );
  });
});
