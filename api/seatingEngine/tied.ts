import { type Rows, rowsOf } from './floor.ts';
import type { Resolved } from './resolve.ts';
import { Unions } from './unions.ts';

/**
 * Groups that hard rules bind to one table, directly or through others, and the group of each person. Leaves
 * out a group with a member who may not be moved, so that its other members move alone.
 */
export const tiesOf = ({ people, rules, fixed }: Resolved): { tied: Rows; tiedTo: Int32Array } => {
  const unions = new Unions(people.length);
  for (const rule of rules)
    if (rule.kind === 'KeepTogether' && rule.weight === undefined)
      for (const group of rule.groups)
        for (const member of group) unions.join(member, group[0] as number);
  const tied = unions
    .groups()
    .filter((group) => group.length > 1 && group.every((member) => fixed[member] === 0));
  const tiedTo = new Int32Array(people.length).fill(-1);
  tied.forEach((group, id) => {
    for (const member of group) tiedTo[member] = id;
  });
  return { tied: rowsOf(tied), tiedTo };
};
