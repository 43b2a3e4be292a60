import { isNonNullType } from 'graphql';
import type { Caller } from '../../harness/planner.ts';
import {
  argumentsOf,
  documentOf,
  fieldsOf,
  type KindOfOperation,
} from '../permissions/documents.ts';
import type { Target } from '../permissions/targets.ts';
import { firstWord } from './follow.ts';
import {
  type Components,
  inputOf,
  type PlainText,
  plainTextFor,
  type Shape,
  shapeOfInput,
  shapeOfJson,
  type TextField,
  type Texts,
  textsOf,
} from './shapes.ts';
import { headerText, percentEncoded } from './strings.ts';

/**
 * The result of a request: its status if that is valid in HTTP, and the answer as it was written.
 */
export type Came = {
  status: number;
  text: string;
  /** The texts of the answer as JSON, whatever its format. Left out if the answer is not text. */
  json?: string | undefined;
};

/** A REST or GraphQL operation with every text that it takes. */
export type Call = {
  title: string;
  texts: TextField[];
  send: (url: string, caller: Caller, target: Target, texts: Texts) => Promise<Came>;
};

type Parameter = { in: string; name: string; schema: object };
type Operation = {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: object }> };
};
type Document = { paths: Record<string, Record<string, Operation>>; components: Components };

/**
 * The texts of parameters and body begin with their location: `path`, `query`, `header` or `body`.
 */
const shapeOfOperation = (
  { parameters = [], requestBody }: Operation,
  components: Components,
): Shape => {
  const places = ['path', 'query', 'header'].map((place) => {
    const fields = parameters
      .filter((parameter) => parameter.in === place)
      .map(({ name }) => [name, { shape: { is: 'text' }, isRequired: place === 'path' }]);
    return [
      place,
      { shape: { is: 'fields', fields: Object.fromEntries(fields) }, isRequired: true },
    ];
  });
  const schema = requestBody?.content['application/json']?.schema;
  const body = schema ? { body: { shape: shapeOfJson(schema, components), isRequired: true } } : {};
  const agent = {
    is: 'fields',
    fields: { 'user-agent': { shape: { is: 'text' }, isRequired: false } },
  };
  return {
    is: 'fields',
    fields: { ...Object.fromEntries(places), agent: { shape: agent, isRequired: true }, ...body },
  } as Shape;
};

type Parts = Record<'path' | 'query' | 'header' | 'agent', Record<string, string>> & {
  body?: unknown;
};

/** Every operation of the OpenAPI document. */
export const restCalls = ({ paths, components }: Document): Call[] =>
  Object.entries(paths).flatMap(([template, operations]) =>
    Object.entries(operations).map(([method, operation]): Call => {
      const shape = shapeOfOperation(operation, components);
      return {
        title: `${method.toUpperCase()} ${template}`,
        texts: textsOf(shape),
        send: async (url, caller, target, texts) => {
          // An id in the body refers to the last noun: `/api/events/{id}/tables/move` is about tables.
          const plain: PlainText = (name, path) =>
            plainTextFor(path[0] === 'body' ? template : nounOf(template), target)(name, path);
          const { path, query, header, agent, body } = inputOf(shape, texts, plain) as Parts;
          const at = template.replaceAll(/\{(\w+)\}/g, (_, name) => segment(path[name] ?? ''));
          const asked = Object.entries(query).map(([name, of]) => `${name}=${percentEncoded(of)}`);
          const headers = Object.entries({ ...header, ...agent }).map(([name, of]) => [
            name,
            headerText(of),
          ]);
          const answer = await fetch(`${url}${at}?${asked.join('&')}`, {
            method: method.toUpperCase(),
            redirect: 'manual',
            headers: {
              cookie: caller.cookie(),
              ...(body !== undefined && { 'content-type': 'application/json' }),
              ...Object.fromEntries(headers),
            },
            ...(body !== undefined && { body: JSON.stringify(body) }),
          });
          const text = await answer.text();
          return { status: answer.status, text, json: asJson(answer, text) };
        },
      };
    }),
  );

/** The noun that a path's id refers to: in `/api/admin/users/{id}/erase`, users. */
const nounOf = (template: string): string => template.split('/{')[0] ?? '';

const asJson = ({ headers }: Response, text: string): string | undefined => {
  const type = headers.get('content-type') ?? '';
  if (type.includes('json')) return text;
  return type.startsWith('text/') ? JSON.stringify(text) : undefined;
};

/** Dots alone would lead to another path. */
const segment = (text: string): string =>
  /^\.{0,2}$/.test(text) ? '%2e%2e%2e' : percentEncoded(text);

/** Every query, mutation or subscription of the schema. */
export const graphqlCalls = (kind: KindOfOperation): Call[] =>
  fieldsOf(kind).map((field) => {
    const fields = argumentsOf(kind, field).map(({ name, type }) => {
      const shape = shapeOfInput(type);
      return [name, { shape, isRequired: isNonNullType(type) }];
    });
    const shape: Shape = { is: 'fields', fields: Object.fromEntries(fields) };
    return {
      title: `${kind} ${field}`,
      texts: textsOf(shape),
      send: async (url, caller, target, texts) => {
        const variables = inputOf(shape, texts, plainTextFor(field, target)) as object;
        const query = documentOf(kind, field);
        if (kind === 'subscription') return firstWord(url, caller, target, { query, variables });
        const answer = await fetch(`${url}/graphql`, {
          method: 'POST',
          headers: { cookie: caller.cookie(), 'content-type': 'application/json' },
          body: JSON.stringify({ query, variables }),
        });
        const text = await answer.text();
        const isOurFault = /"code":"(INTERNAL|INTERNAL_SERVER_ERROR|NOT_READY)"/.test(text);
        return { status: isOurFault ? 500 : answer.status, text, json: text };
      },
    };
  });
