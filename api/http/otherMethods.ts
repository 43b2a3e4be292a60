import type { RequestHandler } from 'express';
import { Refusal } from '../../schema/refusal.ts';
import type { Route } from './defineRoute.ts';

/** A path that takes GET takes HEAD, too. */
const namesOf = (method: Route['method']): string[] =>
  method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()];

/**
 * Adds the methods of a path to `Allow`, for a request with another method. Runs after the path's routes. A
 * path that matches several patterns gets the methods of all of them.
 */
export const allow = (...methods: Route['method'][]): RequestHandler => {
  const names = methods.flatMap(namesOf);
  return (request, response, next) => {
    const others = response.get('Allow')?.split(', ') ?? [];
    if (!names.includes(request.method))
      response.set('Allow', [...new Set([...others, ...names])].join(', '));
    next();
  };
};

/**
 * Refuses a request that no route has answered: for its method if the path has others, which `Allow` names
 * (RFC 9110, section 15.5.6), else for its path. OPTIONS is answered with these names.
 * @throws Refusal METHOD_NOT_ALLOWED, NOT_FOUND
 */
export const noSuchRoute: RequestHandler = (request, response) => {
  const allowed = response.get('Allow');
  if (!allowed) throw new Refusal('NOT_FOUND', 'There is nothing here');
  if (request.method !== 'OPTIONS')
    throw new Refusal('METHOD_NOT_ALLOWED', `This path takes ${allowed} only`);
  response.status(204).end();
};
