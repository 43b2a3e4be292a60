import { cleaned, truncated } from '../../schema/text/plainText.ts';
import { adminActions } from '../../schema/vocabulary.ts';
import type { AuditFilter } from '../gql/graphql.ts';
import { endOf, startOf } from '../texts/days.ts';

/** The filters in the address, as form values: days are in the browser's time zone. */
export type FilterFields = Record<'actor' | 'target' | 'action' | 'from' | 'until', string>;

export const filterNames = ['actor', 'target', 'action', 'from', 'until'] as const;

const aDay = /^\d{4}-\d\d-\d\d$/;

/** Ignores invalid values, such as an unknown action or date. */
export const fieldsFrom = (params: URLSearchParams): FilterFields => {
  const text = (name: string) => truncated(cleaned(params.get(name) ?? ''), 200);
  const day = (name: string) => (aDay.test(text(name)) ? text(name) : '');
  const action = text('action');
  return {
    actor: text('actor'),
    target: text('target'),
    action: (adminActions as readonly string[]).includes(action) ? action : '',
    from: day('from'),
    until: day('until'),
  };
};

export const isEmpty = (fields: FilterFields): boolean =>
  filterNames.every((name) => !fields[name]);

/** The parameters with one filter changed, without empty filters. */
export const withField = (
  params: URLSearchParams,
  name: keyof FilterFields,
  value: string,
): URLSearchParams => {
  const next = new URLSearchParams(params);
  if (value) next.set(name, value);
  else next.delete(name);
  return next;
};

/** Converts to the server's filter: whole days, including the last one. */
export const filterOf = ({ actor, target, action, from, until }: FilterFields): AuditFilter => ({
  ...(actor && { actor }),
  ...(target && { target }),
  ...(action && { action }),
  ...(startOf(from) && { from: startOf(from) }),
  ...(endOf(until) && { until: endOf(until) }),
});

export const exportAddress = (format: 'csv' | 'jsonl', filter: AuditFilter): string => {
  const query = new URLSearchParams(
    Object.entries(filter).filter((entry): entry is [string, string] => Boolean(entry[1])),
  ).toString();
  return `/api/admin/audit/export.${format}${query && `?${query}`}`;
};
