import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { graphQLSchema } from './graphql/schema.ts';
import type { Route } from './http/defineRoute.ts';
import { routes } from './http/rest.ts';
import type { Operation } from './pipeline/operation.ts';
import { slices } from './slices.ts';

const api = new URL('.', import.meta.url);

const isOperation = (value: unknown): value is Operation =>
  typeof value === 'function' && 'definition' in value;

const served = slices.flatMap(({ serves }) => serves.filter(isOperation));

/** The operations that the files of slices define, found by their text. */
const definedOperations = async (): Promise<Operation[]> => {
  const files = readdirSync(api, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      file.endsWith('.ts') &&
      !file.endsWith('.test.ts') &&
      readFileSync(new URL(file, api), 'utf8').includes(' = operation({'),
  );
  const modules = await Promise.all(files.map((file) => import(new URL(file, api).href)));
  return modules.flatMap((module) => Object.values(module).filter(isOperation));
};

describe('the slices', () => {
  it('serve every defined operation, once', async () => {
    const names = (operations: readonly Operation[]) =>
      operations.map(({ definition }) => definition.name).toSorted();
    const defined = await definedOperations();
    expect(defined.length).toBeGreaterThan(40);
    expect(names(served)).toEqual(names(defined));
  });

  it('store the keys of each operation under its own name', () => {
    const names = served.map(({ definition }) => definition.name);
    expect(new Set(names).size).toBe(names.length);
  });

  it('make a mutation and a route from one definition', () => {
    const mutation = graphQLSchema().getMutationType()?.getFields().swapSeats;
    expect(mutation?.description).toBe('Swaps the people on two seats.');
    expect(mutation?.args.map(({ name, type }) => `${name}: ${type}`)).toEqual([
      'input: SwapSeatsInput!',
    ]);
    const route = routeAt('post', '/api/seats/swap');
    expect(route).toMatchObject({
      summary: 'Swaps the people on two seats',
      status: 200,
    });
    expect(fieldsOf(route)).toEqual(['eventId', 'seatId', 'otherSeatId', 'movePinned']);
  });

  it('take in the body only what is not in the path', () => {
    expect(fieldsOf(routeAt('post', '/api/arrangements/:id/use'))).toEqual(['eventId']);
    expect(routeAt('delete', '/api/tables/:id')).toMatchObject({ status: 204, body: undefined });
  });
});

const routeAt = (method: string, path: string): Route => {
  const found = routes.find((route) => route.method === method && route.path === path);
  if (!found) throw new Error(`There is no ${method} ${path}`);
  return found;
};

const fieldsOf = ({ body }: Route): string[] =>
  body instanceof z.ZodObject ? Object.keys(body.shape) : [];
