import { setImmediate } from 'node:timers/promises';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { beforeAll, describe, expect, it } from 'vitest';
import { openApiPath } from '../../api/http/openApi.ts';
import { routes } from '../../api/http/rest.ts';
import { plannerOfFile } from '../harness/plannerOfFile.ts';

type Parameter = {
  name: string;
  in: string;
  description?: string;
  required?: boolean;
  schema: object;
};
type Media = Record<string, { schema: object }>;
type Operation = {
  summary: string;
  parameters?: Parameter[];
  requestBody?: { content: Media };
  responses: Record<string, { description: string; content?: Media }>;
  security?: Record<string, unknown>[];
};
type Document = {
  openapi: string;
  info: { title: string; version: string };
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object>; securitySchemes: Record<string, object> };
};

/** Section 7 of the specification, word for word. */
const asked = [
  'GET /api/auth/user',
  'PATCH /api/auth/profile',
  'GET /api/admin/users',
  'GET /api/admin/stats',
  'GET /api/admin/audit',
  'GET /api/events',
  'GET /api/events/{id}',
  'POST /api/events',
  'PATCH /api/events/{id}',
  'DELETE /api/events/{id}',
  'GET /api/attendees',
  'POST /api/attendees',
  'POST /api/attendees/bulk',
  'PATCH /api/attendees/{id}',
  'PATCH /api/attendees/{id}/holding',
  'GET /api/tables',
  'POST /api/tables',
  'PATCH /api/tables/{id}',
  'POST /api/tables/{id}/resize',
  'GET /api/seats/all',
  'POST /api/seats/{seatId}/assign',
  'POST /api/seats/auto-assign',
  'POST /api/arrangements',
  'GET /api/arrangements/{id}',
  'PATCH /api/arrangements/{id}/share',
  'GET /api/public/arrangements/{id}',
];

const planner = plannerOfFile();
let document: Document;
beforeAll(async () => {
  document = await (await fetch(`${planner.url}/api/openapi.json`)).json();
});

const operations = (): { name: string; path: string; method: string; operation: Operation }[] =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      path,
      method,
      operation,
    })),
  );

