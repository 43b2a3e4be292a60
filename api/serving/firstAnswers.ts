import { inTime } from '../pipeline/inTime.ts';

/**
 * The query of the first screen. `fromAddress` maps variables to parameters of the address, or to what the page list
 * names of its path.
 */
export type FirstQuery = {
  name: string;
  document: string;
  variables: Readonly<Record<string, unknown>>;
  fromAddress: Readonly<Record<string, string>>;
};

/** `position`: `data` was read at this position or later. */
export type Answer = { position: string; data: object };

/** Runs a query as the page's visitor. Undefined if any part of it is refused. */
export type Ask = (
  document: string,
  variables: Readonly<Record<string, unknown>>,
) => Promise<Answer | undefined>;

type Asked = { memberId: string; ask: Ask; query: FirstQuery; address: URLSearchParams };

export const firstAnswerLimits = {
  /** In bytes of JSON. A larger answer would delay the page's own files. */
  characters: 100_000,
  /** Milliseconds that a page waits for the answer: about one round trip of a slow network. */
  waitMs: 250,
  /** The limit of each process. An overloaded server should not answer each query twice. */
  atOnce: 8,
  remembered: 1_000,
} as const;

/**
 * Answers a page's first query as JSON to embed in the page. Undefined if the address lacks a parameter, if
 * there is nothing to see, or if the answer is slow or large; the client then sends the query itself. Does
 * not repeat a query whose answer was too large.
 */
export const createFirstAnswers = () => {
  const tooLarge = new Set<string>();
  let underWay = 0;

  return async ({ memberId, ask, query, address }: Asked): Promise<string | undefined> => {
    const variables = variablesOf(query, address);
    if (!variables || underWay >= firstAnswerLimits.atOnce) return undefined;
    const key = JSON.stringify([memberId, query.name, variables]);
    if (tooLarge.has(key)) return undefined;
    underWay += 1;
    const answering = ask(query.document, variables).finally(() => {
      underWay -= 1;
    });
    // On failure or timeout the client sends the query itself and sees the error.
    const answer = await inTime(answering, firstAnswerLimits.waitMs).catch(() => undefined);
    if (!answer || Object.values(answer.data).some((field) => field === null)) return undefined;
    const json = JSON.stringify({ name: query.name, variables, ...answer });
    if (json.length <= firstAnswerLimits.characters) return json;
    if (tooLarge.size >= firstAnswerLimits.remembered) tooLarge.clear();
    tooLarge.add(key);
    return undefined;
  };
};

const variablesOf = ({ variables, fromAddress }: FirstQuery, address: URLSearchParams) => {
  const given: Record<string, unknown> = { ...variables };
  for (const [name, parameter] of Object.entries(fromAddress)) {
    const value = address.get(parameter);
    if (!value) return undefined;
    given[name] = value;
  }
  return given;
};
