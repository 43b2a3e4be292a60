import { z } from 'zod';
import type { Query } from '../pipeline/defineQuery.ts';
import type { Operation } from '../pipeline/operation.ts';
import { defineRoute, type Route, unchecked } from './defineRoute.ts';

/**
 * Finds the input's field for a parameter of the path or of the query string: the field of the same name,
 * unless the route names another. The `:id` of `/api/events/:id` is the `eventId` of an input that has one.
 */
const fieldsByParam = (
  { at, params: renamed }: { at: string; params?: Record<string, string> },
  input: object,
) => {
  const isOfEvent = at.includes(' /api/events/:id') && 'eventId' in input;
  const fields: Record<string, string> = { ...(isOfEvent && { id: 'eventId' }), ...renamed };
  return (param: string): string => fields[param] ?? param;
};

/** The summary of a description, without its full stop. */
const summaryOf = (description: string): string => description.replace(/\.$/, '');

/**
 * The route of an operation, if it defines one. Its body is the operation's input without the command
 * id, which comes as a header, and without the parameters of the path.
 */
export const routeOf = (operation: Operation): Route | undefined => {
  const { description, input, route } = operation.definition;
  if (!route) return undefined;
  const { params: _, shows, ...documented } = route;
  const fieldOf = fieldsByParam(route, input.shape);
  const inPath = [...route.at.matchAll(/:(\w+)/g)].map(([, param = '']) => fieldOf(param));
  return defineRoute({
    summary: summaryOf(description),
    ...documented,
    body: bodyOf(input, ['commandId', ...inPath]),
    handle: async ({ app, request, params, body, commandId }) => {
      const named = Object.entries(params).map(([param, value]) => [fieldOf(param), value]);
      const fields = { ...body, ...Object.fromEntries(named), commandId };
      const answer = await operation(app, request, fields);
      return shows ? shows(answer) : answer;
    },
  });
};

/** Undefined if no field is left. */
const bodyOf = ({ shape }: z.ZodObject, without: readonly string[]) => {
  const fields = Object.entries(shape).filter(([name]) => !without.includes(name));
  return fields.length > 0 ? unchecked(z.strictObject(Object.fromEntries(fields))) : undefined;
};

/** The route of a query, if it defines one. Parameters of its path and query string are the arguments. */
export const routeOfQuery = (query: Query): Route | undefined => {
  const { args, isPublic, answer, description, read, route } = query;
  if (!route) return undefined;
  const { params: _, shows, headers, ...documented } = route;
  const argumentOf = fieldsByParam(route, args);
  return defineRoute({
    answer,
    summary: summaryOf(description),
    ...documented,
    ...(isPublic && { isPublic }),
    handle: async ({ app, request, params, query, response }) => {
      const given = Object.entries({ ...query, ...params });
      const named = given.map(([param, value]) => [argumentOf(param), value]);
      if (headers) response.set(headers);
      const found = await read({ app, request }, Object.fromEntries(named));
      return shows ? shows(found) : found;
    },
  });
};
