import { type Agent, request } from 'node:http';
import { timeLimit } from '../../../schema/timeLimit.ts';
import type { Call } from './command.ts';

export type HttpAnswer = { status: number; body: string };

/** An HTTP request. */
export type Wire = {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Buffer | undefined;
};

export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

/** The request of a command, with the key that identifies its repeats. */
export const wireOf = (call: Call, key: string, headers: Record<string, string>): Wire => {
  const { type, content: body } = sentOf(call, key);
  return {
    method: call.via === 'rest' ? call.method : 'POST',
    path: call.via === 'rest' ? call.path : '/graphql',
    headers: {
      ...headers,
      ...(call.via === 'rest' ? { 'idempotency-key': key } : {}),
      ...(body === undefined
        ? {}
        : {
            'content-type': type,
            'content-length': String(body.byteLength),
          }),
    },
    body,
  };
};

const sentOf = (call: Call, key: string): { type: string; content: Buffer | undefined } => {
  if (call.via === 'rest' && call.file) return call.file;
  const sent = call.via === 'rest' ? call.body : graphqlBody(call, key);
  const content = sent === undefined ? undefined : Buffer.from(JSON.stringify(sent));
  return { type: 'application/json', content };
};

const graphqlBody = (
  { mutation, inputType, fields, input }: Extract<Call, { via: 'graphql' }>,
  commandId: string,
) => ({
  query: `mutation Issue($input: ${inputType}!) { ${mutation}(input: $input) { ${fields} } }`,
  variables: { input: { ...input, commandId } },
});

/** @throws NoAnswer if the connection ends, or there is no answer in time */
export const send = (
  base: string,
  { method, path, headers, body }: Wire,
  options: { agent?: Agent; timeoutMs: number; signal?: AbortSignal },
): Promise<HttpAnswer> =>
  new Promise((resolve, reject) => {
    const inTime = timeLimit(options.timeoutMs);
    const signal = options.signal ? AbortSignal.any([inTime, options.signal]) : inTime;
    const failed = (error: Error) => reject(new NoAnswer(error.message));
    const { agent } = options;
    const outgoing = request(
      new URL(path, base),
      { method, headers, agent, signal },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('error', failed);
        incoming.on('end', () =>
          incoming.complete
            ? resolve({
                status: incoming.statusCode ?? 0,
                body: Buffer.concat(chunks).toString('utf8'),
              })
            : failed(new Error('the answer was cut short')),
        );
      },
    );
    outgoing.on('error', failed);
    outgoing.end(body);
  });
