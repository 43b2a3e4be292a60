import { Agent, request } from 'node:http';

export type HttpAnswer = { status: number; body: string; setCookie: string[] };

/** Keep-alive connections to one server, one for each client. */
export const httpClient = (base: string, connections: number) => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const send = (
    method: string,
    path: string,
    options: { cookie?: string; json?: unknown } = {},
  ): Promise<HttpAnswer> =>
    new Promise((resolve, reject) => {
      const body = options.json === undefined ? undefined : JSON.stringify(options.json);
      const headers = {
        ...(options.cookie ? { cookie: options.cookie } : {}),
        ...(body
          ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
          : {}),
      };
      const outgoing = request(new URL(path, base), { method, agent, headers }, (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('end', () =>
          resolve({
            status: incoming.statusCode ?? 0,
            body: Buffer.concat(chunks).toString('utf8'),
            setCookie: incoming.headers['set-cookie'] ?? [],
          }),
        );
      });
      outgoing.on('error', reject);
      outgoing.end(body);
    });
  return { send, close: () => agent.destroy() };
};
