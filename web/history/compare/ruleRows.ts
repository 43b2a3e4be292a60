import { isSamePlace } from '../../../schema/rooms/onFloor.ts';
import { kindLabel } from '../../floorObjects/kinds.ts';
import type { RuleNames } from '../../seatingRules/ruleNames.ts';
import { ruleSentence } from '../../seatingRules/ruleSentence.ts';
import { ruleOf } from '../../seatingRules/rulesOfPlan.ts';
import { t } from '../../texts/en/historyCompare.ftl';
import { listText } from '../../texts/formats.ts';
import type { Comparison, ObjectDifference, RuleDifference, Side } from './comparison.ts';
import { filled, type Group, type Row } from './rows.ts';

/** The names of ids in one of the two plans. */
const namesIn = ({ picture }: Pick<Side, 'picture'>): RuleNames => {
  const people = new Map(picture.people.map(({ attendeeId, name }) => [attendeeId, name]));
  const tables = new Map(picture.tables.map(({ tableId, name }) => [tableId, name]));
  const objects = new Map(picture.objects.map(({ objectId, name }) => [objectId, name]));
  return {
    person: (id) => people.get(id),
    table: (id) => tables.get(id),
    place: (id) => objects.get(id),
  };
};

const kinds = ['added', 'removed', 'changed'] as const;

/** Rules and floor objects that differ, by kind. */
export const ruleGroups = ({ rules, objects, from, to }: Comparison): Group[] => {
  const names = withOlder(namesIn(to), namesIn(from));
  const of = (kind: (typeof kinds)[number]) => [
    {
      id: `rules ${kind}`,
      title: t('rule-group', { kind }),
      rows: rules.filter((rule) => rule.kind === kind).flatMap((rule) => ruleRow(rule, names)),
    },
    {
      id: `places ${kind}`,
      title: t('place-group', { kind }),
      rows: objects.filter((object) => kindOf(object) === kind).flatMap(objectRow),
    },
  ];
  return filled(kinds.flatMap(of));
};

/**
 * Present names, and older names for what no longer exists, so that renaming alone does not look like a
 * changed rule.
 */
const withOlder = (names: RuleNames, older: RuleNames): RuleNames => ({
  person: (id) => names.person(id) ?? older.person(id),
  table: (id) => names.table(id) ?? older.table(id),
  place: (id) => names.place(id) ?? older.place(id),
});

const ruleRow = ({ ruleId, before, after }: RuleDifference, names: RuleNames): Row[] => {
  const was = before && sentenceOf(before, names);
  const is = after && sentenceOf(after, names);
  const name = is ?? was;
  if (!name) return [];
  const strength = strengthText(before, after);
  const text = was && is && was !== is ? t('was-rule', { rule: was, strength }) : strength;
  return [{ key: `rule ${ruleId}`, name, text }];
};

const sentenceOf = (terms: object, names: RuleNames): string => ruleSentence(ruleOf(terms), names);

type Strength = { hard: boolean | null; weight: number | null };

const strengthText = (before: Strength | null, after: Strength | null): string => {
  const [was, is] = [before && strengthOf(before), after && strengthOf(after)];
  return was && is && was !== is ? t('strength-changed', { was, is }) : (is ?? was ?? '');
};

const strengthOf = ({ hard, weight }: Strength): string =>
  hard ? t('must') : t('weight', { weight: weight ?? 0 });

const kindOf = ({ before, after }: ObjectDifference): (typeof kinds)[number] => {
  if (!before) return 'added';
  return after ? 'changed' : 'removed';
};

const objectRow = ({ objectId, before, after }: ObjectDifference): Row[] => {
  const object = after ?? before;
  if (!object) return [];
  const key = `object ${objectId}`;
  if (!before || !after) return [{ key, name: object.name, text: kindLabel(object.kind) }];
  const changes = [
    ...(before.name === after.name ? [] : [t('table-renamed', { before: before.name })]),
    ...(isSamePlace(before, after) ? [] : [t('table-moved')]),
    ...(before.kind === after.kind
      ? []
      : [t('from-to', { from: kindLabel(before.kind), to: kindLabel(after.kind) })]),
  ];
  return [{ key, name: object.name, text: listText(changes) }];
};
