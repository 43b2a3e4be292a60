import { useQuery } from '@apollo/client/react';
import { KitchenIssues } from './documents.ts';

/** The issues of the kitchen's sheet that show one revision, by number. */
export type IssuesOfRevision = { revision: number; numbers: number[] };

type KitchenIssuesState = {
  /** The latest revision first. Undefined while loading. */
  issues: readonly IssuesOfRevision[] | undefined;
  refetch: () => void;
};

/** The kitchen sheets issued so far; none if they cannot be loaded. */
export const useKitchenIssues = (eventId: string): KitchenIssuesState => {
  const { data, previousData, error, refetch } = useQuery(KitchenIssues, {
    variables: { eventId },
    // Other members also issue sheets, and no live update reports it.
    fetchPolicy: 'no-cache',
  });
  const issued = (data ?? previousData)?.issuedSheets ?? (error ? [] : undefined);
  const numbersOf = new Map<number, number[]>();
  for (const { sheet, number, revision } of issued ?? [])
    if (sheet === 'kitchen') numbersOf.set(revision, [number, ...(numbersOf.get(revision) ?? [])]);
  const issues = [...numbersOf]
    .map(([revision, numbers]) => ({ revision, numbers: numbers.sort((a, b) => a - b) }))
    .sort((a, b) => b.revision - a.revision);
  return {
    issues: issued && issues,
    refetch: () => void refetch().catch(() => undefined),
  };
};
