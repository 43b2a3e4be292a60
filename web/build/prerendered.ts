import react from '@vitejs/plugin-react';
import { createServer, type Plugin } from 'vite';
import { fluentTexts } from './fluentTexts.ts';

/** What the HTML holds before there is any code, as markup. */
export type Markup = { splash: string; landing: string };
/** `queries`: what first screens ask, see app/firstQueries.ts. */
type Prerendered = { markup: Markup; queries: Record<string, object> };

const entry = '/app/prerender.tsx';

/** Draws it with the components that the client takes it over with. */
const draw = async (root: string): Promise<Prerendered> => {
  const server = await createServer({
    root,
    configFile: false,
    mode: 'production',
    appType: 'custom',
    logLevel: 'error',
    plugins: [fluentTexts(), react()],
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { splash, landing, firstQueries } = await server.ssrLoadModule(entry);
    const markup = { splash: checked(splash()), landing: checked(landing()) };
    return { markup, queries: firstQueries };
  } finally {
    await server.close();
  }
};

/** @throws Error where the content security policy would take something away. */
const checked = (markup: string): string => {
  if (/ style="|<style|<script/.test(markup))
    throw new Error(
      'The policy allows no inline styles and scripts: what is prerendered has some.',
    );
  return markup;
};

let drawn: Promise<Prerendered> | undefined;

/** Drawn once a build. */
export const prerenderedOf = (root: string): Promise<Prerendered> => {
  drawn ??= draw(root);
  return drawn;
};

/**
 * Puts the splash into index.html, hidden until beforePaint.js says that it is due. The first paint
 * needs styles and fonts: no script may take the line from them.
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
      // Once the names of the files stand in it.
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
