import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';

type Media = { schema: object };
type Operation = { responses: Record<string, { content?: Record<string, Media> }> };
type OpenApi = {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas?: Record<string, object> };
};

export type RestAnswer = {
  method: string;
  path: string;
  status: number;
  type: string;
  body: unknown;
};

/** Returns how an answer differs from the document, or undefined if it conforms. */
export type Conformance = (answer: RestAnswer) => string | undefined;

const known = new Map<string, Conformance>();

/**
 * Checks answers against an OpenAPI document, as a generated client would rely on it. Planners with the
 * same document share what was compiled from it.
 */
export const conformanceTo = (document: string): Conformance => {
  const conformance = known.get(document) ?? compiled(JSON.parse(document));
  known.set(document, conformance);
  return conformance;
};

const compiled = (document: OpenApi): Conformance => {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  formats.default(ajv);
  ajv.addSchema({ $id: 'planner', components: document.components });
  const validators = new Map<object, ValidateFunction>();
  const validatorOf = (schema: object): ValidateFunction => {
    const validator = validators.get(schema) ?? ajv.compile(localised(schema));
    validators.set(schema, validator);
    return validator;
  };
  const operationFor = operationsOf(document);

  return ({ method, path, status, type, body }) => {
    const name = `${method} ${path}: ${status}`;
    const operation = operationFor(method, path);
    if (!operation) return `${name}: the document has no such operation`;
    const response = operation.responses[status];
    if (!response) return `${name}: the document has no such status`;
    const [media] = Object.keys(response.content ?? {});
    if (!media) return body === '' ? undefined : `${name}: it has a body`;
    if (!type.startsWith(media)) return `${name}: it is ${type}, not ${media}`;
    if (media !== 'application/json') return undefined;
    const validate = validatorOf(response.content?.[media]?.schema ?? {});
    return validate(body) ? undefined : `${name}: ${ajv.errorsText(validate.errors)}`;
  };
};

/** References lead to the document's components, which are registered under a name of their own. */
const localised = (schema: object): object =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"planner#/components/'));

/** A path without parameters comes before one with them, as in the routes. */
const operationsOf = ({ paths }: OpenApi) => {
  const patterns = Object.entries(paths).map(
    ([template, operations]) => [patternOf(template), operations] as const,
  );
  return (method: string, path: string): Operation | undefined => {
    const { pathname } = new URL(path, 'http://localhost');
    const matching = patterns.flatMap(([pattern, operations]) =>
      pattern.test(pathname) ? [operations] : [],
    );
    return [paths[pathname], ...matching]
      .map((operations) => operations?.[method.toLowerCase()])
      .find(Boolean);
  };
};

const patternOf = (template: string): RegExp =>
  new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
