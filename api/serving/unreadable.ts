import { randomUUID } from 'node:crypto';
import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ErrorCode } from '../../schema/refusal.ts';

type Problem = { status: number; code: ErrorCode; message: string };

/** Of Node's errors. */
const problems: Record<string, Problem> = {
  HPE_HEADER_OVERFLOW: { status: 431, code: 'TOO_LARGE', message: 'The headers are too large' },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: {
    status: 413,
    code: 'TOO_LARGE',
    message: 'The request is too large',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    code: 'BAD_INPUT',
    message: 'The request did not arrive in time',
  },
};

const notHttp: Problem = { status: 400, code: 'BAD_INPUT', message: 'The request is not HTTP' };

/** Repeats nothing of the request. */
const answerTo = ({ status, ...problem }: Problem): string => {
  const body = JSON.stringify({ ...problem, issues: [], requestId: randomUUID() });
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    "Content-Security-Policy: default-src 'none'",
    'X-Content-Type-Options: nosniff',
    'Connection: close',
    '',
    body,
  ].join('\r\n');
};

type Exchange = { request: IncomingMessage; response: ServerResponse };

/** Whether an answer to this or an earlier request has begun or is due. Another one would be taken for it. */
const awaitsAnswer = ({ request, response }: Exchange): boolean =>
  !response.writableFinished && (request.complete || response.headersSent || !response.socket);

/**
 * Answers requests that Node cannot read, and so passes to no handler, as all others are refused. Ends their
 * connections.
 */
export const answerUnreadable = (http: Server): void => {
  const latest = new WeakMap<Duplex, Exchange>();
  http.on('request', (request, response) => latest.set(request.socket, { request, response }));
  http.on('clientError', ({ code = '' }: NodeJS.ErrnoException, socket) => {
    const exchange = latest.get(socket);
    if (!socket.writable || code === 'ECONNRESET' || (exchange && awaitsAnswer(exchange)))
      socket.destroy();
    else socket.end(answerTo(problems[code] ?? notHttp));
  });
};
