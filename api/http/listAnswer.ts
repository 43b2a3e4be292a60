import type { Response } from 'express';
import type { OpenPage, Page, PageOf } from '../queries/page.ts';

/** A part of a list as a plain array; the Link header names its neighbours. */
export const listAnswer = <Row>(
  response: Response,
  { limit, offset }: PageOf,
  page: Page<Row> | OpenPage<Row>,
): Row[] => {
  if ('total' in page) response.set('X-Total-Count', String(page.total));
  const goesOn = 'total' in page ? offset + limit < page.total : page.goesOn;
  const at = (start: number): string => {
    const url = new URL(response.req.originalUrl, 'http://here.invalid');
    url.searchParams.set('limit', String(limit));
    url.searchParams.set('offset', String(start));
    return `${url.pathname}${url.search}`;
  };
  const links = [
    ...(goesOn ? [`<${at(offset + limit)}>; rel="next"`] : []),
    ...(offset > 0 ? [`<${at(Math.max(0, offset - limit))}>; rel="prev"`] : []),
  ];
  if (links.length > 0) response.set('Link', links.join(', '));
  return page.items;
};
