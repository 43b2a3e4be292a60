import { createServer, type Plugin } from 'vite';
import { fluentTexts } from './fluentTexts.ts';

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
    server: { middlewareMode: true, ws: false, watch: null },
    // Packages come from node_modules as they are: the development server has a cache of its own there.
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
 * Puts the splash into index.html, hidden until beforePaint.js shows it. The first paint needs
 * only styles and fonts: no script may delay them.
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
      // Runs after the built file names are in the HTML.
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
