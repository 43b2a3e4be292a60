/** What the first screen of a page asks. `fromAddress`: variables, each with its parameter in the address. */
export type FirstQuery = {
  name: string;
  document: string;
  variables: Readonly<Record<string, unknown>>;
  fromAddress: Readonly<Record<string, string>>;
};

/** `position`: what is in `data` was read as of this or later. */
export type Answer = { position: string; data: object };

/** Asks in the name of whom the page is for. Undefined where any part of the answer is a refusal. */
export type Ask = (
  document: string,
  variables: Readonly<Record<string, unknown>>,
) => Promise<Answer | undefined>;

type Asked = { memberId: string; ask: Ask; query: FirstQuery; search: URLSearchParams };

export const firstAnswerLimits = {
  /** Of JSON: what is larger would hold up the page's own files. */
  characters: 100_000,
  /** How long a page waits for it: about what it would cost a client on a slow network to ask. */
  waitMs: 250,
  /** In each process. A server that has more to do than it can is not to answer each question twice. */
  atOnce: 8,
  /** How many answers are remembered to be too large. */
  remembered: 1_000,
} as const;

/**
 * Answers a page's first query as the JSON that goes with the page. Undefined where the address lacks
 * what the query needs, where there is nothing to see, and where the answer is slow or large: the
 * client then asks for itself, as it does for everything else. What was too large once is not tried
 * again, because most of the work would be in vain.
 */
export const createFirstAnswers = () => {
  const tooLarge = new Set<string>();
  let underWay = 0;

  return async ({ memberId, ask, query, search }: Asked): Promise<string | undefined> => {
    const variables = variablesOf(query, search);
    if (!variables || underWay >= firstAnswerLimits.atOnce) return undefined;
    const key = JSON.stringify([memberId, query.name, variables]);
    if (tooLarge.has(key)) return undefined;
    underWay += 1;
    const answering = ask(query.document, variables).finally(() => {
      underWay -= 1;
    });
    const answer = await inTime(answering);
    if (!answer || Object.values(answer.data).some((field) => field === null)) return undefined;
    const json = JSON.stringify({ name: query.name, variables, ...answer });
    if (json.length <= firstAnswerLimits.characters) return json;
    if (tooLarge.size >= firstAnswerLimits.remembered) tooLarge.clear();
    tooLarge.add(key);
    return undefined;
  };
};

const variablesOf = ({ variables, fromAddress }: FirstQuery, search: URLSearchParams) => {
  const given: Record<string, unknown> = { ...variables };
  for (const [name, parameter] of Object.entries(fromAddress)) {
    const value = search.get(parameter);
    if (!value) return undefined;
    given[name] = value;
  }
  return given;
};

/** A fault is the client's to hear of, when it asks for itself. */
const inTime = async (answering: Promise<Answer | undefined>): Promise<Answer | undefined> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), firstAnswerLimits.waitMs);
  });
  try {
    return await Promise.race([answering, late]);
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
};
