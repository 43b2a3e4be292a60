import { type Rows, rowsOf } from '../floor.ts';
import type { Resolved, ResolvedRule } from '../resolve.ts';

/** People to whom a rule applies together. */
export type RuleGroup = {
  rule: ResolvedRule;
  /** The index of the rule. */
  source: number;
  members: readonly number[];
  /** The group with which, or apart from which, the members must be; -1 for none. */
  partner: number;
  /** The group of which this is the partner; -1 if this group is judged by itself. */
  partnerOf: number;
  /** Whether the rule judges each member without the others. */
  judgesEach: boolean;
};

export type RuleGroups = {
  groups: readonly RuleGroup[];
  byPerson: Rows;
  /** Groups that are judged at every occupied table, even if none of their members sits there. */
  everywhere: readonly number[];
};

const membersOf = (rule: ResolvedRule): readonly (readonly number[])[] => {
  switch (rule.kind) {
    case 'KeepTogether':
    case 'SitBeside':
    case 'NotAlone':
    case 'PerTable':
      return rule.groups;
    case 'KeepApart':
    case 'Accompanied':
    case 'Near':
    case 'AtTable':
      return [rule.who];
    case 'Reserved':
      return [rule.others];
    case 'Alternate':
    case 'InCommon':
      return [rule.who];
    case 'Balance':
      return [];
  }
};

const partnersOf = (rule: ResolvedRule): readonly number[] | undefined => {
  if (rule.kind === 'KeepApart') return rule.whom;
  return rule.kind === 'Accompanied' ? rule.by : undefined;
};

const judgesEach = ({ kind }: ResolvedRule): boolean =>
  kind === 'Near' || kind === 'AtTable' || kind === 'Reserved';

/** The groups of all rules with their members, and the groups of each person. */
export const ruleGroupsOf = ({ rules, people }: Resolved): RuleGroups => {
  const groups: RuleGroup[] = [];
  const byPerson: number[][] = people.map(() => []);
  const add = (group: Omit<RuleGroup, 'judgesEach'>) => {
    for (const member of group.members) byPerson[member]?.push(groups.length);
    groups.push({ ...group, judgesEach: judgesEach(group.rule) });
  };
  rules.forEach((rule, source) => {
    const partners = partnersOf(rule);
    for (const members of membersOf(rule)) {
      const id = groups.length;
      add({ rule, source, members, partner: partners ? id + 1 : -1, partnerOf: -1 });
      if (partners) add({ rule, source, members: partners, partner: -1, partnerOf: id });
    }
  });
  const everywhere = groups.flatMap(({ rule }, id) =>
    rule.kind === 'PerTable' && rule.min > 0 ? id : [],
  );
  return { groups, byPerson: rowsOf(byPerson), everywhere };
};

/** The items of a row. */
export const rowOf = ({ start, items }: Rows, row: number): Int32Array =>
  items.subarray(start[row], start[row + 1]);
