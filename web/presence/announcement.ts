import { t } from '../texts/en/presence.ftl';

/** A member's changes, counted in people or, for changes of tables, in tables. */
export type ChangeCounts = {
  seated: number;
  unseated: number;
  held: number;
  people: number;
  tables: number;
};

type MemberChanges = { name: string; did: ChangeCounts };

const sum = (a: ChangeCounts, b: ChangeCounts): ChangeCounts => ({
  seated: a.seated + b.seated,
  unseated: a.unseated + b.unseated,
  held: a.held + b.held,
  people: a.people + b.people,
  tables: a.tables + b.tables,
});

const sentences = ({ name, did }: MemberChanges): string[] => [
  ...(did.seated ? [t('did-seat', { name, count: did.seated })] : []),
  ...(did.unseated ? [t('did-unseat', { name, count: did.unseated })] : []),
  ...(did.held ? [t('did-hold', { name, count: did.held })] : []),
  ...(did.people ? [t('did-people', { name, count: did.people })] : []),
  ...(did.tables ? [t('did-tables', { name, count: did.tables })] : []),
];

/** All members' changes in words: "Mira seated 12 people." */
export const announcement = (changes: readonly MemberChanges[]): string => {
  const byName = new Map<string, ChangeCounts>();
  for (const { name, did } of changes) {
    const before = byName.get(name);
    byName.set(name, before ? sum(before, did) : did);
  }
  return [...byName].flatMap(([name, did]) => sentences({ name, did })).join(' ');
};
