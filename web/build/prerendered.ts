import { createServer, type Plugin } from 'vite';
import { fluentTexts } from './fluentTexts.ts';
import { scopedName } from './scopedName.ts';

/** The markup in the HTML before any code has loaded. */
export type Markup = { splash: string; landing: string; waiting: string };
/** `queries` are the first screens' queries (app/firstQueries.ts). */
type Prerendered = { markup: Markup; queries: Record<string, object> };

const entry = '/app/prerender.tsx';

/** Renders with the components that the client hydrates. */
const draw = async (root: string): Promise<Prerendered> => {
  const server = await createServer({
    root,
    configFile: false,
    mode: 'production',
    appType: 'custom',
    logLevel: 'error',
    plugins: [fluentTexts()],
    css: { modules: { generateScopedName: scopedName(root) } },
    server: { middlewareMode: true, ws: false, watch: null },
    // Uses packages from node_modules directly: the development server has its own cache of them there.
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { splash, landing, waiting, firstQueries } = await server.ssrLoadModule(entry);
    const markup = {
      splash: checked(splash()),
      landing: checked(landing()),
      waiting: checked(waiting()),
    };
    return { markup, queries: firstQueries };
  } finally {
    await server.close();
  }
};

/** @throws Error if the content security policy would block a part of the markup */
const checked = (markup: string): string => {
  if (/ style="|<style|<script/.test(markup))
    throw new Error(
      'The policy allows no inline styles and scripts: what is prerendered has some.',
    );
  return markup;
};

let drawn: Promise<Prerendered> | undefined;

/** Rendered once per build. */
export const prerenderedOf = (root: string): Promise<Prerendered> => {
  drawn ??= draw(root);
  return drawn;
};

/**
 * Puts the splash into index.html, hidden until beforePaint.js shows it. The first paint waits for styles and
 * fonts only, never for scripts.
 */
export const prerendered = (): Plugin => {
  let root = '';
  return {
    name: 'prerendered',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
    },
    transformIndexHtml: {
      // Runs once the HTML names the built files.
      order: 'post',
      handler: async (html) => {
        const {
          markup: { splash },
        } = await prerenderedOf(root);
        return html
          .replace('<div id="splash"></div>', () => `<div id="splash">${splash}</div>`)
          .replaceAll(
            /<(script type="module"|link rel="modulepreload")/g,
            '<$1 fetchpriority="low"',
          );
      },
    },
  };
};
