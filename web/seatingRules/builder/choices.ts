import { hasArea } from '../../../schema/rooms/floorGeometry.ts';
import { folded, searchable, spellings } from '../../../schema/text/folding.ts';
import { freeTagsOf } from '../../attendees/tags/tags.ts';
import { shapeOf } from '../../floorObjects/shapes.ts';
import { matching } from '../../seating/people/search.ts';
import { byName, compareNames } from '../../texts/formats.ts';
import type { ComboboxOption } from '../../ui/Combobox.tsx';
import type { RuleView } from '../ruleNames.ts';

/** Nobody reads a longer list; typing another letter narrows it. */
const mostOffered = 8;

/** The items of a plan that match the typed text. */
export type Choices = {
  people: (typed: string, but: readonly string[]) => ComboboxOption[];
  tables: (typed: string, but: readonly string[]) => ComboboxOption[];
  companies: (typed: string) => ComboboxOption[];
  tags: (typed: string) => ComboboxOption[];
  prefixes: (typed: string) => ComboboxOption[];
  places: readonly ComboboxOption[];
  zones: readonly ComboboxOption[];
};

export const choicesOf = (view: Pick<RuleView, 'people' | 'tables' | 'places'>): Choices => {
  const people = [...view.people.values()].sort(byName);
  const companies = once(people.map(({ company }) => company ?? ''));
  const tags = once(people.flatMap(({ tags: all }) => freeTagsOf(all)));
  const prefixes = once(tags.flatMap((tag) => /^.+?:/.exec(tag) ?? []));
  const places = [...view.places.values()].sort(byName);
  return {
    people: (typed, but) =>
      matching(people, typed)
        .filter(({ id }) => !but.includes(id))
        .slice(0, mostOffered)
        .map(({ id, name, company }) => ({ id, name, note: company ?? undefined })),
    tables: (typed, but) =>
      view.tables
        .map(({ table: { id, name } }) => ({ id, name }))
        .filter(({ id, name }) => !but.includes(id) && has(name, typed))
        .slice(0, mostOffered),
    companies: (typed) => offered(companies, typed),
    tags: (typed) => offered(tags, typed),
    prefixes: (typed) => offered(prefixes, typed),
    places,
    zones: places.filter(({ kind, shape }) => kind === 'zone' && hasArea(shapeOf(shape))),
  };
};

const has = (text: string, typed: string): boolean => spellings(text).includes(searchable(typed));

/** The texts in alphabetical order, without duplicates that differ only in case. */
const once = (texts: readonly string[]): string[] =>
  [
    ...new Map(texts.filter((text) => text.trim()).map((text) => [folded(text), text])).values(),
  ].sort(compareNames);

const offered = (texts: readonly string[], typed: string): ComboboxOption[] =>
  texts
    .filter((text) => has(text, typed))
    .slice(0, mostOffered)
    .map((text) => ({ id: text, name: text }));
