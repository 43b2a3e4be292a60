import type { AtTables, SeatingRule, Selector } from '../../schema/seatingRules/seatingRules.ts';
import { attendeeRoleLabel } from '../../schema/vocabulary.ts';
import type { ActivePlan } from '../eventPlans/state.ts';

/** The most people, or tables, that a phrase names. */
const mostNamed = 4;

/** "A", "A and B", "A, B and 3 others". */
export const listed = (items: readonly string[], most = mostNamed): string => {
  const shown = items.length > most + 1 ? items.slice(0, most) : items;
  const others = items.length - shown.length;
  const all = others > 0 ? [...shown, `${others} others`] : shown;
  const last = all.at(-1) ?? '';
  return all.length > 1 ? `${all.slice(0, -1).join(', ')} and ${last}` : last;
};

type Names = Pick<ActivePlan, 'attendees' | 'tables' | 'objects'>;

/** The name of a person; `somebody` for a person who has left. */
export const personIn = ({ attendees }: Names, id: string): string =>
  attendees.get(id)?.person.name || 'somebody';

const people = (selector: Selector, names: Names): string => {
  if ('people' in selector) return listed(selector.people.map((id) => personIn(names, id)));
  if ('tag' in selector) return `those tagged “${selector.tag}”`;
  if ('company' in selector) return `those from ${selector.company}`;
  if ('role' in selector) return `the ${attendeeRoleLabel(selector.role).toLowerCase()}s`;
  if ('not' in selector) return `all but ${people(selector.not, names)}`;
  if ('all' in selector)
    return selector.all.map((one) => people(one, names)).join(' who are also ');
  if ('any' in selector) return selector.any.map((one) => people(one, names)).join(' or ');
  return 'everybody';
};

/** "Nina with Omar" if a rule is about a few people, else "the guests at one table". */
const amongThem = (who: Selector, between: string, otherwise: string, names: Names): string => {
  if (!('people' in who)) return `${people(who, names)} ${otherwise}`;
  const [first = '', ...others] = who.people.map((id) => personIn(names, id));
  return `${first} ${between} ${listed(others)}`;
};

const groups = (who: Selector, each: string, names: Names): string => {
  const group = each === 'company' || each === 'party' ? each : `group of tags “${each}”`;
  return 'everyone' in who ? `each ${group}` : `each ${group} of ${people(who, names)}`;
};

const tables = ({ tables: ids = [], tableTag, zone }: AtTables, names: Names): string => {
  if (tableTag !== undefined) return `the tables tagged “${tableTag}”`;
  if (zone !== undefined) return `the tables in ${names.objects.get(zone)?.name ?? 'a zone'}`;
  return listed(ids.map((id) => names.tables.get(id)?.name ?? 'a table'));
};

const perTable = (min: number | undefined, max: number | undefined): string => {
  if (max === undefined) return `at least ${min}`;
  return min ? `${min} to ${max}` : `at most ${max}`;
};

/** A rule in a few words, with people's names: "Nina with Omar". */
export const phraseOf = (rule: SeatingRule, names: Names): string => {
  switch (rule.kind) {
    case 'KeepTogether':
      return rule.each === undefined
        ? amongThem(rule.who, 'with', 'at one table', names)
        : `${groups(rule.who, rule.each, names)} at one table`;
    case 'KeepApart': {
      const apart = rule.level === 'beside' ? 'not beside' : 'apart from';
      return rule.whom
        ? `${people(rule.who, names)} ${apart} ${people(rule.whom, names)}`
        : amongThem(rule.who, apart, `${apart} one another`, names);
    }
    case 'SitBeside':
      return rule.each === undefined
        ? amongThem(rule.who, 'beside', 'beside one another', names)
        : `${groups(rule.who, rule.each, names)} side by side`;
    case 'Accompanied': {
      const where = rule.level === 'beside' ? 'beside' : 'at a table with';
      return `${people(rule.who, names)} ${where} one of ${people(rule.by, names)}`;
    }
    case 'AtTable':
      return `${people(rule.who, names)} at ${tables(rule, names)}`;
    case 'Reserved':
      return `${tables(rule, names)} for ${people(rule.who, names)} alone`;
    case 'PerTable': {
      const who = rule.each === undefined ? rule.who : undefined;
      const of = who ? people(who, names) : groups(rule.who, rule.each ?? '', names);
      return `${perTable(rule.min, rule.max)} of ${of} at a table`;
    }
    case 'NotAlone':
      return `nobody the only one of ${groups(rule.who, rule.each, names)} at a table`;
    case 'Alternate':
      return `neighbours who differ in “${rule.prefix}”`;
    case 'InCommon':
      return `neighbours who share “${rule.prefix}”`;
    case 'Near':
    case 'Balance':
    case 'Pairs':
      // Never needed, because these rules are never hard.
      return 'a wish';
  }
};
