import { expect } from 'vitest';
import { statusOf } from '../../../api/http/problems.ts';
import { routes } from '../../../api/http/rest.ts';
import type { ProposalAnswer } from '../../../schema/entities/seatingProposal.ts';
import type { ErrorCode } from '../../../schema/refusal.ts';
import type { Caller } from '../../harness/planner.ts';
import { documentOf, type KindOfOperation } from './documents.ts';
import type { GraphQLRow } from './graphqlRows.ts';
import type { Profile } from './profiles.ts';
import type { RestRequest, RestRow } from './restRows.ts';
import type { Target } from './targets.ts';

/** The outcome: its status, and the answer without what differs in each request. */
export type Outcome = { status: number | 'ok'; text: string };

/** A REST or GraphQL row, ready to be sent. */
export type Operation = {
  title: string;
  profile: Profile;
  /** Whether it records something if it is allowed. */
  records: boolean;
  ask: (caller: Caller, target: Target) => Promise<Outcome>;
};

/** As text, without the request's id and the page's nonce. */
export const textOf = (answer: unknown): string =>
  JSON.stringify(answer, (key, value) => (key === 'requestId' ? undefined : value)).replace(
    /'nonce-[^']+'/,
    'nonce',
  );

/** The last is a digest of the answer, which contains the request's id. */
const ofEachRequest = ['date', 'x-request-id', 'etag'];

const titleOf = (name: string, way?: string): string => (way ? `${name} (${way})` : name);

/** Calls a route, given as `POST /api/tables`. */
export const askRest = async (
  caller: Caller,
  operation: string,
  { at = '', second = '', event, body, csv, png }: RestRequest,
): Promise<Outcome> => {
  const [method = '', template = ''] = operation.split(' ');
  const route = routes.find(
    (candidate) => candidate.path === template && candidate.method === method.toLowerCase(),
  );
  const path =
    template.replace(/:\w+/, at).replace(/:\w+/, second) + (event ? `?event=${event}` : '');
  const {
    status,
    headers,
    body: answer,
  } = await caller.call<unknown>(
    method,
    path,
    csv ?? png ?? body,
    csv || png ? { headers: { 'content-type': csv ? 'text/csv' : 'image/png' } } : {},
  );
  await settled(caller, answer);
  const told = [...headers].filter(([name]) => !ofEachRequest.includes(name));
  const text = textOf([status, told, answer]);
  return { status: status === route?.status ? 'ok' : status, text };
};

export const overRest = ([operation, profile, requestFor, way]: RestRow): Operation => ({
  title: titleOf(operation, way),
  profile,
  records:
    (!operation.startsWith('GET') && !runsOnly.test(operation)) ||
    /^GET \/api\/admin\/.*export/.test(operation),
  ask: async (caller, target) =>
    askRest(caller, operation, (await requestFor?.(target, caller)) ?? {}),
});

/** Routes that start or stop the engine, compare a list or store a picture, and record nothing. */
const runsOnly = /^(DELETE .*\/proposals\/:proposalId|POST .*\/(verify|imports|images))$/;

/** Waits for the engine's background work, whose records belong to this request. */
const settled = async (caller: Caller, answer: unknown): Promise<void> => {
  const { id, eventId, state, seed } = (answer ?? {}) as Record<string, unknown>;
  if (state === undefined || seed === undefined) return;
  const path = `/api/events/${eventId}/proposals/${id}`;
  const isRunning = async () => {
    const { body } = await caller.call<ProposalAnswer>('GET', path);
    return [body.state, body.verification?.state].some(
      (state) => state === 'waiting' || state === 'running',
    );
  };
  await expect.poll(isRunning).toBe(false);
};

/** Mutations of things that are never recorded. */
const ephemeral = [
  'previewMerge',
  'showPresence',
  'cancelSeatingProposal',
  'verifySeatingProposal',
];

/** A 404 is answered by null if the schema allows it. */
export const overGraphQL =
  (kind: Exclude<KindOfOperation, 'subscription'>) =>
  ([field, profile, argsFor, way]: GraphQLRow): Operation => ({
    title: titleOf(`${kind} ${field}`, way),
    profile,
    records: kind === 'mutation' && !ephemeral.includes(field),
    ask: async (caller, target) => {
      const args = (await argsFor?.(target, caller)) ?? {};
      const variables = kind === 'mutation' ? { input: args } : args;
      const answer = await caller.graphql<Record<string, unknown>>(
        documentOf(kind, field),
        variables,
      );
      const [error] = answer.errors;
      const payload = answer.data?.[field] as { proposal?: unknown } | null;
      await settled(caller, payload?.proposal);
      const text = textOf(answer);
      if (error) return { status: statusOfCode(error.extensions.code), text };
      return { status: answer.data?.[field] === null ? 404 : 'ok', text };
    },
  });

export const statusOfCode = (code: unknown): number => statusOf(code as ErrorCode);
