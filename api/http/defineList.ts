import type { Response } from 'express';
import { z } from 'zod';
import { limits } from '../../schema/limits.ts';
import type { OpenPage, Page, PageOf } from '../queries/page.ts';
import { defineRoute, type Route, type RouteCall, type RouteOptions } from './defineRoute.ts';

type ListOptions<F extends z.ZodRawShape> = Omit<
  RouteOptions<z.ZodObject, z.ZodType>,
  'query' | 'body' | 'handle'
> & {
  /** Query parameters besides `limit` and `offset`. */
  filter?: F;
  /** The schema of one row. */
  answer: z.ZodType;
  /** The highest `limit`. */
  most?: number;
  /** The default `limit`. */
  usual?: number;
  read: (
    call: RouteCall<Record<string, string>, z.output<z.ZodObject<F>>, unknown>,
    part: PageOf,
  ) => Promise<Page<unknown> | OpenPage<unknown>>;
};

/** A route that answers a part of a list. Its Link header (RFC 8288) names the neighbouring parts. */
export const defineList = <F extends z.ZodRawShape>({
  filter,
  answer,
  most = limits.listRows,
  usual = most,
  read,
  ...route
}: ListOptions<F>): Route =>
  defineRoute({
    ...route,
    query: partOfAtMost(most, usual).extend(filter ?? {}),
    answer: z.array(answer),
    handle: async (call) => {
      const { limit = usual, offset = 0 } = call.query as Partial<PageOf>;
      const part = { limit, offset };
      const page = await read(call as unknown as Parameters<typeof read>[0], part);
      return listAnswer(call.response, part, page);
    },
  });

/** A whole number in an address. */
export const wholeNumber = z
  .string()
  .regex(/^\d{1,7}$/, 'Must be a whole number')
  .transform(Number);

const partOfAtMost = (most: number, usual: number) => {
  const atMost = `At most ${most.toLocaleString('en')} at once`;
  return z.object({
    limit: wholeNumber
      .pipe(z.number().min(1).max(most, atMost))
      .optional()
      .meta({ description: `${atMost}. Default: ${usual.toLocaleString('en')}.` }),
    offset: wholeNumber.optional(),
  });
};

/** Answers the rows as a plain array and adds the headers for paging. */
const listAnswer = <Row>(
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
