import { rowsOf } from './floor.ts';
import type { Model } from './model.ts';
import type { Resolved } from './resolve.ts';
import { Unions } from './unions.ts';

/**
 * Up to this size, people who each sit beside another member of their group are all at one table.
 */
const largestOfOneTable = 3;

type Ties = Pick<Model, 'tied' | 'tiedTo' | 'mayPart' | 'links'>;

/**
 * Groups that hard rules bind to one table, directly or through others, and the group of each person. Leaves
 * out a group with a member who may not be moved, so that its other members move alone.
 */
export const tiesOf = ({ people, rules, fixed }: Resolved): Ties => {
  const unions = new Unions(people.length);
  const parting: number[] = [];
  const links: number[][] = people.map(() => []);
  for (const rule of rules)
    if (rule.weight === undefined && (rule.kind === 'KeepTogether' || rule.kind === 'SitBeside'))
      for (const group of rule.groups)
        if (rule.kind === 'KeepTogether' || group.length <= largestOfOneTable) {
          for (const member of group) unions.join(member, group[0] as number);
          if (rule.kind === 'KeepTogether') continue;
          for (const member of group) links[member]?.push(...group.filter((one) => one !== member));
          if (group.length > 2) parting.push(...group);
        }
  const tied = unions
    .groups()
    .filter((group) => group.length > 1 && group.every((member) => fixed[member] === 0));
  const tiedTo = new Int32Array(people.length).fill(-1);
  tied.forEach((group, id) => {
    for (const member of group) tiedTo[member] = id;
  });
  const mayPart = new Uint8Array(tied.length);
  for (const person of parting)
    if ((tiedTo[person] as number) >= 0) mayPart[tiedTo[person] as number] = 1;
  return { tied: rowsOf(tied), tiedTo, mayPart, links: rowsOf(links) };
};
