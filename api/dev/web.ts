import { existsSync, statSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join, resolve } from 'node:path';
import { createLogger, createServer, type Logger, type Plugin } from 'vite';
import type { Env } from '../env.ts';
import { serverFolders, type WatchedServer } from './server.ts';
import { written } from './written.ts';

const root = resolve('web');
const pageFolder = resolve('dist', 'dev', 'page');
const preamblePath = '/@preamble.js';

type Options = {
  env: Pick<Env, 'host' | 'port'>;
  serverPort: number;
  server: Pick<WatchedServer, 'ready'>;
  /** Called with the path of each file of the client or the server that was changed, added or removed. */
  onChanged: (path: string) => void;
};

/**
 * Runs Vite on the public port. It serves modules and files of `web` and proxies everything else,
 * pages included, to the server: sign-in and the content security policy are those of the product.
 * @returns the folder with the page that the server sends
 */
export const openWeb = async ({ env, serverPort, server, onChanged }: Options) => {
  const ofServer = { target: `http://127.0.0.1:${serverPort}`, xfwd: false };
  const vite = await createServer({
    configFile: join(root, 'vite.config.ts'),
    appType: 'custom',
    clearScreen: false,
    customLogger: withoutProxyErrors(createLogger('warn')),
    // The server replaces this placeholder with its nonce, for the styles that Vite adds.
    html: { cspNonce: '%CSP_NONCE%' },
    optimizeDeps: { entries: ['index.html', '**/*.tsx', '!**/*.test.*'] },
    server: {
      host: env.host,
      port: env.port,
      strictPort: true,
      proxy: {
        '/': {
          ...ofServer,
          ws: true,
          bypass: (request) => (isOfClient(request) ? request.url : undefined),
        },
      },
    },
    plugins: [waitForServer(server), waitForText, preambleAsModule()],
  });
  vite.watcher.add(serverFolders.map((folder) => resolve(folder)));
  vite.watcher.on('all', (_, path) => onChanged(path));
  await writePage(
    await vite.transformIndexHtml('/', await readFile(join(root, 'index.html'), 'utf8')),
  );
  await vite.listen();
  // Prepares the packages first, because a page would not load during the preparation.
  const { client } = vite.environments;
  await client.warmupRequest('/main.tsx');
  await client.waitForRequestsIdle();
  // Modules that Vite has read meanwhile may name packages by outdated addresses.
  client.moduleGraph.invalidateAll();
  return { folder: pageFolder, stop: () => vite.close() };
};

/** Requests for modules and files, as opposed to pages, have file names. */
const isOfClient = ({ url = '/', headers }: IncomingMessage): boolean => {
  if (headers['sec-websocket-protocol']?.startsWith('vite-')) return true;
  const path = decodeURI(url.replace(/\?.*$/, ''));
  if (path.startsWith('/@') || path.startsWith('/node_modules/')) return true;
  return [root, join(root, 'public')].some((folder) => {
    const file = join(folder, path);
    return path !== '/' && path !== '/index.html' && existsSync(file) && statSync(file).isFile();
  });
};

/** Drops errors of the proxy: connections end when the server restarts. */
const withoutProxyErrors = (logger: Logger): Logger => ({
  ...logger,
  error: (text, options) => {
    if (!/\bproxy\b/.test(text)) logger.error(text, options);
  },
});

/** Holds requests while the server restarts. */
const waitForServer = ({ ready }: Pick<WatchedServer, 'ready'>): Plugin => ({
  name: 'wait-for-server',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, _response, next) => {
      if (isOfClient(request)) next();
      else void ready().then(() => next());
    });
  },
});

const waitForText: Plugin = {
  name: 'wait-for-text',
  hotUpdate: { order: 'pre', handler: ({ file }) => written(file) },
};

/** Turns React's inline preamble into a module, because the policy allows no inline scripts. */
const preambleAsModule = (): Plugin => {
  let preamble = '';
  return {
    name: 'preamble-as-module',
    configureServer: ({ middlewares }) => {
      middlewares.use(preamblePath, (_request, response) => {
        response.setHeader('Content-Type', 'text/javascript').end(preamble);
      });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replace(/<script type="module"[^>]*>([^<]+)<\/script>/, (_, code: string) => {
          preamble = code;
          return `<script type="module" src="${preamblePath}"></script>`;
        }),
    },
  };
};

const writePage = async (html: string): Promise<void> => {
  await mkdir(join(pageFolder, '.vite'), { recursive: true });
  await writeFile(join(pageFolder, 'index.html'), html);
  await writeFile(join(pageFolder, '.vite', 'pages.json'), '[]');
};