describe('the OpenAPI document', () => {
  it('contains every route, and nothing else', () => {
    const served = routes.map(({ method, path }) => `${method.toUpperCase()} ${openApiPath(path)}`);
    expect(
      operations()
        .map(({ name }) => name)
        .sort(),
    ).toEqual([...served].sort());
  });

  it('contains every call of the specification', () => {
    expect(operations().map(({ name }) => name)).toEqual(expect.arrayContaining(asked));
  });

  it('is OpenAPI 3.1: versions, described answers, each parameter of a path declared', () => {
    expect(document.openapi).toMatch(/^3\.1\.\d+$/);
    expect(document.info).toMatchObject({ title: expect.any(String), version: expect.any(String) });
    for (const { name, path, operation } of operations()) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter);
      const declared = (operation.parameters ?? []).filter((one) => one.in === 'path');
      expect(
        declared.map((one) => one.name),
        name,
      ).toEqual(inPath);
      expect(
        declared.every(({ required }) => required),
        name,
      ).toBe(true);
      expect(operation.summary, name).toMatch(/\S/);
      expect(Object.keys(operation.responses), name).toEqual(
        expect.arrayContaining([expect.stringMatching(/^20[014]$/), '400', '401', '404', '429']),
      );
      for (const answer of Object.values(operation.responses)) {
        expect(answer.description, name).toMatch(/\S/);
      }
      for (const scheme of (operation.security ?? []).flatMap(Object.keys)) {
        expect(document.components.securitySchemes, name).toHaveProperty(scheme);
      }
    }
  });

  it('follows the rules that tools recommend: servers, a licence, an id for each operation', async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const source = JSON.stringify(document);
    const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config });
    expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
  });

  it('contains JSON Schemas that compile, with all their references', async () => {
    const ajv = new Ajv2020({ strict: true, strictTypes: false, allowUnionTypes: true });
    formats.default(ajv);
    ajv.addVocabulary(['example', 'components']);
    ajv.addSchema({ $id: 'planner', components: document.components });
    const schemas = operations().flatMap(({ name, operation }) => [
      ...(operation.parameters ?? []).map(({ schema }) => ({ name, schema })),
      ...[operation.requestBody, ...Object.values(operation.responses)].flatMap((part) =>
        Object.values(part?.content ?? {}).map(({ schema }) => ({ name, schema })),
      ),
    ]);
    const components = Object.entries(document.components.schemas).map(([name, schema]) => ({
      name,
      schema,
    }));
    expect(components.length).toBeGreaterThan(8);
    // Most are equal: a hundred operations refuse in the same words.
    const names = new Map<string, string>();
    for (const { name, schema } of [...schemas, ...components])
      names.set(JSON.stringify(schema).replaceAll('"#/components/', '"planner#/components/'), name);
    for (const [text, name] of names) {
      expect(() => ajv.compile(JSON.parse(text)), name).not.toThrow();
      // The server runs in this process, and would drop connections if it were blocked for seconds.
      await setImmediate();
    }
  });

  it('excludes unknown fields in every body', () => {
    for (const { name, operation } of operations()) {
      const schema = operation.requestBody?.content['application/json']?.schema;
      if (schema) expect(schema, name).toMatchObject({ additionalProperties: false });
    }
  });

  it('is served: no operation of it answers "there is nothing here"', async () => {
    for (const { name, path, method, operation } of operations()) {
      const answer = await fetch(`${planner.url}${path.replace(/\{\w+\}/g, 'none')}`, {
        method: method.toUpperCase(),
      });
      const isPublic = operation.security?.length === 0;
      expect(await answer.json(), name).toMatchObject({
        code: isPublic ? expect.stringMatching(/NOT_FOUND$/) : 'NOT_SIGNED_IN',
        message: expect.not.stringContaining('There is nothing here'),
      });
      expect(answer.status, name).toBe(isPublic ? 404 : 401);
    }
  });

  it('covers all paths: no other is answered', async () => {
    const answer = await fetch(`${planner.url}/api/seating`);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: 'NOT_FOUND', issues: [] });
  });
});

describe('the page at /api/docs', () => {
  it('names each operation with its path and purpose', async () => {
    const answer = await fetch(`${planner.url}/api/docs`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const page = await answer.text();
    const said = textOf(page);
    for (const { method, path, operation } of operations()) {
      expect(said).toContain(`${method.toUpperCase()} ${path} ${operation.summary}`);
    }
  });

  it('explains each parameter, and links references to their schemas', async () => {
    const page = await (await fetch(`${planner.url}/api/docs`)).text();
    const text = textOf(page);
    const parameters = operations().flatMap(({ operation }) => operation.parameters ?? []);
    const described = parameters.flatMap(({ description }) => description ?? []);
    expect(described.length).toBeGreaterThan(100);
    expect(described.filter((one) => !text.includes(one.replace(/\s+/g, ' ')))).toEqual([]);
    const targets = new Set([...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id));
    expect(targets.size).toBeGreaterThan(50);
    for (const id of targets) expect(page).toContain(`<pre id="${id}">`);
  });

  it("is readable under the product's security policy: no script, no inline style, but its own styles", async () => {
    const page = await (await fetch(`${planner.url}/api/docs`)).text();
    expect(page).toMatch(/^<!doctype html>\s*<html lang="en">/);
    expect(page).not.toMatch(/<script|<style|style=|onclick=/i);
    const [, href] = /<link rel="stylesheet" href="([^"]+)">/.exec(page) ?? [];
    const style = await fetch(`${planner.url}${href}`);
    expect(style.status).toBe(200);
    expect(style.headers.get('content-type')).toContain('text/css');
  });
});

/** The visible text: without tags, with character references resolved and spaces merged. */
const textOf = (page: string): string =>
  page
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
    .replace(/\s+/g, ' ');
