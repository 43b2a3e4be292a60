import type { Response } from 'express';
import type { Page } from '../reading/page.ts';
import type { ListQuery } from './defineRoute.ts';

/** A list as a plain array; where the caller asked for a part, the Link header names its neighbours. */
export const listAnswer = <Row>(
  response: Response,
  { limit, offset = 0 }: ListQuery,
  { items, total }: Page<Row>,
): Row[] => {
  response.set('X-Total-Count', String(total));
  if (limit === undefined) return items;
  const at = (start: number): string => {
    const url = new URL(response.req.originalUrl, 'http://here.invalid');
    url.searchParams.set('limit', String(limit));
    url.searchParams.set('offset', String(start));
    return `${url.pathname}${url.search}`;
  };
  const links = [
    ...(offset + limit < total ? [`<${at(offset + limit)}>; rel="next"`] : []),
    ...(offset > 0 ? [`<${at(Math.max(0, offset - limit))}>; rel="prev"`] : []),
  ];
  if (links.length > 0) response.set('Link', links.join(', '));
  return items;
};
