import { rowsOf } from './floor.ts';
import type { Model } from './model.ts';
import type { Resolved } from './resolve.ts';
import { Unions } from './unions.ts';

/**
 * Up to this size, people who each sit beside another member of their group are all at one table.
 */
const largestOfOneTable = 3;

type Ties = Pick<Model, 'tied' | 'tiedTo' | 'mayPart' | 'links' | 'anchors' | 'anchoredIn'>;

/** The members of a group who may be moved, and the table of the others; -1 for none. */
type Group = { moving: number[]; anchor: number };

/**
 * A group of which some may not be moved has an anchor if these are at one table, and the table has room for the
 * others.
 */
const groupOf = (
  members: readonly number[],
  { fixed, closed, seated, floor }: Resolved,
): Group | undefined => {
  const moving = members.filter((member) => fixed[member] === 0);
  if (moving.length < 2) return undefined;
  const [anchor = -1, ...others] = new Set(
    members
      .filter((member) => fixed[member] === 1)
      .map((member) => floor.tableOf[seated[member] as number] as number),
  );
  if (anchor < 0) return { moving, anchor };
  const seats = closed.subarray(floor.firstSeat[anchor], floor.firstSeat[anchor + 1]);
  const open = seats.filter((isClosed) => isClosed === 0).length;
  return others.length === 0 && moving.length <= open ? { moving, anchor } : undefined;
};

/** Groups that hard rules bind to one table, directly or through others, and the group of each person. */
export const tiesOf = (resolved: Resolved): Ties => {
  const { people, rules } = resolved;
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
  const groups = unions.groups().flatMap((members) => groupOf(members, resolved) ?? []);
  const tiedTo = new Int32Array(people.length).fill(-1);
  const anchoredIn = new Int32Array(people.length).fill(-1);
  groups.forEach(({ moving, anchor }, id) => {
    for (const member of moving) (anchor < 0 ? tiedTo : anchoredIn)[member] = id;
  });
  const mayPart = new Uint8Array(groups.length);
  for (const person of parting)
    if ((tiedTo[person] as number) >= 0) mayPart[tiedTo[person] as number] = 1;
  return {
    tied: rowsOf(groups.map(({ moving }) => moving)),
    tiedTo,
    mayPart,
    links: rowsOf(links),
    anchors: Int32Array.from(groups, ({ anchor }) => anchor),
    anchoredIn,
  };
};
